import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playMove, startGame } from '../game/play.ts'
import { startFen } from '../position/start-fen.ts'
import { applyMove, parseFen } from '../position/position.ts'
import { openingBook } from './opening-book.ts'
import { readOpenings } from './opening-tree.ts'
import { loadOpenings } from './openings.ts'

const book = await loadOpenings()

const positions = (sans: string, start = startFen) => {
  const fens = [start]
  for (const san of sans.split(' ')) fens.push(applyMove(parseFen(fens.at(-1) ?? start), san).fen)
  return fens
}

const source = ['a', 'b', 'c', 'd', 'e'].flatMap((letter) =>
  readFileSync(new URL(`source/${letter}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [eco = '', name = '', pgn = ''] = row.split('\t')
      return { eco, name, sans: pgn.split(' ').filter((token) => !token.endsWith('.')) }
    }),
)

describe('the packed data', () => {
  it('is what the script makes of the source', () => {
    const script = fileURLToPath(new URL('../../scripts/openings.mjs', import.meta.url))
    const report = execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
    expect(report).toMatch(/^3807 openings/)
  })

  it('names every line of the source, by moves and by position', () => {
    const played = new Map([['', { lans: new Array<string>(), fen: startFen }]])
    const play = (sans: readonly string[]): { lans: string[]; fen: string } => {
      const known = played.get(sans.join(' '))
      if (known) return known
      const before = play(sans.slice(0, -1))
      const { currentFen: fen, history } = playMove(startGame(before.fen), sans.at(-1) ?? '')
      const after = { fen, lans: [...before.lans, ...history.map((move) => move.lan)] }
      played.set(sans.join(' '), after)
      return after
    }
    const expected = source.map(({ eco, name, sans }) => ({
      byMoves: { eco, name, ply: sans.length },
      byPosition: { eco, name },
    }))
    const found = source.map(({ sans }) => {
      const { lans, fen } = play(sans)
      return { byMoves: book.byMoves(lans), byPosition: book.byPosition(fen) }
    })
    expect(source).toHaveLength(3807)
    expect(found).toEqual(expected)
  })
})

describe('by moves', () => {
  it('keeps the last name when the moves leave the book', () => {
    expect(book.byMoves(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'h7h5', 'a2a3'])).toEqual({
      eco: 'C60',
      name: 'Ruy Lopez',
      ply: 5,
    })
  })

  it('keeps the last name over moves of the book that have none', () => {
    const nimzoIndian = ['d2d4', 'g8f6', 'c2c4', 'e7e6', 'b1c3']
    expect(book.byMoves(nimzoIndian)).toMatchObject({
      name: 'Indian Defense: Normal Variation',
      ply: 3,
    })
    expect(book.byMoves([...nimzoIndian, 'f8b4'])).toMatchObject({
      eco: 'E20',
      name: 'Nimzo-Indian Defense',
      ply: 6,
    })
  })

  it.each([[[]], [['e2e5']], [['e4']], [['']]])('has no name for %j', (moves) => {
    expect(book.byMoves(moves)).toBeUndefined()
  })
})

describe('by position', () => {
  it('finds a line that was reached by a transposition', () => {
    const direct = positions('d4 d5 Nf3').at(-1) ?? ''
    const transposed = positions('Nf3 d5 d4').at(-1) ?? ''
    expect(book.byPosition(transposed)).toEqual({
      eco: 'D02',
      name: "Queen's Pawn Game: Zukertort Variation",
    })
    expect(book.byPosition(transposed)).toEqual(book.byPosition(direct))
    expect(book.byMoves(['g1f3', 'd7d5', 'd2d4'])).toMatchObject({ ply: 2 })
  })

  it('looks at turn, castling rights and en passant, not at the move counters', () => {
    const sicilian = 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR'
    expect(book.byPosition(`${sicilian} w KQkq - 0 2`)).toEqual({
      eco: 'B20',
      name: 'Sicilian Defense',
    })
    expect(book.byPosition(`${sicilian} w KQkq - 7 40`)).toEqual(
      book.byPosition(`${sicilian} w KQkq - 0 2`),
    )
    expect(book.byPosition(`${sicilian} b KQkq - 0 2`)).toBeUndefined()
    expect(book.byPosition(`${sicilian} w KQ - 0 2`)).toBeUndefined()
    expect(book.byPosition(`${sicilian} w KQkq c6 0 2`)).toBeUndefined()
  })

  it.each([startFen, '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1', 'no position', ''])(
    'has no name for "%s"',
    (fen) => {
      expect(book.byPosition(fen)).toBeUndefined()
    },
  )
})

describe('of a game', () => {
  it('gives the last named position and its ply', () => {
    expect(book.ofGame(positions('Nf3 d5 d4 h5 a3'))).toEqual({
      eco: 'D02',
      name: "Queen's Pawn Game: Zukertort Variation",
      ply: 3,
    })
  })

  it('finds the way into the book from a start of its own', () => {
    const start = 'rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2'
    const game = positions('d4 e6 Ng1 Ng8 e4 d5', start)
    expect(book.ofGame(game)).toEqual({ eco: 'C00', name: 'French Defense', ply: 6 })
  })

  it('has no name for a game that never meets a line', () => {
    expect(book.ofGame([])).toBeUndefined()
    expect(book.ofGame(positions('e4 Kd7', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'))).toBeUndefined()
  })
})

it('plays each move of the tree once, and only when a position is asked for', () => {
  const tree = readOpenings({
    lines: 'AMc\nCz6',
    ecos: 'B00\nC20',
    names: 'A+\nA+',
    parts: "King's Pawn Game\nOpen Game",
  })
  const play = vi.fn<(fen: string, move: string) => string>((fen, move) => `${fen}/${move}`)
  const small = openingBook(tree, 'start', play)
  expect(small.byMoves(['e2e4', 'd7d5'])).toEqual({ eco: 'B00', name: "King's Pawn Game", ply: 1 })
  expect(play).not.toHaveBeenCalled()
  expect(small.byPosition('start/e2e4')).toEqual({ eco: 'B00', name: "King's Pawn Game" })
  small.byPosition('start')
  expect(play.mock.calls.length).toBe(2)
})

describe('loading', () => {
  const data = vi.fn<() => object>()

  beforeEach(() => {
    vi.resetModules()
    vi.doMock('./data.generated.ts', data)
  })
  afterEach(() => {
    vi.doUnmock('./data.generated.ts')
    data.mockReset()
  })

  const packed = { lines: 'AMc', ecos: 'B00', names: 'A+', parts: "King's Pawn Game" }

  it('reads the data on demand, and once', async () => {
    data.mockReturnValue(packed)
    const fresh = await import('./openings.ts')
    expect(data).not.toHaveBeenCalled()
    const [first, second] = await Promise.all([fresh.loadOpenings(), fresh.loadOpenings()])
    expect(data).toHaveBeenCalledOnce()
    expect(second).toBe(first)
    expect(await fresh.loadOpenings()).toBe(first)
  })

  it('may be asked again after it failed', async () => {
    data.mockImplementationOnce(() => {
      throw new Error('offline')
    })
    data.mockReturnValue(packed)
    const fresh = await import('./openings.ts')
    await expect(fresh.loadOpenings()).rejects.toHaveProperty('cause.message', 'offline')
    expect((await fresh.loadOpenings()).byMoves(['e2e4'])).toMatchObject({ eco: 'B00' })
  })
})
