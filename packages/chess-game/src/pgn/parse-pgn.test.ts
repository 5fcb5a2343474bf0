import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import type { ChessGame } from '../game/chess-game.ts'
import type { Line } from '../game/history-move.ts'
import { startFen } from '../position/start-fen.ts'
import { parsePgn, parsePgnGames } from './parse-pgn.ts'

/** A line as short text: SAN, glyphs, comments in braces, variations in brackets. */
const lineText = (line: Line): string =>
  line
    .flatMap(({ san, nags, comments, commentsBefore, variations }) => [
      ...commentsBefore.map(({ text }) => `{${text}}`),
      san,
      ...nags.map((nag) => `$${nag}`),
      ...comments.map(({ text }) => `{${text}}`),
      ...variations.map((variation) => `(${lineText(variation)})`),
    ])
    .join(' ')

const gameText = ({ comments, history, nextVariations }: ChessGame): string =>
  [
    ...comments.map(({ text }) => `{${text}}`),
    lineText(history),
    ...nextVariations.map((line) => `next (${lineText(line)})`),
  ]
    .join(' ')
    .trim()

/** The moves of each game, or the code of its error. */
const gamesText = (pgn: string): string[] =>
  [...parsePgnGames(pgn)].map((read) => (read.ok ? gameText(read.game) : read.error.code))

function errorOf(pgn: string): ChessError {
  try {
    parsePgn(pgn)
  } catch (error) {
    if (error instanceof ChessError) return error
    throw error
  }
  throw new TypeError(`${pgn} was read.`)
}

describe('a game', () => {
  it('is read with its tags, moves and result, and shows its last position', () => {
    const game = parsePgn(`[Event "Casual game"]
[Site "Berlin"]
[Date "1852.??.??"]
[White "Anderssen"]
[Black "Dufresne"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 1-0
`)
    expect(game.headers).toEqual({
      Event: 'Casual game',
      Site: 'Berlin',
      Date: '1852.??.??',
      White: 'Anderssen',
      Black: 'Dufresne',
      Result: '1-0',
    })
    expect(gameText(game)).toBe('e4 e5 Nf3 Nc6 Bc4')
    expect(game.result).toBe('1-0')
    expect(game.initialFen).toBe(startFen)
    expect(game.selectedMoveAddress).toEqual([4])
    expect(game.currentFen).toBe(
      'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    )
  })

  it('takes mode and name from the caller', () => {
    const { mode, name } = parsePgn('1. e4 *', { mode: 'STREAM', name: 'Board 1' })
    expect({ mode, name }).toEqual({ mode: 'STREAM', name: 'Board 1' })
  })

  it('may be tags without moves', () => {
    const game = parsePgn('[White "A"]\n')
    expect(game.headers).toEqual({ White: 'A' })
    expect(game.selectedMoveAddress).toEqual([-1])
  })

  it('may be words alone', () => {
    expect(gameText(parsePgn('{hello}'))).toBe('{hello}')
  })

  it('is read from text with a byte order mark, CRLF, tabs and blank lines', () => {
    const pgn =
      '\ufeff\r\n[White\t"A"]\r\n[Black "B"]\r\n\r\n\r\n1.\te4\r\ne5 ; end\r\n2. Nf3\r\n*\r\n'
    const game = parsePgn(pgn)
    expect(game.headers).toEqual({ White: 'A', Black: 'B' })
    expect(gameText(game)).toBe('e4 e5 {end} Nf3')
  })

  it.each([
    ['1.e4 e5 2.Nf3', 'numbers at the move'],
    ['1. e4 1... e5 2. Nf3', 'numbers for Black'],
    ['1. e4 1. ... e5 2 . Nf3', 'dots apart'],
    ['e4 e5 Nf3', 'no numbers'],
    ['7. e4 99... e5 0. Nf3', 'wrong numbers'],
    ['1 e4 e5 2 Nf3', 'numbers without dots'],
    ['e2e4 e7e5 g1f3', 'long notation'],
  ])('reads %s (%s)', (pgn) => {
    expect(gameText(parsePgn(pgn))).toBe('e4 e5 Nf3')
  })
})

describe('tags', () => {
  it.each([
    ['[A "x \\"y\\" z"]', 'x "y" z', 'escaped quotes'],
    ['[A "C:\\\\chess\\\\"]', 'C:\\chess\\', 'escaped backslashes'],
    ['[A "C:\\chess"]', 'C:\\chess', 'a backslash that escapes nothing'],
    ['[A "x "y" z"]', 'x "y" z', 'quotes that were not escaped'],
    ['[A "]"]', ']', 'a bracket first'],
    ['[A "[x]"]', '[x]', 'brackets'],
    ['[A "\\"]"]', '"]', 'an escaped quote before a bracket'],
    ['[A ""]', '', 'nothing'],
    ['[A "{x"]', '{x', 'a brace'],
    ['[A "; % 1-0"]', '; % 1-0', 'signs that mean something elsewhere'],
    ['[ A   "x"  ]', 'x', 'white space around'],
    ['[A"x"]', 'x', 'no white space'],
    ['[A "Müller ♞ 王"]', 'Müller ♞ 王', 'letters of the world'],
  ])('%s has the value %s (%s)', (tag, value) => {
    expect(parsePgn(`${tag}\n[B "b"]\n\n1. e4 *`).headers).toEqual({ A: value, B: 'b' })
  })

  it('may share a line', () => {
    const { headers } = parsePgn('[White "A"] [Black "B"][Round "1"]\n1. e4 *')
    expect(headers).toEqual({ White: 'A', Black: 'B', Round: '1' })
  })

  it('may have the name of something that every object has', () => {
    const { headers } = parsePgn('[__proto__ "a"]\n[constructor "b"]\n[toString "c"]\n*')
    expect(Object.entries(headers)).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ])
  })

  it('say the same once: the last one counts', () => {
    expect(parsePgn('[White "A"]\n[White "B"]\n*').headers).toEqual({ White: 'B' })
  })

  it('do not go on in the next line after a backslash', () => {
    expect(gamesText('[A "x\\\nb"]\n1. e4 *')).toEqual(['invalid-pgn'])
  })
})

describe('a start position', () => {
  it('comes from the FEN tag, black to move, with or without SetUp', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
    expect(parsePgn(`[FEN "${fen}"]\n\n1... e5 2. Nf3 *`).initialFen).toBe(fen)
    expect(gameText(parsePgn(`[SetUp "1"]\n[FEN "${fen}"]\n\n1... e5 2. Nf3 *`))).toBe('e5 Nf3')
  })

  it('may count moves from 0', () => {
    const game = parsePgn('[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0"]\n\n0. e4 Kd7 1. Kd2 *')
    expect(gameText(game)).toBe('e4 Kd7 Kd2')
    expect(game.initialFen).toBe('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
  })
})

describe('results', () => {
  it.each([
    ['1. e4 1-0', '1-0'],
    ['1. e4 0-1', '0-1'],
    ['1. e4 1/2-1/2', '1/2-1/2'],
    ['1. e4 *', '*'],
    ['1. e4', '*'],
    ['1. e4 1/2', '1/2-1/2'],
    ['1. e4 ½-½', '*'],
    ['1. e4 1–0', '*'],
    ['1. e4 1:0', '*'],
    ['1. e4 0.5-0.5', '*'],
    ['1. e4 0-0', '*'],
    ['1. e4 +/-', '*'],
    ['1. e4 1-0-1', '*'],
    ['[Result "1-0"]\n\n1. e4', '1-0'],
    ['[Result "½-½"]\n\n1. e4', '*'],
    ['[Result "1-0"]\n\n1. e4 0-1', '0-1'],
    ['[Result "1-0"]\n\n1. e4 *', '*'],
    ['1. e4 (1. d4 1-0) e5 0-1', '0-1'],
    ['1. e4 (1. d4 d5 0-1)', '*'],
    ['1-0', '1-0'],
    ['1. e4 ½-½ {a short draw}', '*'],
    ['1. e4 (1. d4 ½-½) e5 1-0', '1-0'],
    ['1. e4 {a mistake}1-0', '1-0'],
    ['1. e4!1-0', '1-0'],
  ])('%s ends with %s', (pgn, result) => {
    const [first, ...others] = parsePgnGames(pgn)
    expect(first).toMatchObject({ ok: true, game: { result } })
    expect(others).toEqual([])
  })

  it('an odd one in the tag stays there', () => {
    const { headers, result } = parsePgn('[Result "½-½"]\n\n1. e4 ½-½')
    expect({ headers, result }).toEqual({ headers: { Result: '½-½' }, result: '*' })
  })
})

it('does not take a last move in figurines for an odd result', () => {
  expect(errorOf('1. e4 e5 2. ♘f3')).toMatchObject({
    code: 'neither-san-nor-lan',
    place: { ply: 3 },
  })
})

describe('comments', () => {
  it.each([
    ['{a} 1. e4', '{a} e4', 'before the first move'],
    ['1. {a} e4', '{a} e4', 'between the first number and its move'],
    ['1. e4 {a} {b} e5', 'e4 {a} {b} e5', 'after a move'],
    ['1. e4 {a} 1... {b} e5', 'e4 {a} {b} e5', 'between number and move'],
    ['1. e4 e5 * {a}', 'e4 e5 {a}', 'after the result'],
    ['1. e4 ({a} 1. d4 {b})', 'e4 ({a} d4 {b})', 'in a variation before its first move'],
    ['1. e4 (1. {a} d4) {b}', 'e4 {b} ({a} d4)', 'after a variation'],
    ['1. e4 ({a}) e5', 'e4 {a} e5', 'alone in brackets'],
    ['({a}) 1. e4', '{a} e4', 'alone in brackets before the first move'],
    ['1. e4 ; a { b\ne5', 'e4 {a { b} e5', 'to the end of the line'],
    ['1. e4 ; a', 'e4 {a}', 'to the end of the text'],
    ['1. e4;a\ne5', 'e4 {a} e5', 'at the move'],
    ['1. e4{a}e5', 'e4 {a} e5', 'without white space'],
    ['1. e4 {a ; b} e5', 'e4 {a ; b} e5', 'with a semicolon'],
    ['1. e4 {a ( ) { [b] $1 * 1-0} e5', 'e4 {a ( ) { [b] $1 * 1-0} e5', 'with signs'],
    ['1. e4 {a\r\n  b\tc} e5', 'e4 {a b c} e5', 'over several lines'],
    ['1. e4 {} e5', 'e4 {} e5', 'without words'],
    ['1. e4 {% a\n% b} e5', 'e4 {% a % b} e5', 'with percent signs'],
  ])('%j is read as %s (%s)', (pgn, text) => {
    expect(gameText(parsePgn(pgn))).toBe(text)
  })

  it('may stand between tags', () => {
    const game = parsePgn('; one\n[White "A"]\n{two}\n[Black "B"]\n\n{three} 1. e4 *')
    expect(game.headers).toEqual({ White: 'A', Black: 'B' })
    expect(gameText(game)).toBe('{one} {two} {three} e4')
  })

  it('hold clock times, evaluations and drawings', () => {
    const { history } = parsePgn(
      '1. e4 {[%eval 0.17,20] [%clk 0:05:00.5] king pawn [%emt 0:00:01]} e5 {[%csl Ga4,Re5][%cal Yb1b8] [%eval #-3]} *',
    )
    expect(history.map(({ comments }) => comments)).toEqual([
      [
        {
          text: 'king pawn',
          evaluation: { pawns: 0.17, depth: 20 },
          clock: 300_500,
          elapsed: 1000,
        },
      ],
      [
        {
          text: '',
          squares: [
            { color: 'green', square: 'a4' },
            { color: 'red', square: 'e5' },
          ],
          arrows: [{ color: 'yellow', from: 'b1', to: 'b8' }],
          evaluation: { mate: -3 },
        },
      ],
    ])
    expect(history.map(({ clockMs }) => clockMs)).toEqual([300_500, undefined])
  })
})

describe('escaped lines', () => {
  it.each([
    ['% hidden\n1. e4 e5', 'at the beginning'],
    ['\ufeff% hidden\n1. e4 e5', 'behind a byte order mark'],
    ['1. e4\n% 2. Qxh7# {\r\ne5', 'between moves'],
    ['1. e4\ne5\n%', 'at the end'],
  ])('%j are passed over (%s)', (pgn) => {
    expect(gamesText(pgn)).toEqual(['e4 e5'])
  })

  it('may stand between tags and between games', () => {
    expect(gamesText('[A "a"]\n% x\n[B "b"]\n\n1. e4 *\n% y\n\n1. d4 *')).toEqual(['e4', 'd4'])
  })
})

describe('glyphs', () => {
  it.each([
    ['1. e4! e5?', 'e4 $1 e5 $2'],
    ['1. e4!! e5??', 'e4 $3 e5 $4'],
    ['1. e4!? e5?!', 'e4 $5 e5 $6'],
    ['1. e4 ! e5', 'e4 $1 e5'],
    ['1. e4 $1 $10 $146 e5 $255', 'e4 $1 $10 $146 e5 $255'],
    ['1. e4$1$2 e5', 'e4 $1 $2 e5'],
    ['1. e4! $1 $1', 'e4 $1'],
    ['1. e4 {a} $1', 'e4 $1 {a}'],
    ['1. e4 (1. d4 $2) $1', 'e4 $1 (d4 $2)'],
    ['1. e4 $0', 'e4 $0'],
    ['1. e4!!!', 'e4'],
  ])('%s is read as %s', (pgn, text) => {
    expect(gameText(parsePgn(pgn))).toBe(text)
  })
})

describe('odd ways to write a move', () => {
  const enPassant = '[FEN "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"]\n\n'
  const castling = '[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"]\n\n'

  it.each([
    [`${enPassant}1. exd6 e.p. Kd7`, 'exd6 Kd7'],
    [`${enPassant}1. exd6 ep Kd7`, 'exd6 Kd7'],
    [`${castling}1. 0-0 0-0-0`, 'O-O O-O-O'],
    [`${castling}1. O-O-O O-O`, 'O-O-O O-O'],
    [`${castling}1. 0-0! 0-0-0 *`, 'O-O $1 O-O-O'],
    [`${castling}1.0-0 Kd8 *`, 'O-O Kd8'],
    ['1. e4 -- 2. d4 Z0 3. c4', 'e4 -- d4 -- c4'],
    ['1. e4 --', 'e4 --'],
  ])('%j is read as %s', (pgn, text) => {
    expect(gameText(parsePgn(pgn))).toBe(text)
  })
})

describe('variations', () => {
  it('may be nested and stand beside one another', () => {
    expect(
      gameText(
        parsePgn(
          '1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3)) 2. c4) (1. c4) 1... e5 (1... c5) 2. Nf3 *',
        ),
      ),
    ).toBe('e4 (d4 d5 (Nf6 c4 (Nf3)) c4) (c4) e5 (c5) Nf3')
  })

  it('are alternatives to the move to come when there is none beside them', () => {
    expect(gameText(parsePgn('(1. e4 e5) (1. d4) *'))).toBe('next (e4 e5) next (d4)')
  })

  it('before the first move are alternatives to it', () => {
    expect(gameText(parsePgn('(1. e4 e5) 1. d4 (1. c4) *'))).toBe('d4 (e4 e5) (c4)')
  })

  it('go on after the last move behind the mark', () => {
    const pgn = '1. e4 e5 ({[%continues]} 1... e5 {two} 2. Nf3 {three} Nc6) (1... c5) *'
    expect(gameText(parsePgn(pgn))).toBe('e4 e5 (c5) next ({two} Nf3 {three} Nc6)')
  })

  it('keep their mark only beside the move that they repeat', () => {
    const pgn = '1. e4 e5 ({[%continues]} 1... c5 2. Nf3) *'
    expect(gameText(parsePgn(pgn))).toBe('e4 e5 (c5 Nf3)')
  })

  it('may be empty', () => {
    expect(gameText(parsePgn('1. e4 () ( ) 1... e5 *'))).toBe('e4 e5')
  })
})

describe('several games', () => {
  it('are told apart by their tags', () => {
    expect(gamesText('[Event "a"]\n\n1. e4\n\n[Event "b"]\n\n1. d4')).toEqual(['e4', 'd4'])
  })

  it('are told apart by their results, also on one line', () => {
    expect(gamesText('1. e4 * 1. d4 1-0 1. c4 1/2-1/2\n1. Nf3 0-1')).toEqual([
      'e4',
      'd4',
      'c4',
      'Nf3',
    ])
  })

  it('are told apart when all of one is its tags', () => {
    const games = [
      ...parsePgnGames('[Event "a"]\n[White "A"]\n\n[Event "b"]\n[White "B"]\n\n1. d4 *'),
    ]
    expect(games.map((read) => read.ok && read.game.headers)).toEqual([
      { Event: 'a', White: 'A' },
      { Event: 'b', White: 'B' },
    ])
  })

  it('may have a result at a glyph', () => {
    expect(gamesText('1. e4!* 1. d4?1-0 1. c4')).toEqual(['e4 $1', 'd4 $2', 'c4'])
  })

  it('may begin with a byte order mark each', () => {
    expect(gamesText('\ufeff[Event "a"]\n\n1. e4\n\ufeff[Event "b"]\n\n1. d4')).toEqual([
      'e4',
      'd4',
    ])
  })

  it('say where they begin', () => {
    const pgn = '1. e4 *\n\n[White "A"]\n\n1. d4 *\n'
    expect([...parsePgnGames(pgn)].map(({ source }) => source)).toEqual([
      { text: '1. e4 *\n\n', offset: 0, line: 1 },
      { text: '[White "A"]\n\n1. d4 *\n', offset: 9, line: 3 },
    ])
  })

  it.each([
    ['1. e4 e6 2. Ke3', 'no-moving-piece'],
    ['1. e4 {never closed', 'invalid-pgn'],
    ['1. e4 (1. d4 {never closed', 'invalid-pgn'],
    ['1. e4 (1. d4', 'invalid-pgn'],
    ['1. e4 ) e5', 'invalid-pgn'],
    ['[White "A\n\n1. e4', 'invalid-pgn'],
    ['[FEN "none"]\n\n1. e4', 'invalid-fen'],
  ])('are read behind a broken one: %j', (broken, code) => {
    const pgn = `[Event "a"]\n\n${broken} *\n\n[Event "b"]\n\n1. d4 d5 *\n`
    const [last, ...others] = gamesText(broken.startsWith('[') ? pgn.slice(13) : pgn).reverse()
    expect(last).toBe('d4 d5')
    expect(others).toEqual([code])
  })

  it('are none in an empty text, and the first of none is an error', () => {
    expect(gamesText(' \n\n% nothing\n\ufeff')).toEqual([])
    expect(errorOf(' \n')).toMatchObject({
      code: 'invalid-pgn',
      message: 'The PGN holds no game. Give it tags or moves.',
      reason: 'no game',
      place: { offset: 0, line: 1 },
    })
  })

  it('are not looked at behind the first by parsePgn', () => {
    expect(gameText(parsePgn('1. e4 *\n\n1. Ke5 *'))).toBe('e4')
  })
})

describe('a text that can not be read says why and where', () => {
  it.each([
    [
      'a comment is not closed',
      '1. e4\n{never',
      { offset: 6, line: 2 },
      "The PGN can't be read in line 2: a comment is not closed. Add a }.",
    ],
    [
      'a variation is not closed',
      '1. e4 (1. d4\n(1. c4)\n',
      { offset: 21, line: 3 },
      "The PGN can't be read in line 3: a variation is not closed. Add a ).",
    ],
    [
      'a ) has no (',
      '1. e4\n\ne5 ) *',
      { offset: 10, line: 3 },
      "The PGN can't be read in line 3: a ) has no (. Take it out, or open the variation.",
    ],
    [
      'a variation stands beside no move',
      '1. e4 ((1. d4))',
      { offset: 7, line: 1 },
      "The PGN can't be read in line 1: a variation stands beside no move. Put it behind a move of its line.",
    ],
    [
      'a $ stands without a number',
      '1. e4 $ e5',
      { offset: 6, line: 1 },
      "The PGN can't be read in line 1: a $ stands without a number. Write $1 to $255.",
    ],
    [
      'a $ stands without a number',
      '1. e4 $1234 e5',
      { offset: 6, line: 1 },
      "The PGN can't be read in line 1: a $ stands without a number. Write $1 to $255.",
    ],
    [
      'a tag has no name',
      '[White "A"]\n["B"]\n',
      { offset: 12, line: 2 },
      'The PGN can\'t be read in line 2: a tag has no name. Write it as [White "Name"].',
    ],
    [
      'a tag has no name',
      '[White]\n[Black "B"]\n',
      { offset: 0, line: 1 },
      'The PGN can\'t be read in line 1: a tag has no name. Write it as [White "Name"].',
    ],
    [
      'the tag White is not closed',
      '[White "A]\n\n1. e4',
      { offset: 0, line: 1 },
      'The PGN can\'t be read in line 1: the tag White is not closed. Add "].',
    ],
    [
      '"}" has no meaning here',
      '1. e4 } e5',
      { offset: 6, line: 1 },
      'The PGN can\'t be read in line 1: "}" has no meaning here. Take it out.',
    ],
    [
      '"[" has no meaning here',
      '1. e4 [%clk 1] e5',
      { offset: 6, line: 1 },
      'The PGN can\'t be read in line 1: "[" has no meaning here. Take it out.',
    ],
  ])('%s: %j', (reason, pgn, place, message) => {
    const error = errorOf(pgn)
    expect(error).toEqual(new ChessError('invalid-pgn', message, reason, place))
    expect(error.place).toEqual(place)
  })

  it.each([
    ['in the main line', '1. e4 e5\n2. Ra2 *', 'illegal-move', { offset: 12, line: 2, ply: 3 }],
    [
      'in a variation',
      '1. e4 e5 (1... c5 2. Ra2)',
      'illegal-move',
      { offset: 21, line: 1, ply: 3 },
    ],
    [
      'in a nested one',
      '1. e4 (1. d4 d5 (1... d6\n2. Ra2))',
      'illegal-move',
      { offset: 28, line: 2, ply: 3 },
    ],
    [
      'first in a variation',
      '1. e4 e5 (1... e4)',
      'no-moving-piece',
      { offset: 15, line: 1, ply: 2 },
    ],
    [
      'behind a variation',
      '1. e4 (1. d4 d5 2. c4) 1... e4',
      'no-moving-piece',
      { offset: 28, line: 1, ply: 2 },
    ],
    ['before the first move', '(1. e5) 1. e4', 'no-moving-piece', { offset: 4, line: 1, ply: 1 }],
    ['of the wrong side', '1. e2e4 e4e5', 'wrong-turn', { offset: 8, line: 1, ply: 2 }],
    ['that is no move', '1. e4 hello', 'neither-san-nor-lan', { offset: 6, line: 1, ply: 2 }],
    [
      'without a king that may castle',
      '1. O-O',
      'castling-not-allowed',
      { offset: 3, line: 1, ply: 1 },
    ],
  ])('a move %s: %j', (_, pgn, code, place) => {
    expect(errorOf(pgn)).toMatchObject({ code, place })
  })

  it.each([
    ['1... e4', 40, 'b'],
    ['1... e5 2. e5', 41, 'w'],
    ['1... e5 2. e4 (2. e3 Kd7 3. Ke8) Kd7', 42, 'w'],
  ])('a move is counted from the position that the game began with: %j', (moves, number, color) => {
    const error = errorOf(`[FEN "4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40"]\n\n${moves}`)
    expect(error.place.move).toEqual({ number, color })
  })

  it('an ambiguous move names the pieces', () => {
    const error = errorOf('[FEN "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"]\n\n1. Rd1 *')
    expect(error).toMatchObject({
      code: 'ambiguous-move',
      message: 'Lan move is not valid',
      place: { offset: 44, line: 3, ply: 1 },
    })
    expect(error.reason).toContain('a1 and h1')
  })

  it('a null move in check is refused', () => {
    expect(errorOf('1. e4 f6 2. Qh5+ --')).toMatchObject({
      code: 'illegal-move',
      reason: "A side in check can't pass.",
      place: { offset: 17, line: 1, ply: 4 },
    })
  })

  it.each([
    ['[White "A"]\n[FEN "none"]\n\n1. e4', 12, 2],
    ['{[FEN}\n[FENCE "f"]\n[ FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n*', 19, 3],
  ])('a FEN tag that is no position: %j', (pgn, offset, line) => {
    expect(errorOf(pgn)).toMatchObject({ code: 'invalid-fen', place: { offset, line } })
  })

  it('counts offset and line from the beginning of all games', () => {
    const [, second] = parsePgnGames(
      '[Event "a"]\r\n\r\n1. e4 *\r\n\r\n[Event "b"]\r\n\r\n1. Ke2 *',
    )
    expect(second?.source).toMatchObject({ offset: 26, line: 5 })
    expect(second).toHaveProperty('error.code', 'illegal-move')
    expect(second).toMatchObject({ error: { place: { offset: 44, line: 7, ply: 1 } } })
  })

  it('quotes no more of it than a line', () => {
    expect(errorOf(`1. ${'x'.repeat(5000)}`).message.length).toBeLessThan(300)
    expect(errorOf(`[${'x'.repeat(5000)} "`).message.length).toBeLessThan(300)
    expect(errorOf(`[FEN "${'x'.repeat(5000)}"]`).message.length).toBeLessThan(400)
  })
})
