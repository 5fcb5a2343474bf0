import { exportPgn, parsePgn, selectMove, startFen } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { commentWords, withCommentWords } from './comment-words.ts'
import { readText } from './read-text.ts'

const problem = (text: string) => {
  const read = readText(text)
  return read.ok ? null : read.problem
}

describe('a text that somebody pastes', () => {
  it.each([
    [startFen, startFen],
    [`  ${startFen}\n`, startFen],
    ['8/8/8/4k3/8/8/4P3/4K3', '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'],
    ['8/8/8/4k3/8/8/4P3/4K3 b - -', '8/8/8/4k3/8/8/4P3/4K3 b - - 0 1'],
  ])('is read as a position: %s', (text, fen) => {
    const read = readText(text)
    expect(read.ok && read.games[0].game.initialFen).toBe(fen)
  })

  it('is read as games with their names', () => {
    const read = readText(
      '[White "Ivanov"]\n[Black "Li"]\n[Event "Cup"]\n\n1. e4 *\n\n[White "?"]\n[Black "?"]\n\n1. d4 (1. c4) *',
    )
    if (!read.ok) throw new Error(read.problem.kind)
    expect(read.games.map(({ title }) => title)).toEqual(['Ivanov – Li, Cup', null])
    expect(read.games[1]?.game.history[0]?.variations).toHaveLength(1)
  })

  it('says which move of which line is wrong', () => {
    expect(problem('[Event "x"]\n\n1. e4 e5\n2. Nf9 Nc6 *')).toEqual({
      kind: 'move-unknown',
      line: 4,
      move: '2.',
      excerpt: 'Nf9',
    })
    expect(problem('1. e4 e5 2. Nf3 Nc3')).toMatchObject({ kind: 'move-illegal', move: '2…' })
  })

  it.each([
    ['40... e8', '40…'],
    ['40... e5 41. e5', '41.'],
    ['40... e5 41. e4 (41. e3 Kd7 42. Ke8) Kd7', '42.'],
  ])('counts the moves as the position with Black to move says: %s', (moves, move) => {
    const fen = '4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40'
    expect(problem(`[FEN "${fen}"]\n\n${moves}`)).toMatchObject({ kind: 'move-illegal', move })
  })

  it.each([
    ['', 'pgn-empty'],
    ['1. e4 {never ends', 'pgn-comment'],
    ['1. e4 (1. d4', 'pgn-variation-open'],
    ['1. e4 (1. d4) )', 'pgn-bracket'],
    ['1. e4 $', 'pgn-glyph'],
    ['[]\n\n1. e4', 'pgn-tag'],
    ['[White "A\n\n1. e4', 'pgn-tag'],
    ['1. e4 }', 'pgn-sign'],
    ['hello', 'move-unknown'],
    ['8/8/8/8/8/8/8/8 w - - 0 1', 'fen-kings'],
    ['8/8/8/4k3/8/8/4P3/4K3 w', 'fen-fields'],
    ['8/8/8/4k3/8/8/4P3/4K3 x - - 0 1', 'fen-turn'],
    ['8/8/8/4k3/8/8/4P3/4K3 w K - 0 1', 'fen-castling'],
    ['8/8/8/4k3/8/8/4P3/4K3 w xy - 0 1', 'fen-castling'],
    ['8/8/8/4k3/8/8/4P3/4K3 w - e9 0 1', 'fen-en-passant'],
    ['8/8/8/4k3/8/8/4P3/4K3 w - e6 0 1', 'fen-en-passant'],
    ['8/8/8/4k3/4R3/8/8/4K3 w - - 0 1', 'fen-check'],
    ['P7/8/8/4k3/8/8/8/4K3 w - - 0 1', 'fen-pawn-rank'],
    ['8/PPPP4/PPPP4/P3k3/8/8/8/4K3 w - - 0 1', 'fen-too-many'],
    ['8/8/8/4k3/8/8/4K3 w - - 0 1', 'fen-rows'],
    ['8/8/8/44k/8/8/8/4K3 w - - 0 1', 'fen-rows'],
  ])('names what is wrong with %s', (text, kind) => {
    expect(problem(text)?.kind).toBe(kind)
  })

  it('tells what was wrong when it was the only game but one', () => {
    expect(problem('1. e4 e5 *\n\n[White "B"]\n\n1. e4 e4 *')).toMatchObject({
      kind: 'move-illegal',
    })
  })
})

describe('the words at a move', () => {
  const game = parsePgn('1. e4 {[%clk 0:03:00] Best by test} e5 *')

  it('are changed without the clock', () => {
    const at = selectMove(game, '0')
    const changed = withCommentWords(at, 'By far')
    expect(commentWords(changed)).toBe('By far')
    expect(changed.selectedMove?.clockMs).toBe(180_000)
    expect(withCommentWords(changed, '').selectedMove?.clockMs).toBe(180_000)
  })

  it('are the same game when they are the same', () => {
    const at = selectMove(game, '0')
    expect(withCommentWords(at, commentWords(at))).toBe(at)
  })

  it('stand before the first move at the start', () => {
    const changed = withCommentWords(selectMove(game, '-1'), 'Hello')
    expect(commentWords(changed)).toBe('Hello')
    expect(exportPgn(changed)).toContain('{ Hello } 1. e4')
  })
})
