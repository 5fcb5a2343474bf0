import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { perftCases } from '../core/perft.cases.ts'
import { squareIndex, squareName } from '../model/square.ts'
import { startFen } from './start-fen.ts'
import { legalMoves } from './legal-moves.ts'
import { placement } from './placement.ts'
import { type BoardPiece, piecesOf } from './pieces.ts'
import { applyMove, parseFen, type Position } from './position.ts'

const after = (fen: string, moves: string) =>
  moves.split(' ').reduce((position, move) => applyMove(position, move), parseFen(fen))

const pieceOn = (position: Position, square: string, dead = false): BoardPiece | undefined =>
  piecesOf(position).find((piece) => piece.position === squareIndex(square) && piece.dead === dead)

const alive = (position: Position) =>
  new Map(
    piecesOf(position)
      .filter(({ dead }) => !dead)
      .map(({ position, type, color }) => [squareName(position), { type, color }]),
  )

describe('the pieces', () => {
  it('of the start stand in the order of the board with one entry each', () => {
    const pieces = piecesOf(startFen)
    expect(pieces).toHaveLength(32)
    expect(pieces[0]).toEqual({
      type: 'r',
      color: 'b',
      position: 0,
      dead: false,
      fallen: false,
      history: [{ fen: startFen, type: 'r', position: 0, dead: false, fallen: false }],
    })
    expect(pieces.map(({ position }) => position)).toEqual(
      pieces.map(({ position }) => position).toSorted((a, b) => a - b),
    )
  })

  it('note each move in their history', () => {
    const position = after(startFen, 'e4 d5 exd5')
    const fens = [position.previous?.previous?.fen, position.fen]
    expect(pieceOn(position, 'd5')).toEqual({
      type: 'p',
      color: 'w',
      position: squareIndex('d5'),
      dead: false,
      fallen: false,
      history: [
        { fen: startFen, type: 'p', position: squareIndex('e2'), dead: false, fallen: false },
        { fen: fens[0], type: 'p', position: squareIndex('e4'), dead: false, fallen: false },
        { fen: fens[1], type: 'p', position: squareIndex('d5'), dead: false, fallen: false },
      ],
    })
  })

  it('that were captured are dead and stay where they were captured', () => {
    const position = after(startFen, 'e4 d5 exd5 Nf6')
    expect(pieceOn(position, 'd5', true)).toMatchObject({ color: 'b', type: 'p', dead: true })
    expect(pieceOn(position, 'd5', true)?.history.at(-1)).toEqual({
      fen: position.previous?.fen,
      type: 'p',
      position: squareIndex('d5'),
      dead: true,
      fallen: false,
    })
  })

  it('do not die a second time where another stands later', () => {
    const position = after(startFen, 'e4 d5 exd5 Qxd5 Nc3 Qe5 Qe2 Qxe2+')
    const dead = piecesOf(position).filter((piece) => piece.dead)
    expect(dead.map(({ color, type }) => color + type)).toEqual(['bp', 'wp', 'wq'])
    expect(dead.map(({ history }) => history.length)).toEqual([3, 4, 3])
  })

  it('captured en passant die on their own square', () => {
    const position = after(startFen, 'e4 a6 e5 d5 exd6')
    expect(pieceOn(position, 'd5', true)).toMatchObject({ color: 'b', type: 'p' })
    expect(pieceOn(position, 'd6')).toMatchObject({ color: 'w', type: 'p' })
  })

  it('captured en passant from afar without validation die on their own square', () => {
    const before = after('4k3/3p4/8/4P3/8/8/P7/4K3 b - - 0 1', 'd5')
    const position = applyMove(before, 'a2d6', { withValidation: false })
    expect(alive(position)).toEqual(placement(position.fen))
  })

  it('that were promoted are the same piece with another type', () => {
    const position = after('7k/P7/8/8/8/8/8/K7 w - - 0 1', 'a8=N')
    expect(pieceOn(position, 'a8')?.history.map(({ type }) => type)).toEqual(['p', 'n'])
    expect(pieceOn(position, 'a8')?.type).toBe('n')
  })

  it('castle both at once', () => {
    const position = after('r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1', 'O-O O-O-O')
    expect(pieceOn(position, 'g1')?.history).toHaveLength(2)
    expect(pieceOn(position, 'f1')?.history).toHaveLength(2)
    expect(pieceOn(position, 'c8')?.type).toBe('k')
    expect(pieceOn(position, 'd8')?.type).toBe('r')
  })

  it('fall with their king when it is mated, and only then', () => {
    const position = after(startFen, 'f3 e5 g4 Qh4#')
    const fallen = piecesOf(position).filter((piece) => piece.fallen)
    expect(fallen).toEqual([
      expect.objectContaining({ color: 'w', type: 'k', position: squareIndex('e1'), dead: false }),
    ])
    expect(fallen[0]?.history.at(-1)).toMatchObject({ fen: position.fen, fallen: true })
    expect(piecesOf(after(startFen, 'e4 e5 Qh5 Nc6 Qxf7+')).some((piece) => piece.fallen)).toBe(
      false,
    )
  })

  it('have a king that has fallen in a position that begins with mate', () => {
    const position = parseFen('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1')
    expect(pieceOn(position, 'g8')?.fallen).toBe(true)
  })
})

describe('a piece that a move leaves alone', () => {
  it('is the same object after it, and all are when going back', () => {
    const before = after(startFen, 'e4 d5')
    const old = piecesOf(before)
    const next = applyMove(before, 'exd5')
    const changed = piecesOf(next).filter((piece, index) => piece !== old[index])
    expect(changed.map(({ color, type, dead }) => [color, type, dead])).toEqual([
      ['b', 'p', true],
      ['w', 'p', false],
    ])
    expect(next.previous && piecesOf(next.previous)).toBe(old)
    expect(piecesOf(next)).toBe(piecesOf(next))
  })

  it('is so in every game, and the living pieces are those on the board', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(startFen, ...perftCases.map(([fen]) => fen)),
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.boolean(),
        (fen, choices, asksInTurn) => {
          let position = parseFen(fen)
          for (const choice of choices) {
            const moves = legalMoves(position)
            const move = moves[choice % Math.max(1, moves.length)]
            if (!move) break
            const before = position
            position = applyMove(before, move)
            if (!asksInTurn) continue
            const old = piecesOf(before)
            const touched = piecesOf(position).filter((piece, index) => piece !== old[index])
            const fallen = touched.filter((piece) => piece.fallen).length
            const moved = move.castling || move.captured ? 2 : 1
            expect(touched).toHaveLength(moved + fallen)
            for (const { history } of touched) expect(history.at(-1)?.fen).toBe(position.fen)
          }
          expect(alive(position)).toEqual(placement(position.fen))
          for (const piece of piecesOf(position)) {
            const { type, position: square, dead, fallen } = piece
            expect(piece.history.at(-1)).toMatchObject({ type, position: square, dead, fallen })
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})
