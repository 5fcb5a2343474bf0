import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import type { ChessGame } from '../game/chess-game.ts'
import type { Line } from '../game/history-move.ts'
import { exportPgn } from './export-pgn.ts'
import { parsePgn, parsePgnGames } from './parse-pgn.ts'
import { GameSplitter, splitGames } from './split-games.ts'

/** Milliseconds of processor time, which other programs' work does not prolong. */
const bestOfThree = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const begin = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(begin)
      return (user + system) / 1000
    }),
  )

/** How many times longer work takes on an input four times as large; linear is about four. */
function growth<Input>(
  make: (size: number) => Input,
  size: number,
  work: (input: Input) => unknown,
): number {
  const [quarter, whole] = [make(size / 4), make(size)]
  const short = bestOfThree(() => work(quarter))
  // Half a millisecond is what a pause of the machine may add.
  return bestOfThree(() => work(whole)) / (short + 0.5)
}

/** Reads all games; anything but a ChessError is thrown. */
const readAll = (pgn: string): string[] =>
  Array.from(parsePgnGames(pgn), (read) => (read.ok ? 'ok' : read.error.code))

/** How many variations are nested in the first move of one another. */
function nestedLines(game: ChessGame): number {
  let count = 0
  for (let line: Line | undefined = game.history; line; line = line[0]?.variations[0]) count += 1
  return count
}

/** A game that was written before knows its notation, so it is read anew each time. */
const readAndWrite = (pgn: string): string => exportPgn(parsePgn(pgn))

const knights = (plies: number) => 'Nf3 Nf6 Ng1 Ng8 '.repeat(plies / 4)
const nested = (depth: number) => `1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} *`

describe('S-22: a long text', () => {
  it.each<[what: string, size: number, make: (size: number) => string, result: string]>([
    ['opening braces', 100_000, (size) => '{'.repeat(size), 'invalid-pgn'],
    ['closing braces', 100_000, (size) => '}'.repeat(size), 'invalid-pgn'],
    ['pairs of braces', 100_000, (size) => '{}'.repeat(size), 'ok'],
    ['backslashes', 100_000, (size) => '\\'.repeat(size), 'neither-san-nor-lan'],
    ['backslashes in a tag', 100_000, (size) => `[A "${'\\'.repeat(size)}"]`, 'ok'],
    ['quotes in a tag', 100_000, (size) => `[A "${'" '.repeat(size)}"]`, 'ok'],
    ['quotes in an open tag', 100_000, (size) => `[A "${'" '.repeat(size)}`, 'invalid-pgn'],
    ['nested brackets', 20_000, (size) => `1. e4 ${'('.repeat(size)}`, 'invalid-pgn'],
    ['nested square brackets', 20_000, (size) => '['.repeat(size), 'invalid-pgn'],
    ['square brackets in lines', 100_000, (size) => '[\n'.repeat(size), 'invalid-pgn'],
    ['closing brackets', 100_000, (size) => `1. e4 ${')'.repeat(size)}`, 'invalid-pgn'],
    ['nested variations', 20_000, nested, 'ok'],
    ['variations side by side', 20_000, (size) => `1. e4 ${'(1. d4) '.repeat(size)}`, 'ok'],
    ['plies', 20_000, (size) => knights(size), 'ok'],
    ['comments in brackets', 200_000, (size) => `1. e4 (${'{a}'.repeat(size)})`, 'ok'],
    ['open commands', 100_000, (size) => `1. e4 {${'[%clk '.repeat(size)}}`, 'ok'],
    ['odd commands', 100_000, (size) => `1. e4 {${'[%clk x] '.repeat(size)}}`, 'ok'],
    ['coloured squares', 100_000, (size) => `1. e4 {[%csl ${'Ga1,'.repeat(size)}Ga1]}`, 'ok'],
    ['glyphs', 100_000, (size) => `1. e4 ${'$1 '.repeat(size)}`, 'ok'],
    ['tags', 100_000, (size) => '[A "a"]\n'.repeat(size), 'ok'],
    ['a word', 1_000_000, (size) => 'x'.repeat(size), 'neither-san-nor-lan'],
    ['digits', 1_000_000, (size) => '1'.repeat(size), 'ok'],
    ['white space', 5_000_000, (size) => `1. e4${' '.repeat(size)}`, 'ok'],
    ['words of a comment', 5_000_000, (size) => `1. e4 {${'word '.repeat(size / 5)}}`, 'ok'],
    ['comments to the line end', 1_000_000, (size) => `1. e4 ${';a\n'.repeat(size / 3)}`, 'ok'],
    ['escaped lines', 1_000_000, (size) => `1. e4\n${'%a\n'.repeat(size / 3)}`, 'ok'],
  ])('of %s is read in linear time (%i)', (_, size, make, result) => {
    expect(readAll(make(size))).toEqual([result])
    expect(growth(make, size, readAll)).toBeLessThan(12)
  })

  it.each<[what: string, size: number, make: (size: number) => string, result: string]>([
    ['games', 8000, (size) => '1. e4 e5 *\n\n'.repeat(size), 'ok'],
    ['results', 20_000, (size) => '* '.repeat(size), 'ok'],
    ['games with nothing but tags', 8000, (size) => '[Event "a"]\n\n'.repeat(size), 'ok'],
    ['open comments', 8000, (size) => '[Event "a"]\n{\n'.repeat(size), 'invalid-pgn'],
    ['open variations', 8000, (size) => '[Event "a"]\n1. e4 (\n'.repeat(size), 'invalid-pgn'],
  ])('of many %s is read in linear time (%i)', (_, size, make, result) => {
    const results = readAll(make(size))
    expect(results).toHaveLength(size)
    expect(new Set(results)).toEqual(new Set([result]))
    expect(growth(make, size, readAll)).toBeLessThan(12)
  })

  it('of castlings with zeros before much white space is read in linear time', () => {
    const make = (size: number) =>
      `[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. 0-0 ${'(1. 0-0) '.repeat(size)}${' '.repeat(100 * size)}`
    expect(growth(make, 4000, parsePgn)).toBeLessThan(12)
  })

  it('of many open comments is cut in linear time', () => {
    const make = (size: number) => '[Event "a"]\n{\n'.repeat(size)
    expect(splitGames(make(20))).toHaveLength(20)
    expect(growth(make, 400_000, splitGames)).toBeLessThan(12)
  })

  it('in many small parts is cut in linear time', () => {
    const make = (size: number) => ['1. e4 {', ...Array.from({ length: size }, () => 'a word\n')]
    const cut = (parts: readonly string[]) => {
      const splitter = new GameSplitter()
      for (const part of parts) splitter.push(part)
      expect(splitter.end('} *')).toHaveLength(1)
    }
    expect(growth(make, 60_000, cut)).toBeLessThan(12)
  })

  it('without line ends in many small parts is cut in linear time', () => {
    const make = (size: number) => Array.from({ length: size }, () => 'word ')
    const cut = (parts: readonly string[]) => {
      const splitter = new GameSplitter()
      for (const part of parts) splitter.push(part)
      expect(splitter.end('*')).toHaveLength(1)
    }
    expect(growth(make, 60_000, cut)).toBeLessThan(12)
  })
})

describe('a large game', () => {
  it('of 20,000 plies is read, written and read again', () => {
    const game = parsePgn(knights(20_000))
    expect(game.history).toHaveLength(20_000)
    const pgn = exportPgn(game)
    const again = parsePgn(pgn)
    expect(again.currentFen).toBe(game.currentFen)
    expect(exportPgn(again)).toBe(pgn)
    expect(growth(knights, 20_000, readAndWrite)).toBeLessThan(12)
  })

  it('of 20,000 nested variations is read, written and read again', () => {
    const game = parsePgn(nested(20_000))
    expect(nestedLines(game)).toBe(20_001)
    const pgn = exportPgn(game)
    const again = parsePgn(pgn)
    expect(nestedLines(again)).toBe(20_001)
    expect(exportPgn(again)).toBe(pgn)
    expect(growth(nested, 20_000, readAndWrite)).toBeLessThan(12)
  })

  it('of 20,000 variations side by side is written in linear time', () => {
    const make = (size: number) => `1. e4 ${'(1. d4) '.repeat(size)}`
    expect(parsePgn(readAndWrite(make(20_000))).history[0]?.variations).toHaveLength(20_000)
    expect(growth(make, 20_000, readAndWrite)).toBeLessThan(12)
  })

  it('with a comment of a million characters is written in linear time', () => {
    const make = (size: number) => parsePgn(`1. e4 {${'a [ '.repeat(size / 4)}}`)
    expect(growth(make, 1_000_000, exportPgn)).toBeLessThan(12)
  })

  it('with an illegal move 20,000 variations deep says where it is', () => {
    const pgn = `1. e4 ${'(1. d4 '.repeat(20_000)}(1. Ke5`
    const [read] = parsePgnGames(pgn)
    expect(read).toMatchObject({ error: { place: { offset: pgn.length - 3, line: 1, ply: 1 } } })
    expect(read).toHaveProperty('error', expect.any(ChessError))
  })
})
