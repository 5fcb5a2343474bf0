import type { Color, PastRound, SwissPlayer, SwissRound } from '../model.ts'
import { usualPoints, type Worth, worths } from './points.ts'
import { type TrfFile, TrfError, type TrfPlayer, type TrfResult, type TrfRound } from './trf.ts'

const isWorth = (text: string): text is Worth => text in usualPoints

interface Tagged {
  readonly tag: string
  /** The whole line. */
  readonly text: string
  /** Counted from 1. */
  readonly line: number
}

/** Lines whose meaning would change the pairing and that this package does not follow. */
const unknownToUs: Readonly<Record<string, string>> = {
  '013': 'teams',
  '310': 'teams',
  '250': 'accelerated rounds',
  XXA: 'accelerated rounds',
  '299': 'abnormal points',
  XXS: 'JavaFo’s points; use tag 162',
}

/** With an edition or without; `FIDE_DUTCH_BAKU` is accelerated. */
const isDutch = /^FIDE_DUTCH(_\d{4})?$/

function otherLines(file: TrfFile): readonly Tagged[] {
  return file.lines.flatMap((line, index) =>
    line.kind === 'other' ? [{ tag: line.text.slice(0, 3), text: line.text, line: index + 1 }] : [],
  )
}

function pointsOf(lines: readonly Tagged[]): Readonly<Record<Worth, number>> {
  const points = { ...usualPoints }
  let isByeSaid = false
  for (const { text, line } of lines.filter(({ tag }) => tag === '162')) {
    for (let at = 5; at < text.trimEnd().length; at += 9) {
      const code = text.slice(at, at + 1).toUpperCase()
      const value = Number(text.slice(at + 1, at + 5))
      if (!isWorth(code) || !Number.isFinite(value)) {
        throw new TrfError(
          line,
          `“${text.slice(at, at + 5)}” gives no points to W, D, L, A, P or X.`,
        )
      }
      points[code] = value
      isByeSaid ||= code === 'P'
    }
  }
  return isByeSaid ? points : { ...points, P: points.W }
}

const numbersIn = (text: string): readonly number[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((part) => part !== '')
    .map(Number)

const absence: TrfRound = { opponent: null, color: null, result: ' ' }

const byes: Readonly<Partial<Record<TrfResult, 'pairing' | 'full' | 'half'>>> = {
  U: 'pairing',
  F: 'full',
  '+': 'full',
  H: 'half',
}

function pastRound(
  round: TrfRound | undefined,
  points: Readonly<Record<Worth, number>>,
): PastRound {
  const { opponent, color, result } = round ?? absence
  const worth = points[worths[result]]
  if (opponent !== null) {
    return color === null || '+-'.includes(result)
      ? { kind: 'forfeit', opponent, isWin: result === '+', points: worth }
      : { kind: 'game', opponent, color, points: worth }
  }
  return { kind: 'bye', bye: byes[result] ?? 'zero', points: worth }
}

/** A round has been played when somebody had an opponent in it, or its bye. */
const isPaired = (round: TrfRound | undefined) =>
  round !== undefined && (round.opponent !== null || round.result === 'U')

/** How many rounds a file's tournament has behind it. */
export const roundsPaired = (players: readonly TrfPlayer[]): number =>
  Math.max(0, ...players.map(({ rounds }) => rounds.findLastIndex(isPaired) + 1))

function initialColorOf(lines: readonly Tagged[], players: readonly TrfPlayer[]): Color {
  for (const { tag, text } of lines) {
    if (tag === '152') return text.slice(4).trim().toUpperCase() === 'B' ? 'black' : 'white'
    if (tag === 'XXC' && /\b(white|black)1\b/.test(text)) {
      return text.includes('black1') ? 'black' : 'white'
    }
  }
  // The highest player of the first round has the initial colour if the number is odd: C.04.3 article 5.2.5.
  const first = players
    .filter(({ rounds }) => rounds[0]?.color)
    .toSorted((one, other) => one.id - other.id)[0]
  const color = first?.rounds[0]?.color ?? 'white'
  return (first?.id ?? 1) % 2 === 1 ? color : color === 'white' ? 'black' : 'white'
}

/** Null where no line says it. */
function roundsOf(lines: readonly Tagged[]): number | null {
  const said = lines.find(({ tag }) => tag === '142' || tag === 'XXR')
  if (!said) return null
  const rounds = Number(said.text.slice(3))
  if (Number.isInteger(rounds) && rounds > 0) return rounds
  throw new TrfError(said.line, 'the number of rounds is not a number.')
}

function forbiddenIn(lines: readonly Tagged[], round: number): readonly [number, number][] {
  return lines.flatMap(({ tag, text }) => {
    const [first = 0, last = 0, ...listed] = tag === '260' ? numbersIn(text.slice(3)) : []
    const ids =
      tag === 'XXP' ? numbersIn(text.slice(3)) : first <= round && round <= last ? listed : []
    return ids.flatMap((one, index) =>
      ids.slice(index + 1).map((other): [number, number] => [one, other]),
    )
  })
}

export interface TrfRoundOptions {
  /** Which round is to be paired, from 1; the one after those in the file unless said. */
  readonly round?: number
  /** How many rounds the tournament has; what the file says unless said. */
  readonly rounds?: number
}

/**
 * The round of a tournament report file that is to be paired next, or any that is in it.
 *
 * Who plays: all players but those with a bye or an absence for the round, in its column (`0000 - Z`) or in a `240`
 * line. Of a round that is in the file, those who were paired in it.
 * @throws TrfError where the file contradicts itself or says what can't be followed
 */
export function swissRoundOf(file: TrfFile, options: TrfRoundOptions = {}): SwissRound {
  const lines = otherLines(file)
  const players = file.lines.flatMap((line, index) =>
    line.kind === 'player' ? [{ ...line.player, line: index + 1 }] : [],
  )
  for (const { tag, text, line } of lines) {
    const what = unknownToUs[tag]
    if (what !== undefined) throw new TrfError(line, `${tag}: ${what} can’t be paired here.`)
    if (tag === '192' && !isDutch.test(text.slice(4).trim())) {
      throw new TrfError(line, `“${text.slice(4).trim()}” is not the plain FIDE (Dutch) System.`)
    }
  }
  if (players.length === 0)
    throw new TrfError(null, 'There is no player; their lines begin with 001.')
  const points = pointsOf(lines)
  const known = new Set<number>()
  for (const { id, line } of players) {
    if (known.has(id))
      throw new TrfError(line, `there are two players with the starting rank ${id}.`)
    known.add(id)
  }
  const done = roundsPaired(players)
  const round = options.round ?? done + 1
  const rounds = options.rounds ?? roundsOf(lines) ?? (round <= done ? done : null)
  if (rounds === null) {
    // Who leads is paired by other rules in the last round, so it can't be guessed.
    throw new TrfError(
      null,
      'Nothing says how many rounds the tournament has. Add a line such as “142 9” or “XXR 9”.',
    )
  }
  if (round > rounds) throw new TrfError(null, `All ${rounds} rounds are paired.`)
  const absent = new Set(
    lines.flatMap(({ tag, text }) => {
      const [number, ...ids] = tag === '240' ? numbersIn(text.slice(5)) : []
      return number === round ? ids : []
    }),
  )
  const isPast = round <= done
  const present = players.filter(({ id, rounds: all }) => {
    const own = all[round - 1]
    return isPast ? isPaired(own) : own === undefined && !absent.has(id)
  })
  return {
    players: players.map((player) => pastOf(player, round - 1, points, known)),
    present: new Set(present.map(({ id }) => id)),
    rounds,
    initialColor: initialColorOf(lines, players),
    forbidden: forbiddenIn(lines, round),
    points: { win: points.W, loss: points.L },
  }
}

/** Sums of points are rounded: 0.1 + 0.2 is not quite 0.3. */
const leastDifference = 1e-6

function pastOf(
  player: TrfPlayer & { readonly line: number },
  rounds: number,
  points: Readonly<Record<Worth, number>>,
  known: ReadonlySet<number>,
): SwissPlayer {
  const stranger = player.rounds.find(({ opponent }) => opponent !== null && !known.has(opponent))
  if (stranger) {
    throw new TrfError(
      player.line,
      `player ${player.id} has played ${stranger.opponent}, who is not in the file.`,
    )
  }
  const all = player.rounds.map((round) => pastRound(round, points))
  const sum = all.reduce((total, round) => total + round.points, 0)
  if (player.points !== '' && Math.abs(Number(player.points) - sum) > leastDifference) {
    throw new TrfError(
      player.line,
      `player ${player.id} has ${player.points} points in columns 81–84, but the results add up to ${sum}.`,
    )
  }
  return {
    id: player.id,
    rounds: Array.from(
      { length: rounds },
      (_, index) => all[index] ?? pastRound(undefined, points),
    ),
  }
}
