from golf.core.rules import PRESETS
from golf.texts.score import hole_result, round_result
from golf.texts.share import HoleScore, daily_title, game_title, share_text, sign, signs


def test_a_round_is_a_row_of_signs_with_its_total_and_code():
    scores = [HoleScore(-2, 5, True), HoleScore(3, 5, False), HoleScore(5, 5, False),
              HoleScore(7, 5, False), HoleScore(8, 5, False)]  # fmt: skip
    total = round_result(sum(score.strokes for score in scores), 25)
    row = signs(PRESETS["fast"], scores)
    assert share_text(daily_title("2026-11-29", None), row, total, "CODE").split("\n") == [
        "Golf, daily round of 29 Nov 2026",
        "⛳🟢⚪🟨🟥",
        "21 strokes, 4 under par",
        "CODE",
    ]


def test_a_cleared_hole_is_holed_out_whatever_its_par():
    assert sign(HoleScore(0, -3, True)) == "⛳"


def test_a_total_below_zero_has_a_real_minus_and_level_par_its_word():
    assert round_result(-1, -1) == "−1 stroke, level par"


def test_a_hole_of_cards_has_no_sign_but_that_of_a_clear():
    fast, classic = PRESETS["fast"], PRESETS["classic"]
    left, cleared = HoleScore(3, 5, False), HoleScore(-2, 5, True)
    assert (signs(fast, [left]), signs(fast, [cleared]), signs(classic, [left])) == ("", "⛳", "🟢")
    text = share_text("Title", signs(fast, [left]), hole_result(fast, 3, 40), "CODE")
    assert text == "Title\n3 cards left\nCODE"


def test_titles_name_the_game():
    classic = PRESETS["classic"]
    assert daily_title("2026-11-29", 0) == "Golf, daily hole of 29 Nov 2026"
    assert daily_title("2026-11-29", 3) == "Golf, daily round of 29 Nov 2026, hole 3"
    assert game_title(classic, "617", None) == "Golf, deal 617, Classic"
    assert game_title(classic, None, None) == "Golf, nine holes, Classic"
    assert game_title(classic, "bJD-", None) == "Golf, a board, Classic"
    assert game_title(classic, None, "The Meadow") == "Golf, The Meadow"
