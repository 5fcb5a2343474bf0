import { describe, expect, it } from 'vitest'
import { exportPgn } from '../pgn/export-pgn.ts'
import { parsePgn } from '../pgn/parse-pgn.ts'
import { startFen } from '../position/start-fen.ts'
import { idOf } from './address.ts'
import { uploadAnalysis } from './analysis.ts'
import type { ChessGame } from './chess-game.ts'
import {
  addComment,
  deleteMove,
  deleteVariation,
  loadFen,
  promoteVariation,
  removeVariations,
  restart,
  setComments,
  setHeaders,
  setLoading,
  setMode,
  setNags,
  setResult,
  setValidation,
  undoMove,
} from './edit.ts'
import type { Line } from './history-move.ts'
import { selectFirst, selectMove, selectPrevious, stopCommenting } from './navigate.ts'
import { playMove, startGame, uploadHistory } from './play.ts'

const play = (moves: string, game: ChessGame = startGame()) =>
  moves.split(' ').reduce((before, move) => playMove(before, move), game)

/** A line with its variations as PGN would nest them. */
const text = (line: Line): string =>
  line
    .map(({ san, variations }) => [san, ...variations.map((v) => `(${text(v)})`)].join(' '))
    .join(' ')

const selected = (game: ChessGame) => [
  idOf(game.selectedMoveAddress),
  game.selectedMoveHistory.map(({ san }) => san).join(' '),
]

/** 1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4 e5) 1... e5 (1... c5) 2. Nf3 */
function tree(): ChessGame {
  const main = uploadHistory(startGame(), ['e4', 'e5', 'Nf3'])
  const d4 = play('d4 d5 c4', selectFirst(main))
  const nested = play('Nf6 c4', selectMove(d4, '0_0_0'))
  const c4 = play('c4 e5', selectFirst(nested))
  return play('c5', selectMove(c4, '0'))
}
const whole = 'e4 (d4 d5 (Nf6 c4) c4) (c4 e5) e5 (c5) Nf3'

it('starts these tests from the tree that is drawn', () => {
  expect(text(tree().history)).toBe(whole)
})

describe('undo', () => {
  it('takes back the last move of the main line and goes to the position before it', () => {
    const game = undoMove(tree())
    expect(text(game.history)).toBe('e4 (d4 d5 (Nf6 c4) c4) (c4 e5) e5 (c5)')
    expect(selected(game)).toEqual(['1', 'e4 e5'])
    expect(game.history[0]).toBe(tree().history[0] && game.history[0])
    expect(game.commenting).toBe(false)
  })

  it('restores the state before the move', () => {
    const before = play('e4 d5')
    const after = undoMove(playMove(before, 'exd5'))
    expect(after).toEqual(before)
    expect(after.pieces).toBe(before.pieces)
    expect(after.capturedFigures).toBe(before.capturedFigures)
    expect(undoMove(undoMove(after))).toEqual(startGame())
  })

  it('keeps the alternatives to the move as alternatives to the move to come', () => {
    const game = undoMove(undoMove(tree()))
    expect(text(game.history)).toBe('e4 (d4 d5 (Nf6 c4) c4) (c4 e5)')
    expect(game.nextVariations.map(text)).toEqual(['c5'])
    expect(text(playMove(game, 'c5').history)).toBe('e4 (d4 d5 (Nf6 c4) c4) (c4 e5) c5')
    expect(text(playMove(game, 'e6').history)).toBe('e4 (d4 d5 (Nf6 c4) c4) (c4 e5) e6 (c5)')
  })

  it('at the start is refused', () => {
    expect(() => undoMove(startGame())).toThrow(
      expect.objectContaining({
        code: 'invalid-edit',
        message: 'There is no move to undo',
        reason: 'The game is at its start position.',
      }),
    )
  })
})

describe('loading', () => {
  const game = setHeaders(
    setResult(startGame({ name: 'Board 1', mode: 'OFFLINE', headers: { White: 'Ann' } }), '1-0'),
    { Black: 'Ben' },
  )

  it('a FEN resets pieces, history, headers and result, and keeps name and mode', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R b K - 3 9'
    const loaded = loadFen(addComment(play('e4', game), 'words'), fen)
    expect(loaded).toEqual(startGame({ fen, name: 'Board 1', mode: 'OFFLINE' }))
    expect(loaded.pieces).toHaveLength(3)
  })

  it('a FEN that is no position leaves the game as it was', () => {
    const json = JSON.stringify(game)
    expect(() => loadFen(game, '8/8/8/8/8/8/8/8 w - - 0 1')).toThrow(
      expect.objectContaining({ code: 'invalid-fen' }),
    )
    expect(JSON.stringify(game)).toBe(json)
  })

  it('any FEN without validation', () => {
    const free = loadFen(setValidation(game, false), '8/8/8/8/8/8/8/8 w - - 0 1')
    expect(free.pieces).toEqual([])
    expect(free.withValidation).toBe(false)
  })

  it('restarts with the standard position', () => {
    expect(restart(loadFen(game, '4k3/8/8/8/8/8/8/4K2R b K - 3 9')).currentFen).toBe(startFen)
  })
})

describe('what belongs to the whole game', () => {
  it('is set one by one', () => {
    const game = setLoading(setMode(setResult(startGame(), '1/2-1/2'), 'DEBUG'), true)
    expect(game).toMatchObject({
      result: '1/2-1/2',
      mode: 'DEBUG',
      loading: true,
      withValidation: false,
    })
    expect(setMode(game, 'ONLINE').withValidation).toBe(true)
  })

  it('headers are added to those that are there', () => {
    const game = setHeaders(setHeaders(startGame(), { White: 'Ann', Round: '1' }), { Round: '2' })
    expect(game.headers).toEqual({ White: 'Ann', Round: '2' })
  })

  it.each(['', 'White Elo', 'a"b', 'a]b', 'tab\t'])('a header can not be named %j', (name) => {
    expect(() => setHeaders(startGame(), { [name]: 'x' })).toThrow(
      expect.objectContaining({ code: 'invalid-edit', reason: expect.stringContaining('letters') }),
    )
  })
})

describe('comments', () => {
  it('are added to the selected move, or to the one that is named', () => {
    const game = addComment(addComment(tree(), 'sharp'), 'solid', '0_0_1')
    expect(game.selectedMove?.comments).toEqual([{ text: 'sharp' }])
    expect(selectMove(game, '0_0_1').selectedMove?.comments).toEqual([{ text: 'solid' }])
    expect(text(game.history)).toBe(whole)
  })

  it('at the start come before the first move', () => {
    const game = addComment(selectFirst(tree()), 'An old idea.')
    expect(game.comments).toEqual([{ text: 'An old idea.' }])
    expect(addComment(tree(), 'An old idea.', '-1').comments).toEqual(game.comments)
    expect(setComments(game, []).comments).toEqual([])
  })

  it('hold clock times, judgements and marks, as commands or as fields', () => {
    const commands = '[%clk 0:03:00] [%eval -0.5,20] [%csl Ge4] [%cal Re2e4] best by test'
    const comment = {
      text: 'best by test',
      clock: 180_000,
      evaluation: { pawns: -0.5, depth: 20 },
      squares: [{ color: 'green', square: 'e4' }],
      arrows: [{ color: 'red', from: 'e2', to: 'e4' }],
    } as const
    expect(addComment(tree(), commands, '0').history[0]?.comments).toEqual([comment])
    expect(addComment(tree(), comment, '0').history[0]?.comments).toEqual([comment])
    expect(addComment(tree(), comment, '0').history[0]?.clockMs).toBe(180_000)
  })

  it('are kept as a PGN gives them back: fields before words, nothing empty', () => {
    const comment = { text: '[%clk 0:02:00]  two\nlines', clock: 60_000, squares: [], arrows: [] }
    const game = addComment(tree(), comment, '0')
    expect(game.history[0]?.comments).toStrictEqual([
      { text: '[%clk 0:02:00] two lines', clock: 60_000 },
    ])
    expect(parsePgn(exportPgn(game)).history[0]?.comments).toEqual(game.history[0]?.comments)
  })

  it('that are there stay the same objects when one is added', () => {
    const game = addComment(tree(), '[%clk 0:01:00] [%clk 0:02:00] twice', '0')
    const [old] = game.history[0]?.comments ?? []
    const [same, more] = addComment(game, 'more', '0').history[0]?.comments ?? []
    expect(old).toEqual({ text: '[%clk 0:02:00] twice', clock: 60_000 })
    expect(same).toBe(old)
    expect(more).toEqual({ text: 'more' })
    const start = addComment(startGame(), '[%clk 0:01:00] [%clk 0:02:00] twice')
    expect(addComment(start, 'more').comments[0]).toBe(start.comments[0])
  })

  it('are replaced all at once', () => {
    const game = setComments(
      addComment(tree(), 'old', '0'),
      ['new', { text: 'own', clock: 5 }],
      '0',
    )
    expect(game.history[0]?.comments).toEqual([{ text: 'new' }, { text: 'own', clock: 5 }])
  })

  it('change nothing but their move and the way to it', () => {
    const before = tree()
    const after = addComment(before, 'words', '0_0_1')
    expect(after.history[1]).toBe(before.history[1])
    expect(after.history[2]).toBe(before.history[2])
    expect(after.history[0]?.variations[1]).toBe(before.history[0]?.variations[1])
    expect(after.history[0]?.variations[0]?.[0]).toBe(before.history[0]?.variations[0]?.[0])
    expect(after.history[0]?.variations[0]?.[1]?.variations).toBe(
      before.history[0]?.variations[0]?.[1]?.variations,
    )
    expect(after.history[0]?.position).toBe(before.history[0]?.position)
    expect(after.currentFen).toBe(before.currentFen)
    expect(before.history[0]?.variations[0]?.[1]?.comments).toEqual([])
  })

  it('to a move that is not there are refused', () => {
    for (const id of ['3', '0_2_0', '0_0', 'x']) {
      const noMove = expect.objectContaining({ code: 'no-such-move' })
      expect(() => addComment(tree(), 'words', id)).toThrow(noMove)
      expect(() => setComments(tree(), [], id)).toThrow(noMove)
      expect(() => setNags(tree(), [1], id)).toThrow(noMove)
      expect(() => deleteMove(tree(), id)).toThrow(noMove)
    }
  })
})

describe('glyphs', () => {
  it('are kept, each once', () => {
    expect(setNags(tree(), [1, 14, 1, 0, 255], '0').history[0]?.nags).toEqual([1, 14, 0, 255])
    expect(setNags(setNags(tree(), [1]), []).selectedMove?.nags).toEqual([])
  })

  it.each([[-1], [256], [1.5], [Number.NaN]])('%d is none', (nag) => {
    expect(() => setNags(tree(), [1, nag])).toThrow(
      expect.objectContaining({ code: 'invalid-edit', reason: expect.stringContaining('255') }),
    )
  })

  it('do not fit the start position', () => {
    expect(() => setNags(tree(), [1], '-1')).toThrow(
      expect.objectContaining({ code: 'no-such-move' }),
    )
  })
})

describe('deleting a move', () => {
  it.each([
    // Delete, what is left, and where each selected move goes.
    [
      '1',
      'e4 (d4 d5 (Nf6 c4) c4) (c4 e5)',
      { '2': '0', '1': '0', '1_0_0': '0', '0': '0', '0_0_2': '0_0_2' },
    ],
    ['0', '', { '2': '-1', '0_0_1_0_1': '-1', '0_1_0': '-1', '-1': '-1' }],
    [
      '0_0_1',
      'e4 (d4) (c4 e5) e5 (c5) Nf3',
      { '0_0_2': '0_0_0', '0_0_1_0_1': '0_0_0', '0_0_0': '0_0_0', '0_1_1': '0_1_1', '2': '2' },
    ],
    [
      '0_0_1_0_1',
      'e4 (d4 d5 (Nf6) c4) (c4 e5) e5 (c5) Nf3',
      { '0_0_1_0_1': '0_0_1_0_0', '0_0_2': '0_0_2' },
    ],
    // The first move of a variation takes the whole variation along.
    [
      '0_0_0',
      'e4 (c4 e5) e5 (c5) Nf3',
      { '0_0_2': '-1', '0_0_1_0_1': '-1', '0_1_1': '0_0_1', '1': '1' },
    ],
  ] as const)('%s leaves %j', (id, left, selections) => {
    for (const [before, after] of Object.entries(selections)) {
      const game = deleteMove(selectMove(tree(), before), id)
      expect(text(game.history)).toBe(left)
      expect([before, idOf(game.selectedMoveAddress)]).toEqual([before, after])
    }
  })

  it('takes along what was tried after it', () => {
    const game = play('Nc6', stopCommenting(setMode(tree(), 'STREAM')))
    expect(game.nextVariations.map(text)).toEqual(['Nc6'])
    expect(deleteMove(game, '2').nextVariations).toEqual([])
    expect(selected(deleteMove(game, '2'))).toEqual(['1', 'e4 e5'])
  })

  it('is the selected one unless another is named', () => {
    expect(text(deleteMove(selectMove(tree(), '0_1_1')).history)).toBe(
      whole.replace('c4 e5)', 'c4)'),
    )
  })
})

describe('deleting a variation', () => {
  it.each([
    [
      '0_0_0',
      'e4 (c4 e5) e5 (c5) Nf3',
      { '0_0_2': '-1', '0_0_1_0_1': '-1', '0_1_1': '0_0_1', '2': '2' },
    ],
    ['0_0_2', 'e4 (c4 e5) e5 (c5) Nf3', { '0_0_0': '-1' }],
    ['0_1_0', 'e4 (d4 d5 (Nf6 c4) c4) e5 (c5) Nf3', { '0_1_1': '-1', '0_0_1_0_1': '0_0_1_0_1' }],
    ['0_0_1_0_1', 'e4 (d4 d5 c4) (c4 e5) e5 (c5) Nf3', { '0_0_1_0_0': '0_0_0', '0_0_2': '0_0_2' }],
    ['1_0_0', 'e4 (d4 d5 (Nf6 c4) c4) (c4 e5) e5 Nf3', { '1_0_0': '0', '-1': '-1' }],
  ] as const)('%s leaves %j', (id, left, selections) => {
    for (const [before, after] of Object.entries(selections)) {
      const game = deleteVariation(selectMove(tree(), before), id)
      expect(text(game.history)).toBe(left)
      expect([before, idOf(game.selectedMoveAddress)]).toEqual([before, after])
    }
  })

  it('that was tried from the latest position goes back there', () => {
    const game = play('Nc6 Bb5', stopCommenting(setMode(tree(), 'STREAM')))
    expect(deleteVariation(game).nextVariations).toEqual([])
    expect(selected(deleteVariation(game))).toEqual(['2', 'e4 e5 Nf3'])
  })

  it('is refused for the main line and for a move that is not there', () => {
    expect(() => deleteVariation(tree(), '1')).toThrow(
      expect.objectContaining({ code: 'invalid-edit', message: 'That is no variation' }),
    )
    for (const id of ['0_2_0', '0_0_9', '3_0_0']) {
      expect(() => deleteVariation(tree(), id)).toThrow(
        expect.objectContaining({ code: 'no-such-move' }),
      )
    }
  })
})

describe('removing all variations', () => {
  it('leaves the main line and goes back to where the variation began', () => {
    for (const [before, after] of [
      ['0_0_1_0_1', '-1'],
      ['1_0_0', '0'],
      ['2', '2'],
      ['-1', '-1'],
    ] as const) {
      const game = removeVariations(selectMove(tree(), before))
      expect(text(game.history)).toBe('e4 e5 Nf3')
      expect(idOf(game.selectedMoveAddress)).toBe(after)
    }
  })

  it('removes what was tried from the latest position', () => {
    const game = removeVariations(play('Nc6', stopCommenting(setMode(tree(), 'STREAM'))))
    expect(game.nextVariations).toEqual([])
    expect(selected(game)).toEqual(['2', 'e4 e5 Nf3'])
  })

  it('keeps comments and every move that has none', () => {
    const before = addComment(tree(), 'words', '0')
    const after = removeVariations(before)
    expect(after.history[0]?.comments).toBe(before.history[0]?.comments)
    expect(after.history[2]).toBe(before.history[2])
  })

  it('changes nothing where there are none', () => {
    const game = play('e4 e5')
    expect(removeVariations(game)).toBe(game)
  })
})

describe('promoting a variation', () => {
  it.each([
    ['0_0_0', 'd4 (e4 e5 (c5) Nf3) (c4 e5) d5 (Nf6 c4) c4'],
    ['0_0_2', 'd4 (e4 e5 (c5) Nf3) (c4 e5) d5 (Nf6 c4) c4'],
    ['0_1_0', 'c4 (d4 d5 (Nf6 c4) c4) (e4 e5 (c5) Nf3) e5'],
    ['1_0_0', 'e4 (d4 d5 (Nf6 c4) c4) (c4 e5) c5 (e5 Nf3)'],
    ['0_0_1_0_0', 'e4 (d4 Nf6 (d5 c4) c4) (c4 e5) e5 (c5) Nf3'],
  ])('%s gives %j, whatever is selected', (id, promoted) => {
    for (const at of [
      '-1',
      '0',
      '1',
      '2',
      '0_0_0',
      '0_0_2',
      '0_0_1_0_1',
      '0_1_0',
      '0_1_1',
      '1_0_0',
    ]) {
      const before = selectMove(tree(), at)
      const after = promoteVariation(before, id)
      expect(text(after.history)).toBe(promoted)
      expect(selected(after)[1]).toBe(selected(before)[1])
      expect(after.position).toBe(before.position)
      expect(after.selectedMove?.comments).toBe(before.selectedMove?.comments)
    }
  })

  it('and back again gives the tree as it was', () => {
    const game = tree()
    expect(promoteVariation(promoteVariation(game, '0_0_0'), '0_0_0')).toEqual(game)
  })

  it('of the latest position makes it the main line', () => {
    const tried = play('Nc6 Bb5', stopCommenting(setMode(tree(), 'STREAM')))
    const two = play('d6', stopCommenting(tried))
    for (const id of ['3_0_1', '3_1_0']) {
      const before = setMode(selectMove(two, id), 'ANALYSIS')
      expect(text(promoteVariation(before, '3_0_0').history)).toBe(`${whole} Nc6 (d6) Bb5`)
      expect(selected(promoteVariation(before, '3_0_0'))[1]).toBe(selected(before)[1])
      expect(promoteVariation(before, '3_0_0').nextVariations).toEqual([])
      expect(text(promoteVariation(before, '3_1_0').history)).toBe(`${whole} d6 (Nc6 Bb5)`)
      expect(selected(promoteVariation(before, '3_1_0'))[1]).toBe(selected(before)[1])
    }
  })

  it('keeps what was tried after the old main line, as its continuation', () => {
    const tried = play('Nc6 Bb5', stopCommenting(setMode(tree(), 'STREAM')))
    const nested = play('Bc4', selectPrevious(tried))
    const two = play('d6', stopCommenting(nested))
    for (const id of ['2', '3_0_0', '3_0_1', '3_0_1_0_0', '3_1_0', '0_0_2']) {
      const before = setMode(selectMove(two, id), 'ANALYSIS')
      const after = promoteVariation(before, '1_0_0')
      expect(text(after.history)).toBe(
        'e4 (d4 d5 (Nf6 c4) c4) (c4 e5) c5 (e5 Nf3 Nc6 (d6) Bb5 (Bc4))',
      )
      expect(after.nextVariations).toEqual([])
      expect(selected(after)[1]).toBe(selected(before)[1])
    }
  })

  it('with alternatives nested in it by a file keeps them all', () => {
    const file = parsePgn('1. e4 (1. d4 (1. c4 e5 (1... c5)) 1... d5) (1. f4) 1... e5')
    for (const at of ['1', '0_0_0', '0_0_1', '0_0_0_0_1', '0_0_0_0_1_0_0', '0_1_0']) {
      const before = selectMove(file, at)
      for (const [id, promoted] of [
        ['0_0_0', 'd4 (e4 e5) (f4) (c4 e5 (c5)) d5'],
        ['0_0_0_0_0', 'e4 (c4 (d4 d5) e5 (c5)) (f4) e5'],
        ['0_1_0', 'f4 (d4 (c4 e5 (c5)) d5) (e4 e5)'],
      ] as const) {
        const after = promoteVariation(before, id)
        expect(text(after.history)).toBe(promoted)
        expect(after.position).toBe(before.position)
        expect(selected(after)[1]).toBe(selected(before)[1])
      }
    }
  })

  it('keeps comments, those before its first move after it', () => {
    const game = addComment(addComment(tree(), 'for the brave', '0_0_0'), 'solid', '0')
    const after = promoteVariation(game, '0_0_0')
    expect(after.history[0]?.comments).toEqual([{ text: 'for the brave' }])
    expect(after.history[0]?.variations[0]?.[0]?.comments).toEqual([{ text: 'solid' }])
  })

  it('is refused for the main line and for a move that is not there', () => {
    expect(() => promoteVariation(tree(), '1')).toThrow(
      expect.objectContaining({ code: 'invalid-edit', message: 'That is no variation' }),
    )
    for (const id of ['0_2_0', '0_0_9', '3_0_0']) {
      expect(() => promoteVariation(tree(), id)).toThrow(
        expect.objectContaining({ code: 'no-such-move' }),
      )
    }
  })

  it('is refused where the main line was played over the board, but not within variations', () => {
    const game = setMode(tree(), 'ONLINE')
    expect(() => promoteVariation(game, '0_0_0')).toThrow(
      expect.objectContaining({
        code: 'invalid-edit',
        message: 'The main line can not be replaced',
        reason: 'A game in mode ONLINE is as it was played.',
      }),
    )
    expect(text(promoteVariation(game, '0_0_1_0_0').history)).toContain('d4 Nf6 (d5 c4) c4')
  })
})

it('keeps analysis through edits', () => {
  const game = uploadAnalysis(tree(), [{ fen: startFen, depth: 1, multipv: [] }])
  expect(promoteVariation(game, '0_0_0').analysis).toBe(game.analysis)
})
