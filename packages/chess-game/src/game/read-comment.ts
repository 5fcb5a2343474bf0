import { parsePgnClock } from '../clock/pgn-clock.ts'
import { isSquare } from '../model/square.ts'
import type {
  Evaluation,
  MarkedArrow,
  MarkedSquare,
  MarkerColor,
  MoveComment,
} from './move-comment.ts'

const colorOfLetter: Readonly<Record<string, MarkerColor>> = {
  G: 'green',
  R: 'red',
  B: 'blue',
  Y: 'yellow',
}

/** Reads `Ga4,Re5`; undefined when a part is not a coloured square. */
function readSquares(value: string): readonly MarkedSquare[] | undefined {
  const marks = value.split(',').map((part): MarkedSquare | undefined => {
    const color = colorOfLetter[part.charAt(0)]
    const square = part.slice(1)
    return color && isSquare(square) ? { color, square } : undefined
  })
  return allOf(marks)
}

/** Reads `Ga4a5`; undefined when a part is not a coloured arrow. */
function readArrows(value: string): readonly MarkedArrow[] | undefined {
  const marks = value.split(',').map((part): MarkedArrow | undefined => {
    const color = colorOfLetter[part.charAt(0)]
    const from = part.slice(1, 3)
    const to = part.slice(3)
    return color && isSquare(from) && isSquare(to) ? { color, from, to } : undefined
  })
  return allOf(marks)
}

const allOf = <T>(list: readonly (T | undefined)[]): readonly T[] | undefined => {
  const found = list.filter((item) => item !== undefined)
  return found.length === list.length ? found : undefined
}

/** Reads `0.17`, `-1.5,20` or `#-3`. */
function readEvaluation(value: string): Evaluation | undefined {
  const parts = /^(?:#(-?\d{1,4})|([+-]?\d{1,4}(?:\.\d{1,4})?))(?:,(\d{1,3}))?$/.exec(value)
  if (!parts) return undefined
  const [, mate, pawns, plies] = parts
  const depth = plies === undefined ? {} : { depth: Number(plies) }
  return mate === undefined ? { pawns: Number(pawns), ...depth } : { mate: Number(mate), ...depth }
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Sets the field of a command. False when its value can't be read, or the field is set already. */
function setCommand(comment: Writable<MoveComment>, name: string, value: string): boolean {
  switch (name) {
    case 'clk':
      return setField(comment, 'clock', parsePgnClock(value))
    case 'emt':
      return setField(comment, 'elapsed', parsePgnClock(value))
    case 'eval':
      return setField(comment, 'evaluation', readEvaluation(value))
    case 'csl':
      return setField(comment, 'squares', readSquares(value))
    case 'cal':
      return setField(comment, 'arrows', readArrows(value))
    default:
      return false
  }
}

function setField<Key extends keyof MoveComment>(
  comment: Writable<MoveComment>,
  key: Key,
  value: MoveComment[Key] | undefined,
): boolean {
  if (value === undefined || comment[key] !== undefined) return false
  comment[key] = value
  return true
}

/**
 * Reads a comment: text and the commands in it. Unreadable commands, and a second command of a kind, stay in the text.
 */
export function readComment(words: string): MoveComment {
  const plain = (/\s\s|[^\S ]/.test(words) ? words.replace(/\s+/g, ' ') : words).trim()
  const comment: Writable<MoveComment> = { text: '' }
  let text = ''
  let at = 0
  for (let open = plain.indexOf('[%'); open >= 0; open = plain.indexOf('[%', at)) {
    const close = plain.indexOf(']', open)
    if (close < 0) break
    const command = plain.slice(open + 2, close)
    const space = command.indexOf(' ')
    const isRead =
      space > 0 && setCommand(comment, command.slice(0, space), command.slice(space + 1).trim())
    text += isRead ? `${plain.slice(at, open)} ` : plain.slice(at, close + 1)
    at = close + 1
  }
  comment.text = tidy(text + plain.slice(at))
  return comment
}

const tidy = (text: string): string =>
  text.includes('  ') ? text.replace(/ +/g, ' ').trim() : text.trim()
