import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ChessError } from '../chess-error.ts'
import { parsePgnGames, type PgnResult, type PgnStreamOptions, streamPgn } from './parse-pgn.ts'
import { GameSplitter } from './split-games.ts'

/** What a reader learns of a game, as data that can be compared. */
function told(read: PgnResult): unknown {
  const { source } = read
  if (read.ok) return { source, game: JSON.stringify(read.game) }
  const { code, message, reason, place } = read.error
  return { source, code, message, reason, place }
}

async function streamed(
  chunks: Iterable<string | Uint8Array>,
  options: PgnStreamOptions = {},
): Promise<unknown[]> {
  const games: unknown[] = []
  for await (const read of streamPgn(chunks, options)) games.push(told(read))
  return games
}

/** Cuts text or bytes at places that are given as numbers of any size. */
function cut<Text extends { readonly length: number; slice(from: number, to: number): Text }>(
  text: Text,
  places: readonly number[],
): Text[] {
  const borders = [...places.map((place) => place % (text.length + 1)), 0, text.length]
  borders.sort((a, b) => a - b)
  return borders.slice(1).map((border, index) => text.slice(borders[index] ?? 0, border))
}

const piece = fc.constantFrom(
  '[Event "a"]\n',
  '[Event "ü ♞ 𝄞"]\r\n',
  '[White "a \\"b\\" \\\\"]\n',
  '[White "]"]\n',
  '[White "never closed\\\n',
  '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 0"]\r\n',
  '\n',
  '\r\n\r\n',
  '\ufeff',
  '% hidden {\n',
  '; words "1-0\r\n',
  '{ words 王 }',
  '{ never closed\n',
  '{%clk}\n% }',
  '1. e4 e5 2. Nf3!? ',
  '1... ',
  'Nc6 $14 ',
  '(1. d4 d5) ',
  '( ',
  ') ',
  '0-0 ',
  '1-0',
  '*',
  ' 1/2-1/2\n',
  '½-½\n',
  '--',
  '"',
  '\\',
  '[',
  ']',
  '}',
)
const anyText = fc.array(piece, { maxLength: 30, size: 'max' }).map((pieces) => pieces.join(''))
const places = fc.array(fc.nat(), { maxLength: 12 })
const runs = { numRuns: 400 }

describe('a stream', () => {
  it('of texts gives the games of the whole text, wherever it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, places, async (text, places) => {
        expect(await streamed(cut(text, places))).toEqual(Array.from(parsePgnGames(text), told))
      }),
      runs,
    )
  })

  it('of bytes gives the games of the whole text, even when letters are cut', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, places, async (text, places) => {
        expect(await streamed(cut(new TextEncoder().encode(text), places))).toEqual(
          Array.from(parsePgnGames(text), told),
        )
      }),
      runs,
    )
  })

  it('of one byte at a time gives the games of the whole text', async () => {
    const pgn = '\ufeff[Event "ü ♞ 𝄞"]\r\n\r\n1. e4 {王}\r\n*\r\n\r\n1. d4 ; é\r\n1-0'
    const bytes = Array.from(new TextEncoder().encode(pgn), (byte) => Uint8Array.of(byte))
    const whole = Array.from(parsePgnGames(pgn), told)
    expect(whole).toHaveLength(2)
    expect(await streamed(bytes)).toEqual(whole)
  })

  it('gives each game as soon as the next one begins', async () => {
    const games = streamPgn(
      (function* () {
        yield '1. e4 *\n1. d4\n'
        throw new TypeError('The line is cut.')
      })(),
    )
    expect(await games.next()).toMatchObject({ value: { ok: true, source: { offset: 0 } } })
    await expect(games.next()).rejects.toThrow('The line is cut.')
  })

  it('goes on behind a game that can not be read', async () => {
    const read = await streamed(['1. e5 *\n', '1. d4 ', '*\n'])
    expect(read).toMatchObject([
      { code: 'no-moving-piece', place: { offset: 3, line: 1, ply: 1 } },
      { source: { offset: 8, line: 2 } },
    ])
  })

  it('that is empty has no games', async () => {
    expect(await streamed([])).toEqual([])
    expect(await streamed(['', new Uint8Array(), '\ufeff\n'])).toEqual([])
  })

  it('shows bytes that are no UTF-8 as replacement characters', async () => {
    const [read] = await streamed([Uint8Array.of(123, 0xe9, 125, 10, 0xe2)])
    expect(read).toMatchObject({ source: { text: '{\ufffd}\n\ufffd' } })
  })
})

describe('the memory of a stream', () => {
  it('is that of one game, however many there are', () => {
    const splitter = new GameSplitter()
    const game = '[Event "a"]\n[White "A"]\n\n1. e4 {words} e5 (1... c5) 2. Nf3 *\n\n'
    let games = 0
    let most = 0
    for (let index = 0; index < 20_000; index += 1) {
      games += splitter.push(game.slice(0, 30)).length + splitter.push(game.slice(30)).length
      most = Math.max(most, splitter.waiting)
    }
    expect(games + splitter.end('').length).toBe(20_000)
    expect(most).toBeLessThan(2 * game.length)
  })

  it('is left at a game that is longer than it may be', async () => {
    const chunks = function* () {
      yield '1. e4 *\n1. d4 {\n'
      for (;;) yield 'a word that goes on and on\n'
    }
    const games: unknown[] = []
    const read = async () => {
      for await (const { source } of streamPgn(chunks(), { maxGameLength: 1000 })) {
        games.push(source.text)
      }
    }
    await expect(read()).rejects.toEqual(
      new ChessError(
        'invalid-pgn',
        'A game is longer than 1000 characters. Raise maxGameLength if that is meant.',
        'too long',
        { offset: 8, line: 2 },
      ),
    )
    await expect(read()).rejects.toMatchObject({ place: { offset: 8, line: 2 } })
    expect(games).toEqual(['1. e4 *\n', '1. e4 *\n'])
  })

  it('is left at a line that never ends', async () => {
    const chunks = function* () {
      for (;;) yield 'word '
    }
    await expect(streamed(chunks(), { maxGameLength: 1000 })).rejects.toMatchObject({
      code: 'invalid-pgn',
      place: { offset: 0, line: 1 },
    })
  })
})
