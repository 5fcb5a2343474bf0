import { validateFen as chessJsValidate } from 'chess.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import { perftCases } from '../core/perft.cases.ts'
import { attempt, mirrored, playedFrom } from '../core/positions.cases.ts'
import { positionKey, turnOf } from './fen.ts'
import { startFen } from './start-fen.ts'
import { applyMove, parseFen, validateFen } from './position.ts'

const beginnings = [startFen, ...perftCases.map(([fen]) => fen)]
const playouts = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([fen, choices]) => playedFrom(fen, choices).fen)

/** FENs with one to three characters changed, put in or taken out. */
const mutants = fc
  .tuple(
    playouts,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.constantFrom(0, 1),
        fc.constantFrom(...Array.from('pnbrqkPNBRQK12345678/ wb-KQkqabcdefgh0369é\t'), ''),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  )
  .map(([fen, changes]) =>
    changes.reduce((text, [at, removed, letter]) => {
      const place = at % text.length
      return text.slice(0, place) + letter + text.slice(place + removed)
    }, fen),
  )

const refused = (reason: string, offset?: number) =>
  expect.objectContaining({
    name: 'ChessError',
    code: 'invalid-fen',
    message: expect.stringContaining(reason),
    reason: expect.stringContaining(reason),
    ...(offset !== undefined && { place: { offset } }),
  })

describe('a FEN is refused with the reason and the place', () => {
  it.each([
    ['', 'it has 0 fields instead of six', 0],
    ['hello', 'it has 1 fields instead of six', 5],
    ['4k3/8/8/8/8/8/8/4K3 w - -', 'it has 4 fields instead of six', 25],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1 more', 'it has 7 fields instead of six', 30],
    [`4k3/8/8/8/8/8/8/4K3 w - - 0 1${' '.repeat(200)}`, 'it is longer than 200 characters', 0],
    ['4k3/8/8/8/8/8/8/4X3 w - - 0 1', '"X" is no piece', 17],
    ['  4k3/8/8/8/8/8/8/4X3 w - - 0 1', '"X" is no piece', 19],
    ['4k3/9/8/8/8/8/8/4K3 w - - 0 1', '"9" is no piece', 4],
    ['4k3/0/8/8/8/8/8/4K3 w - - 0 1', '"0" is no piece', 4],
    ['4k3/7/8/8/8/8/8/4K3 w - - 0 1', 'a rank does not have eight squares', 5],
    ['4k3/p8/8/8/8/8/8/4K3 w - - 0 1', 'a rank has more than eight squares', 5],
    ['4k3/8p/8/8/8/8/8/4K3 w - - 0 1', 'a rank has more than eight squares', 5],
    ['rnbqkbnr8pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'more than eight squares', 8],
    ['4k3/44/8/8/8/8/8/4K3 w - - 0 1', 'two numbers stand side by side', 5],
    ['888/8/8/8/8/4k3/4K3 w - - 0 1', 'a rank has more than eight squares', 1],
    ['4k3/8/8/8/8/8/4K3 w - - 0 1', 'it does not have eight ranks of eight squares', 17],
    ['4k3/8/8/8/8/8/8/4K3/8 w - - 0 1', 'eight', 19],
    ['4k3/8/8/8/8/8/8/4K3/ w - - 0 1', 'eight', 19],
    ['4k3/8/8/8/8/8/8/4K3 x - - 0 1', 'the side to move is "x", not w or b', 20],
    ['4k3/8/8/8/8/8/8/4K3 W - - 0 1', 'the side to move is "W", not w or b', 20],
    ['r3k3/8/8/8/8/8/8/4K2R w qK - 0 1', 'the castling rights "qK" are neither', 24],
    ['r3k3/8/8/8/8/8/8/4K2R w KK - 0 1', 'the castling rights "KK" are neither', 24],
    ['r3k3/8/8/8/8/8/8/4K2R w K- - 0 1', 'the castling rights "K-" are neither', 24],
    ['4k3/8/8/8/8/8/8/4K3 w - e5 0 1', '"e5" is no en passant square', 24],
    ['4k3/8/8/8/8/8/8/4K3 w - e 0 1', '"e" is no en passant square', 24],
    ['4k3/8/8/8/8/8/8/4K3 w - - -1 1', 'the half-move clock "-1" is no count', 26],
    ['4k3/8/8/8/8/8/8/4K3 w - - 1.5 1', 'the half-move clock "1.5" is no count', 26],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 x', 'the move number "x" is no count', 28],
  ])('%j', (fen, reason, offset) => {
    expect(() => parseFen(fen)).toThrow(refused(reason, offset))
    expect(() => validateFen(fen)).toThrow(refused(reason, offset))
    expect(() => parseFen(fen, { withValidation: false })).toThrow(refused(reason, offset))
  })

  it('with a message that stays short however long the text is', () => {
    expect(() => parseFen('x'.repeat(1_000_000))).toThrow(
      expect.objectContaining({ message: expect.stringMatching(/^.{1,400}$/) }),
    )
  })
})

describe('a position that no game can reach is refused, and accepted without validation', () => {
  it.each([
    ['no kings', '8/8/8/8/8/8/8/8 w - - 0 1', 'white has 0 kings instead of one'],
    ['no white king', '4k3/8/8/8/8/8/8/8 w - - 0 1', 'white has 0 kings instead of one'],
    ['no black king', '8/8/8/8/8/8/8/4K3 w - - 0 1', 'black has 0 kings instead of one'],
    ['two white kings', '4k3/8/8/8/8/8/8/K3K3 w - - 0 1', 'white has 2 kings instead of one'],
    ['the king can be taken', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 'not to move is in check'],
    ['the king can be taken by a pawn', '4k3/3P4/8/8/8/8/8/4K3 w - - 0 1', 'not to move is in'],
    ['kings side by side', '8/8/8/8/8/8/3k4/4K3 w - - 0 1', 'not to move is in check'],
    ['a pawn on the last rank', '4k2P/8/8/8/8/8/8/4K3 w - - 0 1', 'a pawn stands on h8'],
    ['a pawn on the first rank', '4k3/8/8/8/8/8/8/P3K3 w - - 0 1', 'a pawn stands on a1'],
    ['nine pawns', '4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', 'white has more pawns and promoted'],
    ['two queens beside eight pawns', '4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1', 'white has more'],
    ['three knights beside eight pawns', '4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 1', 'white has'],
    ['no rook to castle', '4k3/8/8/8/8/8/8/4K3 w K - 0 1', 'the castling right K has no king or'],
    ['no king to castle', '4k3/8/8/8/8/8/8/R2K4 w Q - 0 1', 'the castling right Q has no king'],
    ['a knight in the corner', 'n3k3/8/8/8/8/8/8/4K3 w q - 0 1', 'the castling right q has no'],
    ["the enemy's rook in the corner", '4k2R/8/8/8/8/8/8/4K3 b k - 0 1', 'the castling right k'],
    ['no pawn has passed', '4k3/8/8/8/8/8/8/4K3 b - e3 0 1', 'no pawn has just passed e3'],
    ['its own pawn has passed', '4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1', 'no pawn has just passed e3'],
    ['the passed square is taken', '4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1', 'no pawn has just'],
    ['the pawn comes from nowhere', '4k3/8/8/8/3pP3/8/4P3/4K3 b - e3 0 1', 'no pawn has just'],
  ])('%s', (_, fen, reason) => {
    expect(() => parseFen(fen)).toThrow(refused(reason))
    expect(() => parseFen(fen, { withValidation: false })).not.toThrow()
  })

  it('but as many promoted pieces as pawns are gone may stand there', () => {
    expect(() => parseFen('4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1')).not.toThrow()
    expect(() => parseFen('4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1')).not.toThrow()
  })

  it('without validation, keeping only the castling rights and en passant that can be', () => {
    const read = (fen: string) => parseFen(fen, { withValidation: false }).fen
    expect(read('4k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1')).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(read('8/8/8/8/8/8/8/8 b - - 12 0')).toBe('8/8/8/8/8/8/8/8 b - - 12 1')
    expect(read('QQQQQQQQ/8/8/8/8/8/8/PPPPPPPP w - - 0 1')).toBe(
      'QQQQQQQQ/8/8/8/8/8/8/PPPPPPPP w - - 0 1',
    )
  })
})

describe('a FEN comes out as it went in', () => {
  it.each(beginnings)('%s', (fen) => {
    expect(parseFen(parseFen(fen).fen).fen).toBe(parseFen(fen).fen)
  })

  it('for every position of a game', () => {
    fc.assert(
      fc.property(playouts, (fen) => {
        expect(parseFen(fen).fen).toBe(fen)
        expect(parseFen(fen, { withValidation: false }).fen).toBe(fen)
        expect(parseFen(mirrored(fen)).fen).toBe(mirrored(fen))
      }),
      { numRuns: 150 },
    )
  })

  it('with white space around and between the fields cleared up', () => {
    expect(parseFen(` ${startFen.replaceAll(' ', '\t ')}\n`).fen).toBe(startFen)
  })

  it('with the first move numbered 1, even from programs that count from 0', () => {
    expect(parseFen('4k3/8/8/8/8/8/8/4K3 w - - 0 0').fen).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
  })

  it('with a clock that stays the same while moves are looked at, however long it has run', () => {
    const position = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 999999 999999')
    const clock = position.movesWithoutCapture
    const next = applyMove(position, 'Rh2')
    expect(next.san).toBe('Rh2')
    expect(position.movesWithoutCapture).toBe(clock)
    expect(position.movesWithoutCapture).toBe(clock)
    expect(position.fen).toBe(`4k3/8/8/8/8/8/8/4K2R w K - ${clock} 999999`)
    expect(applyMove(next, 'Kd8').movesWithoutCapture).toBe(clock)
  })

  it('without validation, whatever its counters have come to', () => {
    const position = applyMove(parseFen('4k3/8/8/8/8/8/8/4K3 b - - 0 999999'), 'Kd8')
    expect(parseFen(position.fen, { withValidation: false }).fen).toBe(position.fen)
  })

  it('or is refused with a ChessError when it was changed, never with another error', () => {
    fc.assert(
      fc.property(mutants, fc.boolean(), (fen, withValidation) => {
        const read = attempt(() => parseFen(fen, { withValidation }))
        const again = attempt(() =>
          parseFen(read instanceof ChessError ? fen : read.fen, { withValidation }),
        )
        expect(again).toEqual(read)
        expect('fen' in again && again.fen).toBe('fen' in read && read.fen)
        const { code, place } =
          read instanceof ChessError ? read : { code: 'invalid-fen', place: {} }
        expect(code).toBe('invalid-fen')
        expect(place.offset ?? 0).toBeLessThanOrEqual(fen.length)
      }),
      { numRuns: 1500 },
    )
  })

  it('or is refused with a ChessError when it is any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseFen(text)).toThrow(ChessError)
      }),
    )
  })
})

describe('chess.js agrees', () => {
  /** What chess.js does not look at. */
  const ours = /castling right|is no count|not to move is in check|has just passed|promoted pieces/

  it('that a FEN can be read, or ours refuses it for more than chess.js looks at', () => {
    fc.assert(
      fc.property(fc.oneof(playouts, mutants), (text) => {
        // chess.js counts empty fields, takes no move for the zeroth, and knows a 0 of empty squares.
        const fen = text.trim()
        fc.pre(!/\s0+$|^\S*0/.test(fen))
        const read = attempt(() => parseFen(fen))
        const refusal = read instanceof ChessError ? read.reason : ''
        expect(chessJsValidate(fen).ok && !ours.test(refusal)).toBe(refusal === '')
      }),
      { numRuns: 1500 },
    )
  })
})

describe('the en passant square is kept only if a pawn can capture onto it', () => {
  it.each([
    ['no pawn is near', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1', '-'],
    ['a pawn stands beside', '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1', 'e3'],
    ['the neighbour is over the edge', '4k3/8/8/7p/P7/8/8/4K3 b - a3 0 1', '-'],
    ['the pawn is pinned on its file', '3rk3/8/8/8/3Pp3/8/8/3KR3 b - d3 0 1', '-'],
    ['both pawns leave the rank of a rook', '8/8/8/8/k2Pp2R/8/8/3K4 b - d3 0 1', '-'],
    ['another piece still stands between', '8/8/8/8/kn1Pp2R/8/8/3K4 b - d3 0 1', 'd3'],
    ['the pawn captures along its pin', '8/8/8/5k2/3Pp3/8/2B5/4K3 b - d3 0 1', 'd3'],
    ['the captured pawn was the shield', '6k1/8/8/8/3Pp3/8/B7/4K3 b - d3 0 1', '-'],
    ['the captured pawn gives the check', '8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1', 'd3'],
    ['a discovered check goes on', '8/8/7k/8/3Pp3/8/8/2B1K3 b - d3 0 1', '-'],
    ['only one of two pawns is pinned', '4k3/8/8/8/2pPp3/8/8/3KR3 b - d3 0 1', 'd3'],
  ])('%s', (_, fen, square) => {
    const fields = fen.split(' ')
    const kept = fields.with(3, square).join(' ')
    expect(parseFen(fen).fen).toBe(kept)
    expect(parseFen(mirrored(fen)).fen).toBe(mirrored(kept))
  })

  it('after a move as well', () => {
    const after = (fen: string, move: string) => applyMove(parseFen(fen), move).fen.split(' ')[3]
    expect(after(startFen, 'e4')).toBe('-')
    expect(after('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e4')).toBe('e3')
    expect(after('4k3/8/8/8/4p3/8/3P4/3KR3 w - - 0 1', 'd4')).toBe('-')
  })

  it('and never after a move that the rules would not allow', () => {
    const after = (fen: string, move: string) => {
      const position = applyMove(parseFen(fen), move, { withValidation: false })
      expect(parseFen(position.fen).fen).toBe(position.fen)
      return position.fen
    }
    expect(after('4k3/8/8/3p4/8/4P3/8/4K3 w - - 0 1', 'e3e5')).toBe(
      '4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1',
    )
    expect(after('4k3/8/8/8/3p4/4N3/4P3/4K3 w - - 0 1', 'e2e4')).toBe(
      '4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 1',
    )
  })
})

it('tells the side to move', () => {
  expect([turnOf(startFen), turnOf(mirrored(startFen))]).toEqual(['w', 'b'])
})

it('has a key for what repetition compares', () => {
  expect(positionKey('4k3/8/8/8/3pP3/8/8/4K3 b - e3 7 31')).toBe('4k3/8/8/8/3pP3/8/8/4K3 b - e3')
})
