import { ChessError, quoted } from '../chess-error.ts'
import type { ChessGame, GameHeaders, ResultToken } from '../game/chess-game.ts'
import type { HistoryMove, Line } from '../game/history-move.ts'
import type { MoveComment } from '../game/move-comment.ts'
import { startFen } from '../position/start-fen.ts'
import { Position, resolveMove } from '../position/position.ts'
import { continuesMark } from './read-game.ts'
import { escapeTag, isTagName } from './tag-pair.ts'
import { commentText } from './write-comment.ts'

/** Values of an export that replace the game's own. */
export interface PgnExport {
  readonly headers?: GameHeaders
  /** @default the game's own */
  readonly result?: ResultToken
}

/** The seven tags that every game has, in their order (PGN standard 8.1.1). */
const roster = {
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '-',
  White: '?',
  Black: '?',
  Result: '*',
}

const lineWidth = 80
const nullLan = '0000'

/** Breaks words into lines of at most 80 characters (PGN standard 4.3). */
class MoveText {
  /** Returns the text of a move. */
  readonly name: (move: HistoryMove) => string
  #done = ''
  #line = ''
  #bracket = ''

  constructor(name: (move: HistoryMove) => string) {
    this.name = name
  }

  /** Adds a word; `isGlued` keeps it on the line of the word before. */
  word(word: string, isGlued = false): void {
    // A line that begins with %, [ or ; would mean something else to some readers.
    const stays = isGlued || /^[%[;]/.test(word)
    const whole = this.#bracket + word
    this.#bracket = ''
    if (this.#line === '') this.#line = whole
    else if (stays || this.#line.length + 1 + whole.length <= lineWidth) this.#line += ` ${whole}`
    else {
      this.#done += `${this.#line}\n`
      this.#line = whole
    }
  }

  /** Opens a variation without a space after its bracket, which some readers do not accept. */
  open(): void {
    this.#bracket = '('
  }

  close(): void {
    this.#line += ')'
  }

  comment(comment: MoveComment): void {
    this.#braced(commentText(comment))
  }

  #braced(text: string): void {
    if (text.includes('}')) {
      // A comment in braces can't contain a brace; a comment to the end of the line can.
      this.word(`; ${text}`)
      this.#done += `${this.#line}\n`
      this.#line = ''
      return
    }
    this.word('{')
    if (text !== '') for (const word of text.split(' ')) this.word(word)
    this.word('}', true)
  }

  mark(text: string): void {
    this.#braced(text)
  }

  toString(): string {
    return this.#done + this.#line
  }
}

/** A line that is being written, and the progress. */
interface Step {
  readonly line: Line
  index: number
  /** How many variations of the move before `index` have been written. */
  written: number
  numberNext: boolean
}

/**
 * A game as PGN (the PGN standard's export format): the seven required tags, the other tags, the moves with comments,
 * glyphs and variations, the result. `parsePgn` reads the same tree again. Alternatives to the next move are written as
 * variations that repeat the last move, with a mark.
 * @throws {ChessError} `invalid-edit` for a header whose name PGN can't hold.
 */
export function exportPgn(
  game: ChessGame,
  { headers = {}, result = game.result }: PgnExport = {},
): string {
  const all: Record<string, string> = { ...roster, ...game.headers, ...headers }
  // Keep a non-standard result of the file when the game has no result token.
  if (result !== '*' || !('Result' in game.headers)) all['Result'] = result
  if (game.initialFen === startFen) {
    delete all['SetUp']
    delete all['FEN']
  } else {
    all['SetUp'] = '1'
    all['FEN'] = game.initialFen
  }
  const tags = Object.entries(all).map(([name, value]) => {
    if (isTagName(name)) return `[${name} "${escapeTag(value)}"]\n`
    const reason = 'Use letters, digits and underscores.'
    throw new ChessError('invalid-edit', `${quoted(name)} is no tag name`, reason)
  })
  return `${tags.join('')}\n${moveText(game, result)}\n`
}

function moveText(game: ChessGame, result: ResultToken): string {
  const text = new MoveText(game.withValidation ? sanOf : readableName)
  for (const comment of game.comments) text.comment(comment)
  if (game.history.length === 0) {
    for (const line of game.nextVariations) writeVariation(text, line)
  }
  writeLine(text, game.history)
  const last = game.history.at(-1)
  for (const line of last ? game.nextVariations : []) {
    text.open()
    text.mark(continuesMark)
    if (last) writeMove(text, last, true)
    writeLine(text, line)
    text.close()
  }
  text.word(result)
  return text.toString()
}

const sanOf = (move: HistoryMove) => move.san

/** SAN, or LAN where an unvalidated move has a SAN that means another move or none. */
function readableName(move: HistoryMove): string {
  try {
    const read = resolveMove(move.previousPosition, move.san, false)
    return read === Position.move(move.position) ? move.san : move.lan
  } catch {
    return move.lan === nullLan ? move.san : move.lan
  }
}

function writeVariation(text: MoveText, line: Line): void {
  text.open()
  writeLine(text, line)
  text.close()
}

function writeMove(text: MoveText, move: HistoryMove, withNumber: boolean): void {
  const { turn, moveNumber } = move.previousPosition
  if (turn === 'w') text.word(`${moveNumber}.`)
  else if (withNumber) text.word(`${moveNumber}...`)
  text.word(text.name(move))
}

/** Writes a line with its variations, at any depth. */
function writeLine(text: MoveText, line: Line): void {
  const steps: Step[] = [{ line, index: 0, written: 0, numberNext: true }]
  for (let step = steps.at(-1); step; step = steps.at(-1)) {
    const variation = step.line[step.index - 1]?.variations[step.written]
    if (variation) {
      step.written += 1
      step.numberNext = true
      text.open()
      steps.push({ line: variation, index: 0, written: 0, numberNext: true })
      continue
    }
    const move = step.line[step.index]
    if (!move) {
      steps.pop()
      if (steps.length > 0) text.close()
      continue
    }
    for (const comment of move.commentsBefore) text.comment(comment)
    writeMove(text, move, step.numberNext)
    for (const nag of move.nags) text.word(`$${nag}`)
    for (const comment of move.comments) text.comment(comment)
    step.numberNext = move.comments.length > 0
    step.index += 1
    step.written = 0
  }
}
