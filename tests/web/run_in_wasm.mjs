// Runs facts.py in Python under WebAssembly, with the package out of the bundle.
// Arguments: the npm package pyodide, the bundle, the folder of facts.py, the folder of the vectors.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, bundle, tests, vectors] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(bundle)), "zip", { extractDir: "/bundle" });
python.FS.mkdirTree("/vectors");
const files = readdirSync(vectors, { withFileTypes: true }).filter((entry) => entry.isFile());
for (const { name } of files) python.FS.writeFile("/vectors/" + name, readFileSync(join(vectors, name)));
python.FS.writeFile("/facts.py", readFileSync(join(tests, "facts.py")));
console.log(python.runPython(`
import sys
sys.path.insert(0, "/")
import facts
facts.main("/bundle/assets", "/vectors")
`));
