import { ChessError, quoted } from '../chess-error.ts'
import { nullMove } from '../core/moves.ts'
import {
  type ChessGame,
  type GameOptions,
  type ResultToken,
  resultTokens,
} from '../game/chess-game.ts'
import { HistoryMove, type Line } from '../game/history-move.ts'
import type { MoveComment } from '../game/move-comment.ts'
import { startGame } from '../game/play.ts'
import { readComment } from '../game/read-comment.ts'
import { writeLan } from '../notation/lan.ts'
import { Position, resolveMove } from '../position/position.ts'
import { isLineStart, isSpace, isWordEnd } from './characters.ts'
import type { GameText } from './split-games.ts'
import { findTag, isTagName, unescapeTag } from './tag-pair.ts'

/** Marks a variation that continues after its line's last move; it repeats that move to be legal PGN. */
export const continuesMark = '[%continues]'

/** Options of the parsed games; start position and headers come from the text. */
export type PgnOptions = Omit<GameOptions, 'fen' | 'headers'>

const suffixNags: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
}

/** A line that is being read. Its last move is pending: comments and variations may still follow. */
interface OpenLine {
  readonly moves: HistoryMove[]
  /** The position after the pending move. */
  position: Position
  hasPendingMove: boolean
  commentsBefore: MoveComment[]
  comments: MoveComment[]
  nags: number[]
  variations: Line[]
  readonly ply: number
  /** Whether the line continues after the move that it is written beside, and repeats that move. */
  continues: boolean
}

const openLine = (position: Position, ply: number): OpenLine => ({
  moves: [],
  position,
  hasPendingMove: false,
  commentsBefore: [],
  comments: [],
  nags: [],
  variations: [],
  ply,
  continues: false,
})

/** Results outside the PGN tokens: `½-½`, `1–0`, `+:-`, `0-0`. */
const oddResult = /^[\d½*+=.:/–—-]+$/

const none: readonly never[] = []
const orNone = <T>(list: readonly T[]): readonly T[] => (list.length > 0 ? list : none)

/** Adds the pending move to the line. */
function finishMove(line: OpenLine): void {
  if (!line.hasPendingMove) return
  const { moves, position, comments, nags, variations, commentsBefore } = line
  moves.push(
    new HistoryMove(
      position,
      orNone(comments),
      orNone(nags),
      orNone(variations),
      moves.length > 0 ? none : orNone(commentsBefore),
    ),
  )
  if (comments.length > 0) line.comments = []
  if (nags.length > 0) line.nags = []
  if (variations.length > 0) line.variations = []
  line.hasPendingMove = false
}

/**
 * Reads the text of one game: tags, then moves, each checked against the rules, in variations too.
 * @throws {ChessError} with offset, line and, for a move, ply.
 */
export function readGame(source: GameText, options: PgnOptions): ChessGame {
  return new GameReader(source, options).read()
}

class GameReader {
  readonly #source: GameText
  readonly #text: string
  readonly #game: ChessGame
  #at = 0
  #line: OpenLine
  /** The lines around the present one, outermost first. */
  readonly #outer: OpenLine[] = []
  #nextVariations: Line[] = []
  #result: ResultToken | undefined

  constructor(source: GameText, options: PgnOptions) {
    this.#source = source
    this.#text = source.text
    const { tags, comments, fenAt } = this.#readTags()
    const headers = Object.fromEntries(tags)
    const fen = tags.get('FEN')
    try {
      this.#game = startGame({ ...options, ...(fen !== undefined && { fen }), headers })
    } catch (error) {
      // Report the tag's place in the file instead of the offset in the FEN.
      throw error instanceof ChessError ? error.at(this.#place(fenAt)) : error
    }
    this.#line = openLine(this.#game.start, 0)
    this.#line.commentsBefore = comments
  }

  read(): ChessGame {
    this.#readMoves()
    if (this.#outer.length > 0) this.#fail('a variation is not closed', 'Add a ).')
    finishMove(this.#line)
    const tag = resultTokens.find((token) => token === this.#game.headers['Result'])
    const { moves, commentsBefore } = this.#line
    const [first] = moves
    if (first && first.commentsBefore.length > 0) moves[0] = first.with({ commentsBefore: none })
    return this.#game.with({
      history: moves,
      comments: orNone(commentsBefore),
      nextVariations: orNone(this.#nextVariations),
      selectedMoveAddress: [moves.length - 1],
      result: this.#result ?? tag ?? '*',
    })
  }

  #place(at = this.#at) {
    const { offset, line } = this.#source
    let lines = 0
    for (let end = this.#text.indexOf('\n'); end >= 0 && end < at; lines += 1) {
      end = this.#text.indexOf('\n', end + 1)
    }
    return { offset: offset + at, line: line + lines }
  }

  #fail(what: string, how: string, at = this.#at): never {
    const place = this.#place(at)
    throw new ChessError(
      'invalid-pgn',
      `The PGN can't be read in line ${place.line}: ${what}. ${how}`,
      what,
      place,
    )
  }

  /** Skips white space and escaped lines, and collects comments. True at the end of the text. */
  #skip(comments: MoveComment[]): boolean {
    const text = this.#text
    for (; this.#at < text.length; this.#at += 1) {
      const code = text.charCodeAt(this.#at)
      if (code === 123) {
        const end = text.indexOf('}', this.#at)
        if (end < 0) this.#fail('a comment is not closed', 'Add a }.')
        comments.push(readComment(text.slice(this.#at + 1, end)))
        this.#at = end
      } else if (code === 59) {
        const end = this.#lineEnd()
        comments.push(readComment(text.slice(this.#at + 1, end)))
        this.#at = end
      } else if (code === 37 && isLineStart(text, this.#at)) {
        this.#at = this.#lineEnd()
      } else if (!isSpace(code)) return false
    }
    return true
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at)
    return end < 0 ? this.#text.length : end
  }

  /** Reads the tag section, and the comments in it. */
  #readTags() {
    const tags = new Map<string, string>()
    const comments: MoveComment[] = []
    let fenAt = 0
    while (!this.#skip(comments) && this.#text.charAt(this.#at) === '[') {
      const { openingQuote, closingQuote, end } = findTag(this.#text, this.#at)
      const name = this.#text.slice(this.#at + 1, Math.max(0, openingQuote)).trim()
      if (!isTagName(name)) this.#fail('a tag has no name', 'Write it as [White "Name"].')
      if (end < 0) this.#fail(`the tag ${name.slice(0, 100)} is not closed`, 'Add "].')
      tags.set(name, unescapeTag(this.#text.slice(openingQuote + 1, closingQuote)))
      if (name === 'FEN') fenAt = this.#at
      this.#at = end
    }
    return { tags, comments, fenAt }
  }

  #readMoves(): void {
    const text = this.#text
    for (;;) {
      const line = this.#line
      const isBefore = line.moves.length === 0 && !line.hasPendingMove
      if (this.#skip(isBefore ? line.commentsBefore : line.comments)) return
      const start = this.#at
      const code = text.charCodeAt(start)
      if (code === 40) this.#openVariation()
      else if (code === 41) this.#closeVariation()
      else if (code === 36) this.#readNag()
      else if (code >= 48 && code <= 57 && this.#skipMoveNumber()) continue
      else if (code === 46) this.#at += 1
      else this.#readToken()
    }
  }

  /** Skips `12.` or `12...`. False for a result, and for castling written with zeros (`0-0`). */
  #skipMoveNumber(): boolean {
    const text = this.#text
    let at = this.#at
    let code = text.charCodeAt(at)
    while (code >= 48 && code <= 57) code = text.charCodeAt((at += 1))
    if (code === 45 || code === 47) return false
    while (code === 46) code = text.charCodeAt((at += 1))
    this.#at = at
    return true
  }

  #openVariation(): void {
    const line = this.#line
    const isNext = this.#outer.length === 0 && line.moves.length === 0 && !line.hasPendingMove
    if (!line.hasPendingMove && !isNext) {
      this.#fail('a variation stands beside no move', 'Put it behind a move of its line.')
    }
    this.#at += 1
    const ply = line.ply + line.moves.length
    const before = isNext ? line.position : (line.position.previous ?? line.position)
    const variation = openLine(before, ply)
    this.#outer.push(line)
    this.#line = variation
    if (!isNext && this.#outer.length === 1 && this.#startsWithMark()) variation.continues = true
  }

  /** Skips the mark of a variation that continues after the last move. True when it was there. */
  #startsWithMark(): boolean {
    const found = /^\s*\{\s*\[%continues\]\s*\}/.exec(this.#text.slice(this.#at, this.#at + 100))
    if (found) this.#at += found[0].length
    return found !== null
  }

  #closeVariation(): void {
    const outer = this.#outer.pop()
    if (!outer) return this.#fail('a ) has no (', 'Take it out, or open the variation.')
    this.#at += 1
    const line = this.#line
    finishMove(line)
    this.#line = outer
    const [first] = line.moves
    if (!first) {
      // Comments of a variation without moves go to the move that it is written beside.
      const target = outer.hasPendingMove ? outer.comments : outer.commentsBefore
      for (const comment of line.commentsBefore) target.push(comment)
    } else if (!outer.hasPendingMove) this.#nextVariations.push(line.moves)
    else if (line.continues && first.lan === writeLan(Position.move(outer.position))) {
      const commentsBefore = [...first.commentsBefore, ...first.comments]
      const next = line.moves[1]?.with({ commentsBefore })
      if (next) this.#nextVariations.push([next, ...line.moves.slice(2)])
    } else outer.variations.push(line.moves)
  }

  #readNag(): void {
    const digits = /^\$(\d{1,3})(?!\d)/.exec(this.#text.slice(this.#at, this.#at + 5))
    if (!digits) return this.#fail('a $ stands without a number', 'Write $1 to $255.')
    this.#note(Number(digits[1]))
    this.#at += digits[0].length
  }

  #note(nag: number): void {
    const { nags, hasPendingMove } = this.#line
    if (hasPendingMove && !nags.includes(nag)) nags.push(nag)
  }

  #readToken(): void {
    const text = this.#text
    const start = this.#at
    let end = start
    let code = text.charCodeAt(end)
    while (end < text.length && !isWordEnd(code)) code = text.charCodeAt((end += 1))
    if (end > start) {
      const token = text.slice(start, end)
      if (this.#readResult(token, end)) return
      this.#readMove(token)
      this.#at = end
    }
    let suffixEnd = end
    while (code === 33 || code === 63) code = text.charCodeAt((suffixEnd += 1))
    if (suffixEnd > end) {
      const nag = suffixNags[text.slice(end, suffixEnd)]
      if (nag !== undefined) this.#note(nag)
      this.#at = suffixEnd
    }
    if (this.#at === start)
      this.#fail(`${quoted(text.charAt(start))} has no meaning here`, 'Take it out.')
  }

  /** Reads a result. Ignored in a variation; an unknown last token counts as an unknown result. */
  #readResult(token: string, end: number): boolean {
    const code = token.charCodeAt(0)
    if (code >= 65 && code <= 122) return false
    const result = resultTokens.find((known) => known === token)
    const isOdd = () =>
      oddResult.test(token) && token !== '--' && this.#isLast(end) && !this.#isCastling(token)
    if (!result && !isOdd()) return false
    if (this.#outer.length === 0) this.#result = result ?? (token === '1/2' ? '1/2-1/2' : '*')
    this.#at = end
    return true
  }

  /** Are there only comments between this place and the end of its line? */
  #isLast(end: number): boolean {
    const start = this.#at
    this.#at = end
    const isLast = this.#skip([]) || this.#text.charAt(this.#at) === ')'
    this.#at = start
    return isLast
  }

  #isCastling(token: string): boolean {
    if (!/^0-0(-0)?[+#]?$/.test(token)) return false
    try {
      resolveMove(this.#line.position, token, this.#game.withValidation)
      return true
    } catch {
      return false
    }
  }

  #readMove(token: string): void {
    // Some files write `e.p.` after an en passant capture.
    if (token === 'e.p.' || token === 'ep') return
    const line = this.#line
    finishMove(line)
    try {
      const isNull = token === '--' || token === 'Z0'
      if (isNull) assertNotInCheck(line.position)
      const move = isNull ? nullMove : resolveMove(line.position, token, this.#game.withValidation)
      line.position = Position.after(line.position, move)
    } catch (error) {
      if (!(error instanceof ChessError)) throw error
      const { moveNumber: number, turn: color } = line.position
      const ply = line.ply + line.moves.length + 1
      throw error.at({ ...this.#place(), ply, move: { number, color } })
    }
    line.hasPendingMove = true
    if (this.#nextVariations.length > 0 && this.#outer.length === 0) {
      line.variations = this.#nextVariations
      this.#nextVariations = []
    }
  }
}

function assertNotInCheck(position: Position): void {
  if (!position.checkmateData.check) return
  throw new ChessError('illegal-move', 'Lan move is not valid', "A side in check can't pass.")
}
