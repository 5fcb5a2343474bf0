import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import { perftCases } from '../core/perft.cases.ts'
import { attempt, playedFrom } from '../core/positions.cases.ts'
import { startFen } from '../position/start-fen.ts'
import { legalMoves } from '../position/legal-moves.ts'
import { applyMove, parseFen } from '../position/position.ts'

const castles = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
const promotes = '3r3k/P3P3/8/8/8/8/8/K7 w - - 0 1'
const rooks = '4k3/8/8/R7/8/8/8/R3K3 w - - 0 1'
const queens = '8/7k/8/8/Q2Q4/8/8/Q5K1 w - - 0 1'
const pinned = '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1'
const passant = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'
const captures = '4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1'

const positions = fc
  .tuple(
    fc.constantFrom(startFen, ...perftCases.map(([fen]) => fen), queens, promotes),
    fc.array(fc.nat(), { maxLength: 40 }),
  )
  .map(([fen, choices]) => playedFrom(fen, choices))

const refused = (code: string, message: string, reason = '') =>
  expect.objectContaining({
    name: 'ChessError',
    code,
    message,
    reason: expect.stringContaining(reason),
  })

const neither = (text: string) =>
  refused('neither-san-nor-lan', `The move ${text} is neither san or lan`, 'Write a move as Nf3')

describe('a move is read in SAN and LAN, and written in one way', () => {
  it.each([
    [startFen, 'e4', 'e4', 'e2e4'],
    [startFen, 'e2e4', 'e4', 'e2e4'],
    [startFen, 'Nf3', 'Nf3', 'g1f3'],
    [startFen, 'g1f3', 'Nf3', 'g1f3'],
    [captures, 'exd5', 'exd5', 'e4d5'],
    [captures, 'e4xd5', 'exd5', 'e4d5'],
    [captures, 'e4d5', 'exd5', 'e4d5'],
    [captures, 'Nxd5', 'Nxd5', 'c3d5'],
    [passant, 'exd6', 'exd6', 'e5d6'],
    [passant, 'e5d6', 'exd6', 'e5d6'],
    [promotes, 'a8=Q', 'a8=Q', 'a7a8q'],
    [promotes, 'a8N', 'a8=N', 'a7a8n'],
    [promotes, 'a7a8r', 'a8=R', 'a7a8r'],
    [promotes, 'a7a8B', 'a8=B', 'a7a8b'],
    [promotes, 'exd8=Q+', 'exd8=Q+', 'e7d8q'],
    [promotes, 'e8=Q', 'e8=Q+', 'e7e8q'],
    [castles, 'O-O', 'O-O', 'e1g1'],
    [castles, '0-0', 'O-O', 'e1g1'],
    [castles, 'e1g1', 'O-O', 'e1g1'],
    [castles, 'O-O-O', 'O-O-O', 'e1c1'],
    [castles, '0-0-0', 'O-O-O', 'e1c1'],
    [castles, 'e1c1', 'O-O-O', 'e1c1'],
    [castles, 'Rxa8', 'Rxa8+', 'a1a8'],
    [castles, 'Rxa8#', 'Rxa8+', 'a1a8'],
    [castles.replace(' w ', ' b '), 'O-O', 'O-O', 'e8g8'],
    [castles.replace(' w ', ' b '), '0-0-0', 'O-O-O', 'e8c8'],
    ['6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8', 'Ra8#', 'a1a8'],
    ['6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'Ra8+', 'Ra8#', 'a1a8'],
  ])('in %s %s is %s and %s', (fen, text, san, lan) => {
    const position = applyMove(parseFen(fen), text)
    expect(position.san).toBe(san)
    expect(legalMoves(fen).find((move) => move.lan === lan)?.san).toBe(san)
    expect(applyMove(parseFen(fen), lan).fen).toBe(position.fen)
  })

  it('castling with the mark of check', () => {
    const position = parseFen('5k2/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(applyMove(position, '0-0+').san).toBe('O-O+')
  })
})

describe('the origin is written as far as it must be, and may be written further', () => {
  it.each([
    // Both rooks stand on the a-file, so the rank tells them apart.
    [rooks, 'R1a3', 'R1a3'],
    [rooks, 'Ra1a3', 'R1a3'],
    // Neither the file nor the rank alone tells the queen in the corner from both others.
    [queens, 'Qa4d1', 'Qa4d1'],
    [queens, 'Qa1d1', 'Q1d1'],
    [queens, 'Qd4d1', 'Qdd1'],
    [queens, 'Qa1a2', 'Q1a2'],
    [queens, 'Qd4e4', 'Qe4+'],
    // The other knight is pinned, so it is no rival.
    [pinned, 'Nge2', 'Ne2'],
    [pinned, 'Ne2', 'Ne2'],
    [pinned, 'N1e2', 'Ne2'],
    [pinned, 'Ng1e2', 'Ne2'],
    [startFen, 'Ngf3', 'Nf3'],
    [startFen, 'N1f3', 'Nf3'],
    [startFen, 'Ng1f3', 'Nf3'],
  ])('in %s %s becomes %s', (fen, text, san) => {
    expect(applyMove(parseFen(fen), text).san).toBe(san)
  })

  it('Nge7 is read beside a pinned knight and written as Ne7', () => {
    const position = parseFen('4k1n1/8/2n5/1B6/8/8/8/4K3 b - - 0 1')
    expect(applyMove(position, 'Nge7').san).toBe('Ne7')
  })
})

describe('what is no move at all is refused', () => {
  it.each([
    '',
    ' ',
    'e',
    'e9',
    'i4',
    'E4',
    'nf3',
    'e4 ',
    ' e4',
    'e4!',
    'e4++',
    '+',
    '#',
    '=',
    '=Q',
    'a7a8k',
    'a7a8p',
    'a7a8=Q',
    'a7a8qq',
    'e2e4e5',
    'e2-e4',
    'e2e4+',
    'e2e9',
    '2e4',
    'ee4',
    'Pe4',
    'Ke',
    'NNf3',
    'Nff3x',
    'Nxxf3',
    'N3gf3',
    'Nf3=Q',
    'a8=K',
    'a8=P',
    'a8=',
    'xe4',
    'O',
    'O-',
    'O-O-',
    'O-O-O-O',
    'o-o',
    '0-O',
    'OO',
    '0',
    '--',
    'Z0',
    '0000',
    '1-0',
    '*',
    'toString',
    '__proto__',
    'é4',
    'e４',
    '♞f3',
    '\u0000',
    'K',
    'Q+',
    'x',
    '1.e4',
    'e.p.',
  ])('%j', (text) => {
    expect(() => applyMove(parseFen(startFen), text)).toThrow(neither(text))
    expect(() => applyMove(parseFen(startFen), text, { withValidation: false })).toThrow(
      neither(text),
    )
  })

  it('with a message that stays short', () => {
    expect(() => applyMove(parseFen(startFen), 'x'.repeat(1_000_000))).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^.{100,200}$/) }),
    )
  })

  it('squares that are none, from callers without types', () => {
    const off: unknown = JSON.parse('{"from":"e2","to":"e9"}')
    const king: unknown = JSON.parse('{"from":"a7","to":"a8","promotion":"k"}')
    const isIntent = (value: unknown): value is { from: 'e2'; to: 'e4' } =>
      typeof value === 'object'
    if (!isIntent(off) || !isIntent(king)) throw new Error('These are objects.')
    for (const withValidation of [true, false]) {
      expect(() => applyMove(parseFen(startFen), off, { withValidation })).toThrow(neither('e2e9'))
      expect(() => applyMove(parseFen(promotes), king, { withValidation })).toThrow(
        neither('a7a8k'),
      )
    }
  })
})

describe('what can not be played is refused with the reason', () => {
  const illegal = 'Lan move is not valid'
  const noPiece = "Can't find moving piece"
  const noCastling = 'Castling not Allowed'
  it.each([
    ['e7e5', startFen, 'wrong-turn', 'Expected w to move', "The piece on e7 is not white's"],
    ['e2e4', startFen.replace(' w ', ' b '), 'wrong-turn', 'Expected b to move', "not black's"],
    ['e3e4', startFen, 'no-moving-piece', noPiece, 'e3 is empty'],
    ['e5', startFen, 'no-moving-piece', noPiece, 'no pawn reaches e5'],
    ['exd5', startFen, 'no-moving-piece', noPiece, 'no pawn reaches d5'],
    ['axe5', startFen, 'no-moving-piece', noPiece, 'no pawn reaches e5'],
    ['Nf4', startFen, 'no-moving-piece', noPiece, 'none of that kind reaches f4'],
    ['Nbf3', startFen, 'no-moving-piece', noPiece, 'from there'],
    ['N2f3', startFen, 'no-moving-piece', noPiece, 'from there'],
    ['Nb1f3', startFen, 'no-moving-piece', noPiece, 'from there'],
    ['Qh5', startFen, 'no-moving-piece', noPiece, 'none of that kind reaches h5'],
    ['e3xd5', captures, 'no-moving-piece', noPiece, 'no pawn reaches d5'],
    ['e2e5', startFen, 'illegal-move', illegal, '"e2e5" can\'t be played by white'],
    ['e2e4q', startFen, 'illegal-move', illegal, 'it is no promotion'],
    ['e4=Q', startFen, 'illegal-move', illegal, 'it is no promotion'],
    [
      'exd5',
      '4k3/8/8/8/4P3/2N5/8/4K3 w - - 0 1',
      'illegal-move',
      illegal,
      'Choose one of legalMoves()',
    ],
    ['a7a8', promotes, 'illegal-move', illegal, 'it must name the promotion piece'],
    ['a8', promotes, 'illegal-move', illegal, 'it must name the promotion piece'],
    ['Ke2', startFen, 'illegal-move', illegal, 'its own piece stands there'],
    ['Nxf3', startFen, 'illegal-move', illegal, 'there is nothing to take on f3'],
    ['Nd5', pinned, 'illegal-move', illegal, 'it would leave the own king attacked'],
    ['Nce2', pinned, 'illegal-move', illegal, 'it would leave the own king attacked'],
    ['c3e2', pinned, 'illegal-move', illegal, 'it would leave the own king attacked'],
    ['Kd2', '4k3/8/8/8/8/8/8/3rK3 w - - 0 1', 'illegal-move', illegal, 'own king attacked'],
    ['Ra3', rooks, 'ambiguous-move', illegal, 'fits the pieces on a5 and a1'],
    ['Raa3', rooks, 'ambiguous-move', illegal, 'Name the file or the rank'],
    ['Nd5', '4k3/8/8/8/8/2N1N3/8/4K3 w - - 0 1', 'ambiguous-move', illegal, 'c3'],
    ['O-O', startFen, 'castling-not-allowed', noCastling, 'needs the castling right'],
    ['e1g1', castles.replace('KQ', ''), 'castling-not-allowed', noCastling, 'by white'],
    ['O-O', castles.replace('KQ', ''), 'castling-not-allowed', noCastling, 'by white'],
    ['O-O', 'r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1', 'no-rook', "Can't find rook", 'h1'],
    ['0-0-0', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'no-rook', "Can't find rook", 'rook on a1'],
    ['O-O', '4k3/8/8/8/8/8/4K3/7R w - - 0 1', 'castling-not-allowed', noCastling, 'by white'],
  ])('%s in %s', (text, fen, code, message, reason) => {
    const position = parseFen(fen)
    const { fen: before } = position
    expect(() => applyMove(position, text)).toThrow(refused(code, message, reason))
    expect(position.fen).toBe(before)
    expect(legalMoves(position)).toEqual(legalMoves(before))
  })

  it.each([
    ['through a piece', '4k3/8/8/8/8/8/8/4KB1R w K - 0 1', 'O-O'],
    ['onto a piece', '4k3/8/8/8/8/8/8/4K1NR w K - 0 1', 'O-O'],
    ['past a knight on the b-file', '4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1', 'O-O-O'],
    ['out of check', '4kr2/8/8/8/8/8/4r3/4K2R w K - 0 1', 'O-O'],
    ['through check', '4kr2/8/8/8/8/8/8/4K2R w K - 0 1', 'O-O'],
    ['into check', '4k1r1/8/8/8/8/8/8/4K2R w K - 0 1', 'O-O'],
  ])('castling %s', (_, fen, text) => {
    expect(() => applyMove(parseFen(fen), text)).toThrow(
      refused('castling-not-allowed', 'Castling not Allowed'),
    )
  })

  it('but the rook may pass an attacked square', () => {
    const position = parseFen('1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1')
    expect(applyMove(position, 'O-O-O').san).toBe('O-O-O')
  })

  it('castling into check tells where to look', () => {
    expect(() => applyMove(parseFen('4k1r1/8/8/8/8/8/8/4K2R w K - 0 1'), 'e1g1')).toThrow(
      expect.objectContaining({ reason: expect.stringContaining('passes no attacked square') }),
    )
  })

  it.each([
    ['w', '4k3/8/8/8/8/8/4P3/8 w - - 0 1'],
    ['b', '8/8/8/8/8/8/4P3/4K3 w - - 0 1'],
  ])('any move without a king for %s', (side, fen) => {
    const position = parseFen(fen, { withValidation: false })
    for (const withValidation of [true, false]) {
      expect(() => applyMove(position, 'e2e4', { withValidation })).toThrow(
        refused('no-king', `getMoveInfo: no king for ${side}`, 'Put both kings on the board'),
      )
    }
  })
})

describe('without validation a move is taken at its word', () => {
  const free = (fen: string, text: string) =>
    applyMove(parseFen(fen), text, { withValidation: false }).fen.split(' ')[0]

  it.each([
    ['e2e5', startFen, 'rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR'],
    ['a1a8', startFen, 'Rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR'],
    ['Nce2', pinned, '4k3/8/8/8/1b6/8/4N3/4K1N1'],
    ['O-O', castles.replace('KQ', ''), 'r3k2r/8/8/8/8/8/8/R4RK1'],
    ['e1c1', castles.replace('KQ', ''), 'r3k2r/8/8/8/8/8/8/2KR3R'],
    ['e5d6', passant, '4k3/8/3P4/8/8/8/8/4K3'],
    ['a7a8n', promotes, 'N2r3k/4P3/8/8/8/8/8/K7'],
  ])('%s', (text, fen, placement) => {
    expect(free(fen, text)).toBe(placement)
  })

  it.each([
    ['e2e2', startFen, 'illegal-move', 'Lan move is not valid'],
    ['e1e2', startFen, 'illegal-move', 'Lan move is not valid'],
    ['a7a8', promotes, 'illegal-move', 'Lan move is not valid'],
    ['a1a2q', promotes, 'illegal-move', 'Lan move is not valid'],
    ['e7e5', startFen, 'wrong-turn', 'Expected w to move'],
    ['e3e4', startFen, 'no-moving-piece', "Can't find moving piece"],
    ['Nf4', startFen, 'no-moving-piece', "Can't find moving piece"],
    ['Ra3', rooks, 'ambiguous-move', 'Lan move is not valid'],
    ['O-O', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'no-rook-or-king', "Can't find rook or king"],
    ['O-O', '4k3/8/8/8/8/8/8/3K3R w - - 0 1', 'no-rook-or-king', "Can't find rook or king"],
    ['e1g1', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'no-rook-or-king', "Can't find rook or king"],
    ['O-O', '4k3/8/8/8/8/8/8/4KBNR w K - 0 1', 'castling-not-allowed', 'Castling not Allowed'],
    ['e1g1', '4k3/8/8/8/8/8/8/4KB1R w K - 0 1', 'castling-not-allowed', 'Castling not Allowed'],
    ['O-O-O', '4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1', 'castling-not-allowed', 'Castling not Allowed'],
  ])('but %s is refused in %s', (text, fen, code, message) => {
    expect(() => free(fen, text)).toThrow(refused(code, message))
  })

  it('and what comes of it can be written, read and gone back from', () => {
    fc.assert(
      fc.property(
        positions,
        fc.array(fc.tuple(fc.nat({ max: 63 }), fc.nat({ max: 63 }), fc.constantFrom('', 'q', 'n'))),
        (start, tries) => {
          const name = (square: number) => 'abcdefgh'.charAt(square & 7) + ((square >> 3) + 1)
          let position = start
          for (const [from, to, promotion] of tries) {
            const before = position
            const { fen } = before
            const next = attempt(() =>
              applyMove(before, name(from) + name(to) + promotion, { withValidation: false }),
            )
            if (next instanceof ChessError) continue
            position = next
            const { fen: after, san } = position
            expect(san).toBeTypeOf('string')
            expect(parseFen(after, { withValidation: false }).fen).toBe(after)
            expect(before.movesWithoutCapture).toBe(Number(fen.split(' ')[4]))
            expect(legalMoves(before)).toEqual(legalMoves(fen))
            expect(legalMoves(position)).toEqual(legalMoves(after))
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('every legal move', () => {
  it('is read from its SAN, its LAN and its squares, alone among the moves', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const moves = legalMoves(position)
        expect(new Set(moves.map(({ san }) => san)).size).toBe(moves.length)
        expect(new Set(moves.map(({ lan }) => lan)).size).toBe(moves.length)
        for (const move of moves) {
          const bySan = applyMove(position, move.san)
          expect(bySan.san).toBe(move.san)
          expect(applyMove(position, move.lan).fen).toBe(bySan.fen)
          expect(applyMove(position, move).fen).toBe(bySan.fen)
          expect(applyMove(position, move.san.replace(/[+#]$/, '')).fen).toBe(bySan.fen)
          if (move.piece === 'p' || move.castling) continue
          const [, rest = ''] = /^.[a-h]?[1-8]?(x?[a-h][1-8].*)$/.exec(move.san) ?? []
          const full = applyMove(position, move.san.charAt(0) + move.from + rest)
          expect([full.san, full.fen]).toEqual([move.san, bySan.fen])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the only thing that is read: other texts give a ChessError or one of these moves', () => {
    const letters = fc.constantFrom(...Array.from('abcdefgh12345678KQRBNOx-+#=0qnP'))
    const texts = fc.oneof(
      fc.string(),
      fc.array(letters, { maxLength: 8 }).map((list) => list.join('')),
    )
    fc.assert(
      fc.property(positions, fc.array(texts, { minLength: 20 }), (position, list) => {
        const { fen } = position
        const reachable = new Set(legalMoves(position).map((move) => applyMove(position, move).fen))
        for (const text of list) {
          const after = attempt(() => applyMove(position, text))
          const isRead =
            after instanceof ChessError ? after.reason !== '' : reachable.has(after.fen)
          expect([text, isRead]).toEqual([text, true])
        }
        expect(legalMoves(position)).toEqual(legalMoves(fen))
      }),
      { numRuns: 150 },
    )
  })
})
