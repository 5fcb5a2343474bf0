import type { Color } from '../model.ts'

/**
 * A tournament report file of FIDE, TRF-16 or TRF-26 (C.04.2 annex 2): lines that begin with a three-letter code.
 * What this reader doesn't know is kept as it is, so that a file that is read and written again is the same, byte by
 * byte.
 */
export interface TrfFile {
  readonly lines: readonly TrfLine[]
  /** What stands between lines, and whether it stands at the end too. */
  readonly lineEnd: '\n' | '\r\n' | '\r'
  readonly endsWithLineEnd: boolean
}

export type TrfLine =
  /** `text` is the line as it was read: it is written again while it says the same as `player`. */
  | { readonly kind: 'player'; readonly player: TrfPlayer; readonly text?: string }
  | { readonly kind: 'other'; readonly text: string }

/** The columns of a `001` line; texts are trimmed, an empty one is absent. */
export interface TrfPlayer {
  /** The starting rank, which is the pairing number: columns 5–8. */
  readonly id: number
  readonly sex: string
  readonly title: string
  readonly name: string
  readonly rating: number | null
  readonly federation: string
  readonly fideNumber: string
  readonly birthDate: string
  /** As it is written, such as `4.5`. */
  readonly points: string
  readonly rank: number | null
  readonly rounds: readonly TrfRound[]
}

/**
 * How a round ended for a player. `1 = 0` are games, `W D L` games that are not rated, `+ -` a forfeit; without an
 * opponent `U` is the pairing-allocated bye, `H F Z` a half-point, full-point and zero-point bye.
 */
export const trfResults = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'H', 'F', 'Z', ' '] as const

export type TrfResult = (typeof trfResults)[number]

export interface TrfRound {
  readonly opponent: number | null
  readonly color: Color | null
  readonly result: TrfResult
}

/** What is wrong with a file, and in which line, counted from 1; null where it is no single one. */
export class TrfError extends Error {
  override readonly name = 'TrfError'
  readonly line: number | null
  constructor(line: number | null, problem: string) {
    super(line === null ? problem : `Line ${line}: ${problem}`)
    this.line = line
  }
}

/** Where the first round begins, and how many columns a round has. */
const rounds = { start: 91, width: 10 } as const

/**
 * Reads a tournament report file.
 * @throws TrfError where a player's line can't be understood
 */
export function readTrf(text: string): TrfFile {
  const lineEnd = text.includes('\r\n') ? '\r\n' : text.includes('\r') ? '\r' : '\n'
  const endsWithLineEnd = text.endsWith(lineEnd)
  const body = endsWithLineEnd ? text.slice(0, -lineEnd.length) : text
  const lines = body
    .split(lineEnd)
    .map((line, index): TrfLine =>
      line.startsWith('001 ')
        ? { kind: 'player', player: readPlayer(line, index + 1), text: line }
        : { kind: 'other', text: line },
    )
  return { lines, lineEnd, endsWithLineEnd }
}

/** Writes a file: what has not been changed since it was read is the same, byte by byte. */
export function writeTrf({ lines, lineEnd, endsWithLineEnd }: TrfFile): string {
  const texts = lines.map((line) =>
    line.kind === 'player' ? playerText(line.player, line.text) : line.text,
  )
  return texts.join(lineEnd) + (endsWithLineEnd ? lineEnd : '')
}

function playerText(player: TrfPlayer, text: string | undefined): string {
  if (text === undefined) return writePlayer(player)
  const isSame = JSON.stringify(readPlayer(text, 1)) === JSON.stringify(player)
  return isSame ? text : writePlayer(player)
}

function readPlayer(line: string, number: number): TrfPlayer {
  const at = (from: number, to: number) => line.slice(from - 1, to).trim()
  const whole = (from: number, to: number, what: string): number | null => {
    const text = at(from, to)
    if (text === '') return null
    if (!/^\d+$/.test(text)) {
      throw new TrfError(number, `the ${what} in columns ${from}–${to} is “${text}”, not a number.`)
    }
    return Number(text)
  }
  const id = whole(5, 8, 'starting rank')
  if (id === null || id === 0) {
    throw new TrfError(number, 'the starting rank in columns 5–8 is missing.')
  }
  const written = line.trimEnd()
  const past: TrfRound[] = []
  for (let start: number = rounds.start; start < written.length; start += rounds.width) {
    past.push(readRound(written.slice(start, start + rounds.width - 1), number, past.length + 1))
  }
  return {
    id,
    sex: at(10, 10),
    title: at(11, 13),
    name: at(15, 47),
    rating: whole(49, 52, 'rating'),
    federation: at(54, 56),
    fideNumber: at(58, 68),
    birthDate: at(70, 79),
    points: at(81, 84),
    rank: whole(86, 89, 'rank'),
    rounds: past,
  }
}

function readRound(text: string, line: number, round: number): TrfRound {
  const opponent = text.slice(0, 4).trim()
  const color = text.slice(5, 6)
  const result = text.slice(7, 8) || ' '
  const wrong = (what: string) => new TrfError(line, `round ${round}: ${what}`)
  if (!/^\d*$/.test(opponent)) throw wrong(`“${opponent}” is no opponent’s starting rank.`)
  if (!/^[wb -]?$/.test(color)) throw wrong(`the colour is “${color}”; use w, b or -.`)
  const known = trfResults.find((each) => each === result.toUpperCase())
  if (known === undefined) throw wrong(`“${result}” is no result; use 1 = 0 + - W D L U H F Z.`)
  return {
    opponent: Number(opponent) || null,
    color: color === 'w' ? 'white' : color === 'b' ? 'black' : null,
    result: known,
  }
}

/** The line of a player, without blanks at its end. */
function writePlayer(player: TrfPlayer): string {
  const fields: readonly (readonly [
    text: string | number | null,
    from: number,
    to: number,
    isRight?: boolean,
  ])[] = [
    [player.id, 5, 8, true],
    [player.sex, 10, 10],
    [player.title, 11, 13, true],
    [player.name, 15, 47],
    [player.rating, 49, 52, true],
    [player.federation, 54, 56],
    [player.fideNumber, 58, 68, true],
    [player.birthDate, 70, 79],
    [player.points, 81, 84, true],
    [player.rank, 86, 89, true],
  ]
  let line = '001'
  for (const [text, from, to, isRight] of fields) {
    const width = to - from + 1
    const value = String(text ?? '')
    line = line.padEnd(from - 1) + (isRight ? value.padStart(width) : value.padEnd(width))
  }
  for (const [index, round] of player.rounds.entries()) {
    const opponent = round.opponent === null ? '0000' : String(round.opponent).padStart(4)
    const color = round.color === 'white' ? 'w' : round.color === 'black' ? 'b' : '-'
    line = `${line.padEnd(rounds.start + rounds.width * index)}${opponent} ${color} ${round.result}`
  }
  return line.trimEnd()
}
