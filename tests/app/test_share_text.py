from golf.core.rules import PRESETS
from golf.texts.share import HoleScore, daily_title, game_title, share_text, sign


def test_a_round_is_a_row_of_signs_with_its_total_and_code():
    scores = [HoleScore(-2, 5, True), HoleScore(3, 5, False), HoleScore(5, 5, False),
              HoleScore(7, 5, False), HoleScore(8, 5, False)]  # fmt: skip
    assert share_text(daily_title("2026-11-29", None), scores, "CODE").split("\n") == [
        "Golf, daily round of 29 Nov 2026",
        "⛳🟢⚪🟨🟥",
        "21 strokes, 4 under par",
        "CODE",
    ]


def test_a_cleared_hole_is_holed_out_whatever_its_par():
    assert sign(HoleScore(0, -3, True)) == "⛳"


def test_a_total_below_zero_has_a_real_minus_and_level_par_its_word():
    text = share_text("t", [HoleScore(-1, -1, True)], "c")
    assert "−1 stroke, level par" in text


def test_titles_name_the_game():
    classic = PRESETS["classic"]
    assert daily_title("2026-11-29", 0) == "Golf, daily hole of 29 Nov 2026"
    assert daily_title("2026-11-29", 3) == "Golf, daily round of 29 Nov 2026, hole 3"
    assert game_title(classic, "617", None) == "Golf, deal 617, Classic"
    assert game_title(classic, None, None) == "Golf, nine holes, Classic"
    assert game_title(classic, "bJD-", None) == "Golf, a board, Classic"
    assert game_title(classic, None, "The Meadow") == "Golf, The Meadow"
