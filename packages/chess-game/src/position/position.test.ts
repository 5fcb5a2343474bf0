import { Chess } from 'chess.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { perftCases } from '../core/perft.cases.ts'
import { mirrored, playedFrom } from '../core/positions.cases.ts'
import { squareIndex } from '../model/square.ts'
import { startFen } from './start-fen.ts'
import { legalMoves } from './legal-moves.ts'
import { applyMove, countLegalMoves, inCheck, parseFen, type Position } from './position.ts'

const after = (fen: string, moves: string) =>
  moves
    .split(' ')
    .filter(Boolean)
    .reduce((position, move) => applyMove(position, move), parseFen(fen))

const back = (position: Position, plies: number): Position =>
  plies === 0 ? position : back(position.previous ?? position, plies - 1)

describe('check and mate', () => {
  it.each([
    ['at the start', startFen, false, false, null],
    ['in check', '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1', true, false, 'e1'],
    ['in double check', '4k3/8/8/8/8/5n2/8/4K2r w - - 0 1', true, false, 'e1'],
    ['mated on the back rank', 'R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1', true, true, 'g8'],
    ['smothered', '6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1', true, true, 'h8'],
    ['stalemated', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', false, false, null],
    ['saved by en passant', '8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1', true, false, 'c5'],
  ])('%s', (_, fen, check, checkmate, square) => {
    const kingIndex = square === null ? null : squareIndex(square)
    expect(parseFen(fen).checkmateData).toEqual({ check, checkmate, kingIndex })
    expect(inCheck(fen)).toBe(check)
    const across = kingIndex === null ? null : kingIndex ^ 0x70
    expect(parseFen(mirrored(fen)).checkmateData).toEqual({ check, checkmate, kingIndex: across })
  })

  it('is the same object as long as the position is', () => {
    const position = parseFen('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1')
    expect(position.checkmateData).toBe(position.checkmateData)
  })
})

describe('the rights to castle', () => {
  const castles = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
  it.each([
    ['are all there', castles, '', 'KQkq'],
    ['go with the king', castles, 'Kd1', 'kq'],
    ['do not come back with the king', castles, 'Kd1 Kd8 Ke1 Ke8', '-'],
    ['go with the rook of their side', castles, 'Rg1', 'Qkq'],
    ['go with the other rook', castles, 'Rb1', 'Kkq'],
    ['go with castling', castles, 'O-O', 'kq'],
    ['go when the rook is captured in its corner', castles, 'Rxh8+', 'Qq'],
    ['go when a knight captures the rook', '4k3/8/8/8/8/1n6/8/R3K2R b KQ - 0 1', 'Nxa1', 'K'],
    ['go when a pawn captures the rook', '4k3/8/8/8/8/8/6p1/R3K2R b KQ - 0 1', 'gxh1=Q+', 'Q'],
    ['stay while castling is not legal just now', '4k3/8/8/8/8/8/4r3/4K2R w K - 0 1', '', 'K'],
  ])('%s', (_, fen, moves, rights) => {
    const position = after(fen, moves)
    expect(position.possibleCastlings).toEqual({
      w: { kingSide: rights.includes('K'), queenSide: rights.includes('Q') },
      b: { kingSide: rights.includes('k'), queenSide: rights.includes('q') },
    })
    expect(position.fen.split(' ')[2]).toBe(rights)
  })

  it('are the same object for the same rights', () => {
    expect(after(startFen, 'e4').possibleCastlings).toBe(parseFen(startFen).possibleCastlings)
  })
})

describe('en passant', () => {
  it('is a square where a pawn can capture, else null', () => {
    expect(after('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e4').enPassant).toBe(squareIndex('e3'))
    expect(after(startFen, 'e4').enPassant).toBeNull()
    expect(after('4k3/8/8/8/4p3/8/3P4/3KR3 w - - 0 1', 'd4').enPassant).toBeNull()
  })

  it('is over after one move', () => {
    expect(after('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e4 Kd8 Kd1').enPassant).toBeNull()
  })
})

describe('the counters', () => {
  it.each([
    [startFen, '', 0, 1],
    [startFen, 'Nf3', 1, 1],
    [startFen, 'Nf3 Nf6 Ng1', 3, 2],
    [startFen, 'Nf3 Nf6 e4', 0, 2],
    [startFen, 'Nf3 Nc6 Nd4 Nxd4', 0, 3],
    ['4k3/8/8/8/8/8/8/R3K3 w Q - 7 31', 'O-O-O', 8, 31],
    ['4k3/8/8/8/8/8/8/R3K3 b Q - 7 31', 'Ke7', 8, 32],
  ])('after %s %s', (fen, moves, clock, number) => {
    const position = after(fen, moves)
    expect([position.movesWithoutCapture, position.moveNumber]).toEqual([clock, number])
  })
})

describe('repetition', () => {
  it('counts how often a position has stood on the board', () => {
    const position = after(startFen, 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8')
    expect(position.occurrences).toBe(3)
    expect(position.previous?.occurrences).toBe(2)
    expect(back(position, 4).occurrences).toBe(2)
    expect(back(position, 8).occurrences).toBe(1)
  })

  it('does not take a lost right to castle for the same position', () => {
    const position = after('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'Kd1 Kd8 Ke1 Ke8')
    expect(position.occurrences).toBe(1)
    expect(
      ['Kd1', 'Kd8', 'Ke1', 'Ke8'].reduce((p, m) => applyMove(p, m), position).occurrences,
    ).toBe(2)
  })

  it.each([
    // The pawn could capture the first time, and never again.
    ['legal', '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 1],
    // The pawn is pinned, so it never could: the position is the same all along.
    ['no legal', '4k3/8/8/8/4p3/8/3P4/3KR3 w - - 0 1', 2],
    ['no', '4k3/8/8/8/7p/8/3P4/4K3 w - - 0 1', 2],
  ])('with %s en passant at first', (_, fen, occurrences) => {
    const first = after(fen, fen.includes('4P3') ? 'e4' : 'd4')
    const king = fen.includes('3KR3') ? ['Kf8', 'Kd2', 'Ke8', 'Kd1'] : ['Kf8', 'Kf1', 'Ke8', 'Ke1']
    const again = king.reduce((position, move) => applyMove(position, move), first)
    expect(again.occurrences).toBe(occurrences)
    const mirror = after(mirrored(fen), fen.includes('4P3') ? 'e5' : 'd5')
    const shuffle = king.map((move) => move.replace(/\d/, (rank) => String(9 - Number(rank))))
    expect(shuffle.reduce((p, move) => applyMove(p, move), mirror).occurrences).toBe(occurrences)
  })

  it('with legal en passant counts again from the position after it was missed', () => {
    const fen = '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1'
    expect(after(fen, 'e4 Kf8 Kf1 Ke8 Ke1 Kf8 Kf1 Ke8 Ke1').occurrences).toBe(2)
  })

  it('is the same whether or not earlier positions were asked before', () => {
    const shuffles = fc.array(fc.constantFrom('Nf3 Nf6 Ng1 Ng8', 'Nc3 Nc6 Nb1 Nb8'), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(shuffles, fc.array(fc.nat({ max: 31 })), (rounds, plies) => {
        const asked = after(startFen, rounds.join(' '))
        const fresh = after(startFen, rounds.join(' '))
        for (const ply of plies) expect(back(asked, ply).occurrences).toBeGreaterThan(0)
        expect(asked.occurrences).toBe(fresh.occurrences)
        expect(fresh.occurrences).toBe(rounds.length + 1)
      }),
      { numRuns: 30 },
    )
  })
})

describe('legal moves', () => {
  it('are those of chess.js, with the same SAN and the same positions after them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(startFen, ...perftCases.map(([fen]) => fen)),
        fc.array(fc.nat(), { maxLength: 40 }),
        (fen, choices) => {
          const position = playedFrom(fen, choices)
          const other = new Chess(position.fen)
          const theirs = other
            .moves({ verbose: true })
            .map(({ san, lan, after }) => `${san} ${lan} ${after}`)
          const ours = legalMoves(position).map(
            (move) => `${move.san} ${move.lan} ${applyMove(position, move).fen}`,
          )
          expect(ours.toSorted()).toEqual(theirs.toSorted())
          expect(countLegalMoves(position)).toBe(theirs.length)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('say what they do', () => {
    const moves = legalMoves('4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1')
    expect(moves.find(({ san }) => san === 'exd6')).toEqual({
      from: 'e5',
      to: 'd6',
      color: 'w',
      piece: 'p',
      captured: 'p',
      san: 'exd6',
      lan: 'e5d6',
      castling: false,
      enPassant: true,
    })
    expect(moves.find(({ castling }) => castling)).toMatchObject({ san: 'O-O', lan: 'e1g1' })
  })

  it('of one square are a part of all', () => {
    const all = legalMoves(startFen)
    expect(legalMoves(startFen, 'g1')).toEqual(all.filter(({ from }) => from === 'g1'))
    expect(legalMoves(startFen, 'e4')).toEqual([])
    expect(legalMoves(startFen, 'e7')).toEqual([])
  })
})

describe('a position never changes', () => {
  it('whatever is played from it and wherever others are looked at', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(startFen, ...perftCases.map(([fen]) => fen)),
        fc.array(fc.nat(), { minLength: 40, maxLength: 80 }),
        fc.array(fc.nat(), { minLength: 10 }),
        (fen, choices, looks) => {
          const positions = [parseFen(fen)]
          const facts: unknown[] = []
          const factsOf = (position: Position) => [
            position.turn,
            position.enPassant,
            position.possibleCastlings,
            position.movesWithoutCapture,
            position.moveNumber,
            legalMoves(position).map(({ lan }) => lan),
          ]
          for (const choice of choices) {
            const position =
              positions[choice % 3 === 0 ? choice % positions.length : positions.length - 1]
            if (!position) continue
            facts[positions.indexOf(position)] ??= factsOf(position)
            const moves = legalMoves(position)
            const move = moves[choice % Math.max(1, moves.length)]
            if (move) positions.push(applyMove(position, move))
          }
          for (const look of looks) {
            const index = look % positions.length
            const position = positions[index]
            if (!position) continue
            const known = (facts[index] ??= factsOf(position))
            expect(factsOf(position)).toEqual(known)
            expect(factsOf(parseFen(position.fen))).toEqual(known)
          }
        },
      ),
      { numRuns: 40 },
    )
  })

  it('nor does going through ten thousand moves run out of stack', () => {
    const round = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    const first = parseFen(startFen)
    let position = first
    for (let ply = 0; ply < 10_000; ply += 1) {
      position = applyMove(position, round[ply % 4] ?? '')
    }
    expect(position.occurrences).toBe(2501)
    expect(first.fen).toBe(startFen)
    expect(position.fen).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 10000 5001')
    expect(back(position, 5_000).movesWithoutCapture).toBe(5_000)
  })
})

describe('without kings', () => {
  it('nobody is in check and nobody has moves', () => {
    const position = parseFen('8/8/8/8/8/8/8/8 w - - 0 1', { withValidation: false })
    expect(position.checkmateData).toEqual({ check: false, checkmate: false, kingIndex: null })
    expect(legalMoves(position)).toEqual([])
  })

  it('the pieces of the other side may be looked at all the same', () => {
    const position = parseFen('8/8/8/8/8/8/8/R7 w - - 0 1', { withValidation: false })
    expect(legalMoves(position)).toHaveLength(14)
  })

  it('a king that is captured leaves a position that can be read and gone back from', () => {
    const before = parseFen('4k3/8/8/8/8/8/4R3/4K3 w - - 0 1', { withValidation: false })
    const position = applyMove(before, 'e2e8', { withValidation: false })
    expect(position.fen).toBe('4R3/8/8/8/8/8/8/4K3 b - - 0 1')
    expect(position.checkmateData.check).toBe(false)
    expect(before.turn).toBe('w')
    expect(position.san).toBe('Rxe8')
    expect(before.fen).toBe('4k3/8/8/8/8/8/4R3/4K3 w - - 0 1')
  })
})
