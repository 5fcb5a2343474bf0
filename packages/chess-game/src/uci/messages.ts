import { type MoveIntent, parseLan } from '../model/move.ts'

const optionTypes = ['check', 'spin', 'combo', 'button', 'string'] as const

/** An option that the engine offers (`option`). Fields that the engine left out are absent. */
export interface UciOption {
  readonly name: string
  /** A check box, a whole number, a choice, an action, or a text. */
  readonly type: (typeof optionTypes)[number]
  /** As sent: `true` or `false` of a check, digits of a spin; `<empty>` is the empty text. */
  readonly default?: string
  /** The lowest value of a spin. */
  readonly min?: number
  /** The highest value of a spin. */
  readonly max?: number
  /** The choices of a combo; empty for other types. */
  readonly vars: readonly string[]
}

/** How good the position is for the side to move. */
export interface UciScore {
  /** `cp` counts hundredths of a pawn, `mate` counts moves (not plies) to mate. */
  readonly type: 'cp' | 'mate'
  /** Positive when the side to move is better or mates, negative when it is worse or mated. */
  readonly value: number
  /** The true score is at least (`lower`) or at most (`upper`) this; absent when it is exact. */
  readonly bound?: 'lower' | 'upper'
}

/** An engine's `info` line. Fields that it did not send, or that can't be read, are absent. */
export interface UciInfo {
  /** Depth of the search, in plies. */
  readonly depth?: number
  /** The deepest line searched, in plies. */
  readonly seldepth?: number
  /** Rank of this line among the best lines, from 1. */
  readonly multipv?: number
  readonly score?: UciScore
  readonly nodes?: number
  /** Nodes per second. */
  readonly nps?: number
  /** Time spent, in milliseconds. */
  readonly time?: number
  /** Thousandths of the hash table in use. */
  readonly hashfull?: number
  /** Positions found in endgame tables. */
  readonly tbhits?: number
  /** The move being searched. */
  readonly currmove?: MoveIntent
  /** The index of `currmove` among the moves of the position, from 1. */
  readonly currmovenumber?: number
  /** Chances of the side to move, in thousandths. */
  readonly wdl?: { readonly win: number; readonly draw: number; readonly loss: number }
  /** The best line, up to its first unreadable move. */
  readonly pv?: readonly MoveIntent[]
  /** Free text. */
  readonly string?: string
}

/** The end of a search: null when the position has no legal move (`(none)` or `0000`). */
export interface BestMove {
  readonly move: MoveIntent | null
  /** The reply that the engine expects. */
  readonly ponder?: MoveIntent
}

/** One line of a UCI engine; `other` is a line that UCI or this parser does not know. */
export type UciMessage =
  | { readonly type: 'id'; readonly key: 'name' | 'author'; readonly value: string }
  | { readonly type: 'uciok' }
  | { readonly type: 'readyok' }
  | { readonly type: 'option'; readonly option: UciOption }
  | ({ readonly type: 'bestmove' } & BestMove)
  | { readonly type: 'info'; readonly info: UciInfo }
  | { readonly type: 'other' }

/** Reads one line of the engine (the UCI protocol of April 2006). Never throws. */
export function parseUciMessage(line: string): UciMessage {
  const [keyword, ...words] = line.trim().split(/\s+/)
  const [key, ...rest] = words
  switch (keyword) {
    case 'id':
      return key === 'name' || key === 'author'
        ? { type: 'id', key, value: rest.join(' ') }
        : { type: 'other' }
    case 'uciok':
    case 'readyok':
      return { type: keyword }
    case 'option': {
      const option = readOption(words)
      return option ? { type: 'option', option } : { type: 'other' }
    }
    case 'bestmove': {
      const ponder = parseLan(words[2] ?? '')
      return { type: 'bestmove', move: parseLan(key ?? '') ?? null, ...(ponder && { ponder }) }
    }
    case 'info':
      return { type: 'info', info: readInfo(words) }
    default:
      return { type: 'other' }
  }
}

/** A whole number, or undefined for any other text; `-0` is 0. */
const signed = (word = ''): number | undefined => {
  const value = Number(word) + 0
  return /^-?\d+$/.test(word) && Number.isSafeInteger(value) ? value : undefined
}

/** A whole number from 0, or undefined for any other text. */
const whole = (word = ''): number | undefined => (word.startsWith('-') ? undefined : signed(word))

const optionFacts = ['default', 'min', 'max', 'var']

function readOption(words: readonly string[]): UciOption | undefined {
  // A name may contain the word "type", so only one before a known type ends the name.
  const typeOf = (at: number) => optionTypes.find((type) => type === words[at + 1])
  const typeAt = words.findIndex((word, at) => at > 1 && word === 'type' && typeOf(at))
  const type = typeOf(typeAt)
  if (words[0] !== 'name' || typeAt < 0 || !type) return undefined
  const facts: (readonly [fact: string, value: string[]])[] = []
  for (const word of words.slice(typeAt + 2)) {
    // A text may contain any word, so it takes the rest of the line.
    if (optionFacts.includes(word) && !(type === 'string' && facts.length > 0)) {
      facts.push([word, []])
    } else facts.at(-1)?.[1].push(word)
  }
  const valuesOf = (wanted: string) =>
    facts.filter(([fact]) => fact === wanted).map(([, value]) => value.join(' '))
  const [text] = valuesOf('default')
  const min = signed(valuesOf('min')[0])
  const max = signed(valuesOf('max')[0])
  return {
    name: words.slice(1, typeAt).join(' '),
    type,
    ...(text !== undefined && { default: text === '<empty>' ? '' : text }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    vars: valuesOf('var'),
  }
}

const infoCounts = [
  'depth',
  'seldepth',
  'multipv',
  'nodes',
  'nps',
  'time',
  'hashfull',
  'tbhits',
  'currmovenumber',
] as const

/**
 * Checks every word, values too, because no value equals a keyword: an unknown word or a missing value does not affect
 * the fields after it.
 */
function readInfo(words: readonly string[]): UciInfo {
  const info: { -readonly [Key in keyof UciInfo]: UciInfo[Key] } = {}
  for (const [at, word] of words.entries()) {
    const [next = '', second, third] = words.slice(at + 1, at + 4)
    const count = infoCounts.find((count) => count === word)
    const value = whole(count && next)
    if (count && value !== undefined) info[count] = value
    switch (word) {
      case 'score': {
        const value = signed(second)
        if ((next === 'cp' || next === 'mate') && value !== undefined) {
          info.score = { type: next, value }
        }
        break
      }
      case 'lowerbound':
      case 'upperbound':
        if (info.score)
          info.score = { ...info.score, bound: word === 'lowerbound' ? 'lower' : 'upper' }
        break
      case 'wdl': {
        const [win, draw, loss] = [whole(next), whole(second), whole(third)]
        if (win !== undefined && draw !== undefined && loss !== undefined) {
          info.wdl = { win, draw, loss }
        }
        break
      }
      case 'currmove': {
        const move = parseLan(next)
        if (move) info.currmove = move
        break
      }
      case 'pv': {
        const pv = readLine(words, at + 1)
        if (pv.length > 0) info.pv = pv
        break
      }
      case 'string':
        return { ...info, string: words.slice(at + 1).join(' ') }
    }
  }
  return info
}

/** The moves from an index on, up to the first word that is not a move. */
function readLine(words: readonly string[], start: number): readonly MoveIntent[] {
  const moves: MoveIntent[] = []
  for (let at = start; ; at += 1) {
    const move = parseLan(words[at] ?? '')
    if (!move) return moves
    moves.push(move)
  }
}
