import { isLineStart, isSpace, isWordEnd } from './characters.ts'
import { findTag } from './tag-pair.ts'

/** The part of a PGN text that contains one game. */
export interface GameText {
  readonly text: string
  /** Where it begins in the whole text: characters from 0, lines from 1. */
  readonly offset: number
  readonly line: number
}

const brace = 123
const closingBrace = 125
const bracket = 91
const semicolon = 59
const percent = 37
const opening = 40
const closing = 41
const star = 42
const zero = 48
const one = 49

const results = ['1-0', '0-1', '1/2-1/2', '*']
const eventTag = '[Event "'

/**
 * Splits PGN into games as it arrives. Looks at each character once and keeps only the unfinished game. A game ends
 * before the next tag section, or after its result and the comments behind it.
 */
export class GameSplitter {
  /** Where the current game begins in the whole text. */
  offset = 0
  line = 1
  /** The scanned text of the game, without its last character. */
  #seen = ''
  /** The text after `#seen`. */
  #text = ''
  /** Index in `#text` up to which the text has been scanned. */
  #at = 0
  #stage: 'tags' | 'moves' | 'over' = 'tags'
  #inComment = false
  #depth = 0
  #hasEvent = false
  #isBlank = true

  /** Adds the next part of the text, and returns the games that it completes. */
  push(part: string): GameText[] {
    const lines = part.lastIndexOf('\n') + 1
    const limit = this.#text.length + lines
    this.#text += part
    // A token may continue in the next part; a finished line can't.
    return lines > 0 ? this.#scan(limit) : []
  }

  /** Adds the last part of the text, and returns the remaining games. */
  end(part: string): GameText[] {
    this.#text += part
    const games = this.#scan(this.#text.length)
    if (!this.#isBlank) games.push(this.#cut(this.#text.length))
    return games
  }

  /** How many characters of the unfinished game are in memory. */
  get waiting(): number {
    return this.#seen.length + this.#text.length
  }

  #cut(end: number): GameText {
    const text = this.#seen + this.#text.slice(0, end)
    const game = { text, offset: this.offset, line: this.line }
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line += 1
    this.offset += text.length
    this.#seen = ''
    this.#text = this.#text.slice(end)
    this.#at = 0
    this.#stage = 'tags'
    this.#inComment = false
    this.#depth = 0
    this.#hasEvent = false
    this.#isBlank = true
    return game
  }

  #scan(limit: number): GameText[] {
    const games: GameText[] = []
    let left = limit
    while (this.#at < left) {
      const end = this.#findEnd(left)
      if (end < 0) break
      games.push(this.#cut(end))
      left -= end
    }
    return games
  }

  /** The end of the current game; -1 when it is after the limit. */
  #findEnd(limit: number): number {
    const text = this.#text
    let at = this.#at
    while (at < limit) {
      if (this.#inComment) {
        let code = text.charCodeAt(at)
        while (at < limit && code !== closingBrace) {
          if (code === bracket && isEventLine(text, at)) return at
          code = text.charCodeAt((at += 1))
        }
        this.#inComment = at >= limit
        if (!this.#inComment) at += 1
        continue
      }
      const code = text.charCodeAt(at)
      if (isSpace(code)) {
        at += 1
        continue
      }
      if (code === brace) {
        this.#inComment = true
        this.#isBlank = false
        at += 1
      } else if (code === semicolon || (code === percent && isLineStart(text, at))) {
        if (code === semicolon) this.#isBlank = false
        at = lineEnd(text, at)
      } else if (code === bracket && (this.#stage === 'tags' || isLineStart(text, at))) {
        const isEvent = text.startsWith(eventTag, at)
        if (this.#stage !== 'tags' || (isEvent && this.#hasEvent)) return at
        this.#hasEvent ||= isEvent
        this.#isBlank = false
        const { end } = findTag(text, at)
        at = end < 0 ? lineEnd(text, at) : end
      } else if (this.#stage === 'over') {
        return at
      } else {
        this.#stage = 'moves'
        this.#isBlank = false
        if (code === opening) this.#depth += 1
        else if (code === closing) this.#depth -= 1
        const size = this.#depth <= 0 ? resultSize(text, at, code) : 0
        if (size > 0) this.#stage = 'over'
        at = size > 0 ? at + size : wordEnd(text, at)
      }
    }
    at = Math.min(at, text.length)
    // Keep the character before: it decides whether a line begins here.
    const seen = Math.max(0, at - 1)
    this.#seen += text.slice(0, seen)
    this.#text = text.slice(seen)
    this.#at = at - seen
    return -1
  }
}

/** A comment that contains another game's tags was never closed. */
const isEventLine = (text: string, at: number): boolean =>
  isLineStart(text, at) && text.startsWith(eventTag, at)

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** The length of the result that begins here; 0 for anything else. */
function resultSize(text: string, at: number, code: number): number {
  if (code !== star && code !== zero && code !== one) return 0
  const size = results.find((token) => text.startsWith(token, at))?.length ?? 0
  return isWordEnd(text.charCodeAt(at + size)) || at + size === text.length ? size : 0
}

/** The end of a word of at least one character. */
function wordEnd(text: string, start: number): number {
  let at = start + 1
  if (isWordEnd(text.charCodeAt(start))) return at
  while (at < text.length && !isWordEnd(text.charCodeAt(at))) at += 1
  return at
}

/** The games of a whole text. */
export const splitGames = (text: string): GameText[] => new GameSplitter().end(text)
