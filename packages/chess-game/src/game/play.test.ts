import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import { attempt } from '../core/positions.cases.ts'
import { parsePgn } from '../pgn/parse-pgn.ts'
import { startFen } from '../position/start-fen.ts'
import { idOf } from './address.ts'
import type { ChessGame } from './chess-game.ts'
import { promoteVariation, setMode, setValidation, undoMove } from './edit.ts'
import { gameModes, modeRules } from './game-mode.ts'
import { selectFirst, selectMove, selectPrevious, stopCommenting } from './navigate.ts'
import { appendMove, isLegal, playMove, startGame, uploadHistory } from './play.ts'

const play = (moves: string, game: ChessGame = startGame()) =>
  moves.split(' ').reduce((before, move) => playMove(before, move), game)

const sans = (line: ChessGame['history']) => line.map(({ san }) => san).join(' ')

describe('a new game', () => {
  it('begins with the standard position, nothing selected and no result', () => {
    const game = startGame()
    expect(Object.fromEntries(Object.entries(game))).toEqual({
      initialFen: startFen,
      name: '',
      mode: 'ANALYSIS',
      loading: false,
      withValidation: true,
      headers: {},
      result: '*',
      comments: [],
      history: [],
      nextVariations: [],
      selectedMoveAddress: [-1],
      analysis: [],
    })
    expect(game).toMatchObject({
      currentFen: startFen,
      turn: 'w',
      enPassant: null,
      advantage: 0,
      movesWithoutCapture: 0,
      commenting: false,
      reviewing: false,
      checkmateData: { check: false, checkmate: false, kingIndex: null },
      selectedMoveHistory: [],
    })
    expect([game.selectedMove, game.lastMove, game.mainLineLastMove]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(game.pieces).toHaveLength(32)
  })

  it('begins with any legal FEN, alone or among other options', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R b K - 3 9'
    expect(startGame(fen)).toEqual(startGame({ fen }))
    expect(
      startGame({ fen, name: 'Board 1', headers: { White: 'Ann' }, loading: true }),
    ).toMatchObject({
      initialFen: fen,
      name: 'Board 1',
      headers: { White: 'Ann' },
      loading: true,
      turn: 'b',
    })
  })

  it('is refused from a FEN that is no position', () => {
    expect(() => startGame('hello')).toThrow(expect.objectContaining({ code: 'invalid-fen' }))
    expect(() => startGame('8/8/8/8/8/8/8/8 w - - 0 1')).toThrow(
      expect.objectContaining({ code: 'invalid-fen', reason: 'white has 0 kings instead of one' }),
    )
    expect(startGame({ fen: '8/8/8/8/8/8/8/8 w - - 0 1', mode: 'DEBUG' }).pieces).toEqual([])
  })

  it('keeps the headers it was given, whatever the caller does with the object later', () => {
    const headers: Record<string, string> = { White: 'Ann' }
    const game = startGame({ headers })
    headers['White'] = 'Ben'
    expect(game.headers).toEqual({ White: 'Ann' })
  })
})

describe('playing a move', () => {
  it('takes SAN, LAN and squares for the same move', () => {
    const bySan = playMove(startGame(), 'Nf3')
    expect(playMove(startGame(), 'g1f3')).toEqual(bySan)
    expect(playMove(startGame(), { from: 'g1', to: 'f3' })).toEqual(bySan)
  })

  it('gives a history move that tells all about itself', () => {
    const game = playMove(startGame('4k3/8/8/3p4/4P3/8/8/4K2R w K - 4 9'), 'exd5', {
      clockMs: 179_000,
    })
    const [move] = game.history
    expect(move).toMatchObject({
      san: 'exd5',
      lan: 'e4d5',
      fen: '4k3/8/8/3P4/8/8/8/4K2R b K - 0 9',
      prevFen: '4k3/8/8/3p4/4P3/8/8/4K2R w K - 4 9',
      moveData: {
        kind: 'pawn',
        from: 0x44,
        to: 0x33,
        color: 'w',
        promotion: null,
        newEnPassant: null,
        capturedFigure: 'p',
      },
      enPassant: null,
      checkmateData: { check: false, checkmate: false, kingIndex: null },
      possibleCastlings: {
        w: { kingSide: true, queenSide: false },
        b: { kingSide: false, queenSide: false },
      },
      movesWithoutCapture: 0,
      turn: 'b',
      color: 'w',
      from: 'e4',
      to: 'd5',
      piece: 'p',
      captured: 'p',
      castling: false,
      clockMs: 179_000,
      variations: [],
      comments: [{ text: '', clock: 179_000 }],
      commentsBefore: [],
      nags: [],
    })
    expect(move?.promotion).toBeUndefined()
    expect(move?.capturedFigures.b.p).toBe(8)
  })

  it.each([
    ['e4', startFen, { kind: 'pawn', newEnPassant: 0x54, capturedFigure: null }],
    ['a8=N+', '8/P1k5/8/8/8/8/8/K7 w - - 0 1', { kind: 'pawn', promotion: 'n' }],
    ['Nf3', startFen, { kind: 'piece', type: 'n', from: 0x76, to: 0x55, color: 'w' }],
    [
      'O-O-O',
      'r3k3/8/8/8/8/8/8/4K3 b q - 0 1',
      { kind: 'castling', color: 'b', king: { from: 4, to: 2 }, rook: { from: 0, to: 3 } },
    ],
  ])('%s has the data of its kind', (san, fen, data) => {
    expect(playMove(startGame(fen), san).history[0]?.moveData).toMatchObject(data)
  })

  it.each([
    [59_999.6, 60_000],
    [-3, 0],
  ])('keeps a clock of %d ms in whole milliseconds, which a PGN can hold', (clockMs, kept) => {
    expect(playMove(startGame(), 'e4', { clockMs }).history[0]?.clockMs).toBe(kept)
  })

  it('marks castling and en passant', () => {
    expect(play('e4 e5 Nf3 Nf6 Bc4 Bc5 O-O').lastMove).toMatchObject({
      castling: true,
      lan: 'e1g1',
      piece: 'k',
    })
    expect(play('e4 a6 e5 d5 exd6').lastMove).toMatchObject({ captured: 'p', castling: false })
  })

  it('leaves the game before it as it was and shares its moves', () => {
    const before = play('e4')
    const json = JSON.stringify(before)
    const after = playMove(before, 'e5')
    expect(JSON.stringify(before)).toBe(json)
    expect(before.currentFen).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    expect(after.history[0]).toBe(before.history[0])
    expect(after.headers).toBe(before.headers)
    expect(after.comments).toBe(before.comments)
    expect(after.analysis).toBe(before.analysis)
    expect(after.nextVariations).toBe(before.nextVariations)
  })

  it.each(['e5', 'Ke2', 'e2e5', 'e7e5', 'O-O', 'nonsense', '', 'e2e4q', 'e2e4e5'])(
    'refuses %j at the start, and the game is as it was',
    (move) => {
      const game = startGame()
      const json = JSON.stringify(game)
      expect(() => playMove(game, move)).toThrow(ChessError)
      expect(() => appendMove(game, move)).toThrow(ChessError)
      expect(isLegal(game, move)).toBe(false)
      expect(JSON.stringify(game)).toBe(json)
      expect(game.currentFen).toBe(startFen)
    },
  )

  it('asks for the promotion piece instead of guessing it', () => {
    const game = startGame('7k/P7/8/8/8/8/8/K7 w - - 0 1')
    expect(isLegal(game, { from: 'a7', to: 'a8' })).toBe(false)
    expect(isLegal(game, { from: 'a7', to: 'a8', promotion: 'n' })).toBe(true)
    expect(playMove(game, { from: 'a7', to: 'a8', promotion: 'n' }).lastMove?.san).toBe('a8=N')
  })

  it('takes an illegal move at its word without validation', () => {
    const game = playMove(setValidation(startGame(), false), 'e2e5')
    expect(game.currentFen).toBe('rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1')
    expect(isLegal(startGame(), 'e2e5')).toBe(false)
  })
})

describe('where a move goes', () => {
  it('on from the end of the main line, it is appended and selected', () => {
    const game = play('e4 e5 Nf3')
    expect(sans(game.history)).toBe('e4 e5 Nf3')
    expect(game.selectedMoveAddress).toEqual([2])
    expect(game.commenting).toBe(false)
  })

  it('from a past position, it becomes a variation of the move that was played there', () => {
    const game = playMove(selectFirst(play('e4 e5')), 'd4')
    expect(sans(game.history)).toBe('e4 e5')
    expect(game.history[0]?.variations.map(sans)).toEqual(['d4'])
    expect(idOf(game.selectedMoveAddress)).toBe('0_0_0')
    expect(game.commenting).toBe(true)
  })

  it('at the end of a variation, it goes on with it', () => {
    const game = play('d4 d5 c4', selectFirst(play('e4 e5')))
    expect(game.history[0]?.variations.map(sans)).toEqual(['d4 d5 c4'])
    expect(idOf(game.selectedMoveAddress)).toBe('0_0_2')
    expect(sans(game.selectedMoveHistory)).toBe('d4 d5 c4')
  })

  it('from within a variation, it becomes a variation of that', () => {
    const game = playMove(selectMove(play('d4 d5 c4', selectFirst(play('e4 e5'))), '0_0_0'), 'Nf6')
    expect(idOf(game.selectedMoveAddress)).toBe('0_0_1_0_0')
    expect(sans(game.selectedMoveHistory)).toBe('d4 Nf6')
    expect(game.history[0]?.variations[0]?.[1]?.variations.map(sans)).toEqual(['Nf6'])
  })

  it('that is there already is just selected, in the line or in a variation of it', () => {
    const game = playMove(selectFirst(play('e4 e5')), 'd4')
    const again = playMove(selectFirst(game), 'd2d4')
    expect(again.history).toBe(game.history)
    expect(again.selectedMoveAddress).toEqual([0, 0, 0])
    const main = playMove(selectFirst(game), 'e4')
    expect(main.history).toBe(game.history)
    expect(main.selectedMoveAddress).toEqual([0])
  })

  it('that a file tells as an alternative to an alternative is selected too', () => {
    const game = selectFirst(
      parsePgn('1. e4 (1. d4 (1. c4 e5 (1... c5)) (1. f4) 1... d5 (1... Nf6)) e5'),
    )
    for (const [move, id] of [
      ['c4', '0_0_0_0_0'],
      ['f4', '0_0_0_1_0'],
      ['d4', '0_0_0'],
    ] as const) {
      const after = playMove(game, move)
      expect(after.history).toBe(game.history)
      expect(idOf(after.selectedMoveAddress)).toBe(id)
      expect(sans(after.selectedMoveHistory)).toBe(move)
    }
    expect(idOf(playMove(game, 'g3').selectedMoveAddress)).toBe('0_1_0')
  })

  it('keeps the lines beside its way as they are', () => {
    const before = play('d4 d5 c4', selectFirst(play('e4 e5 Nf3 Nc6')))
    const after = playMove(selectMove(before, '1'), 'Nc3')
    expect(after.history[0]).toBe(before.history[0])
    expect(after.history[1]).toBe(before.history[1])
    expect(after.history[3]).toBe(before.history[3])
    expect(after.history[2]).not.toBe(before.history[2])
    expect(after.history[2]?.position).toBe(before.history[2]?.position)
  })
})

describe('the modes', () => {
  it('are the seven of the platform', () => {
    expect(gameModes).toEqual([
      'DEBUG',
      'ANALYSIS',
      'ONLINE',
      'OFFLINE',
      'STREAM',
      'STOCKFISH',
      'STOCKFISH VS STOCKFISH',
    ])
    expect(Object.keys(modeRules)).toEqual([...gameModes])
  })

  it.each(gameModes)('%s', (mode) => {
    const streams = mode === 'STREAM' || mode === 'STOCKFISH VS STOCKFISH'
    const isFixed = streams || mode === 'ONLINE' || mode === 'STOCKFISH'
    const game = startGame({ mode })
    expect(game.withValidation).toBe(mode !== 'DEBUG')
    expect(setMode(startGame(), mode).withValidation).toBe(mode !== 'DEBUG')

    const played = playMove(game, 'e4')
    expect(sans(played.history)).toBe(streams ? '' : 'e4')
    expect(played.nextVariations.map(sans)).toEqual(streams ? ['e4'] : [])
    expect(played.commenting).toBe(streams)
    expect(sans(appendMove(game, 'e4').history)).toBe('e4')

    const withVariation = playMove(selectFirst(uploadHistory(game, ['e4', 'e5'])), 'd4')
    expect(withVariation.history[0]?.variations.map(sans)).toEqual(['d4'])
    const promoted = attempt(() => promoteVariation(withVariation))
    expect(promoted).toMatchObject(
      isFixed
        ? { code: 'invalid-edit', reason: `A game in mode ${mode} is as it was played.` }
        : { history: [{ san: 'd4' }] },
    )
    expect(modeRules[mode].engineSides).toBe(
      mode === 'STOCKFISH' ? 1 : mode === 'STOCKFISH VS STOCKFISH' ? 2 : 0,
    )
  })
})

describe('a stream', () => {
  const stream = uploadHistory(startGame({ mode: 'STREAM' }), ['e4', 'e5'])

  it('is followed by who looks at its latest position', () => {
    const game = appendMove(stream, 'Nf3')
    expect(game.selectedMoveAddress).toEqual([2])
    expect(game.commenting).toBe(false)
  })

  it('leaves who browses a past move there', () => {
    const game = appendMove(selectPrevious(stream), 'Nf3')
    expect(game.selectedMoveAddress).toEqual([0])
    expect(game.reviewing).toBe(true)
  })

  it("makes a user's move from the latest position a variation", () => {
    const game = play('Bc4 Nc6', stream)
    expect(sans(game.history)).toBe('e4 e5')
    expect(game.nextVariations.map(sans)).toEqual(['Bc4 Nc6'])
    expect(idOf(game.selectedMoveAddress)).toBe('2_0_1')
    expect(sans(game.selectedMoveHistory)).toBe('e4 e5 Bc4 Nc6')
    expect([game.commenting, game.reviewing]).toEqual([true, false])
  })

  it('selects a try that is there already', () => {
    const game = playMove(stopCommenting(play('Bc4 Nc6', stream)), 'Bc4')
    expect(game.nextVariations).toHaveLength(1)
    expect(idOf(game.selectedMoveAddress)).toBe('2_0_0')
  })

  it('turns tries into alternatives to the move that comes, and leaves who looks at them there', () => {
    const tries = playMove(stopCommenting(play('Bc4 Nc6', stream)), 'Nc3')
    const game = appendMove(tries, 'Nf3', { clockMs: 5_000 })
    expect(sans(game.history)).toBe('e4 e5 Nf3')
    expect(game.history[2]?.variations.map(sans)).toEqual(['Bc4 Nc6', 'Nc3'])
    expect(game.history[2]?.clockMs).toBe(5_000)
    expect(game.nextVariations).toEqual([])
    expect(game.currentFen).toBe(tries.currentFen)
    expect(game.reviewing).toBe(true)
  })

  it('joins a try that began with its move, whatever of it is selected', () => {
    const withTries = play('Nf3 Nc6 Bb5', stopCommenting(play('Bc4 Nc6', stream)))
    const nested = playMove(selectMove(withTries, '2_1_0'), 'd6')
    const deeper = playMove(selectMove(stopCommenting(nested), '2_1_1'), 'Bc4')
    const deep = play('d4 exd4', stopCommenting(deeper))
    for (const id of [
      '-1',
      '0',
      '1',
      '2_0_0',
      '2_0_1',
      '2_1_0',
      '2_1_1',
      '2_1_2',
      '2_1_1_0_0',
      '2_1_2_0_0',
      '2_2_1',
    ]) {
      const before = selectMove(deep, id)
      const after = appendMove(before, 'Nf3')
      expect(sans(after.history)).toBe('e4 e5 Nf3')
      expect(after.history[2]?.variations.map(sans)).toEqual(['Bc4 Nc6', 'd4 exd4'])
      // The alternative to the try's next move is one to the main line's next move now.
      expect(after.nextVariations.map(sans)).toEqual(['Nc6 Bb5', 'd6'])
      expect(after.nextVariations[0]?.[0]?.variations).toEqual([])
      expect(after.nextVariations[0]?.[1]?.variations.map(sans)).toEqual(['Bc4'])
      const moves = id === '1' ? 'e4 e5 Nf3' : sans(before.selectedMoveHistory)
      expect(sans(after.selectedMoveHistory)).toBe(moves)
      for (const [index, move] of after.selectedMoveHistory.entries()) {
        expect(move.position.previous).toBe(
          after.selectedMoveHistory[index - 1]?.position ?? after.start,
        )
      }
    }
  })

  it('joins its tries move by move when many moves come at once', () => {
    const tries = play('Nf3 Nc6 Bb5 a6', stream)
    const game = uploadHistory(stopCommenting(tries), ['Nf3', 'Nc6', { move: 'Bc4', clockMs: 9 }])
    expect(sans(game.history)).toBe('e4 e5 Nf3 Nc6 Bc4')
    expect(game.history[4]?.variations.map(sans)).toEqual(['Bb5 a6'])
    expect(game.history[4]?.clockMs).toBe(9)
    expect(game.nextVariations).toEqual([])
    expect(game.selectedMoveAddress).toEqual([4])
    for (const [index, move] of game.history.entries()) {
      expect(move.position.previous).toBe(game.history[index - 1]?.position ?? game.start)
    }
  })
})

describe('uploading moves', () => {
  it('appends them all, with clocks, and goes to the last', () => {
    const game = uploadHistory(startGame(), [
      'e4',
      { move: 'e7e5', clockMs: 60_000 },
      { from: 'g1', to: 'f3' },
    ])
    expect(sans(game.history)).toBe('e4 e5 Nf3')
    expect(game.history.map(({ clockMs }) => clockMs)).toEqual([undefined, 60_000, undefined])
    expect(game.selectedMoveAddress).toEqual([2])
  })

  it('leaves who browses where he is', () => {
    expect(uploadHistory(selectFirst(play('e4')), ['e5', 'Nf3']).selectedMoveAddress).toEqual([-1])
  })

  it('of none changes nothing', () => {
    const game = play('e4')
    expect(uploadHistory(game, [])).toBe(game)
    const stream = play('e4', startGame({ mode: 'STREAM' }))
    expect(uploadHistory(stream, [])).toBe(stream)
  })

  it('takes none of them when one is refused, and tells which', () => {
    const game = play('e4 e5')
    const json = JSON.stringify(game)
    expect(() => uploadHistory(game, ['Nf3', 'Nc6', 'Ke3', 'a6'])).toThrow(
      expect.objectContaining({ code: 'no-moving-piece', place: { ply: 5 } }),
    )
    expect(JSON.stringify(game)).toBe(json)
    const stream = play('Nf3', setMode(game, 'STREAM'))
    expect(() => uploadHistory(stream, ['Nf3', 'x'])).toThrow(
      expect.objectContaining({ code: 'neither-san-nor-lan', place: { ply: 4 } }),
    )
  })

  it('of thousands of moves is read and gone through without running out of stack', () => {
    const round = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    const game = uploadHistory(
      startGame(),
      Array.from({ length: 20_000 }, (_, ply) => round[ply % 4] ?? ''),
    )
    expect(game.history).toHaveLength(20_000)
    expect(game.movesWithoutCapture).toBe(20_000)
    expect(selectMove(game, '9999').pieces).toHaveLength(32)
    expect(undoMove(game).currentFen).toBe(game.history[19_998]?.fen)
  })
})
