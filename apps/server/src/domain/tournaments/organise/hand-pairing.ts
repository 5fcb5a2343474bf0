import type { RunChange } from '../run-change.ts'
import {
  boardsOf,
  isPresent,
  type RunBoard,
  type RunEntry,
  type RunRound,
  type RunState,
} from '../run-state.ts'
import { pastOf } from '../swiss-round.ts'
import { StepRefusedError } from './hand-steps.ts'

export type PairingWarning = 'met-before' | 'third-same-colour' | 'score-apart'

/** Somebody in a round’s pairing. */
export interface PairedPlayer {
  readonly entry: RunEntry
  /** Before the round. */
  readonly points: number
}

export interface HandBoard {
  readonly board: RunBoard
  readonly white: PairedPlayer
  readonly black: PairedPlayer
  readonly warnings: readonly PairingWarning[]
}

export interface HandPairing {
  readonly version: number
  readonly boards: readonly HandBoard[]
  readonly byes: readonly (PairedPlayer & { readonly kind: 'pairing' | 'requested' | 'absent' })[]
  readonly unpaired: readonly PairedPlayer[]
}

/** Before a round, by the ids of entries. */
function pointsBefore(state: RunState, round: number): ReadonlyMap<number, number> {
  const past = pastOf(state)
  const bySeed = new Map(past.map((player) => [player.id, player.rounds]))
  return new Map(
    state.entries.map(({ id, seed }) => [
      id,
      (bySeed.get(seed ?? 0) ?? [])
        .slice(0, round - 1)
        .reduce((sum, { points }) => sum + points, 0),
    ]),
  )
}

/** The colours that somebody had in the games before a round, the last one last. */
const colorsBefore = (state: RunState, entry: number, round: number) =>
  state.boards
    .filter(
      ({ round: number, white, black, end }) =>
        number < round && (white === entry || black === entry) && end !== null && !end.isForfeit,
    )
    .toSorted((one, other) => one.round - other.round)
    .map(({ white }) => (white === entry ? 'white' : 'black'))

const isThird = (state: RunState, entry: number, round: number, color: 'white' | 'black') => {
  const last = colorsBefore(state, entry, round).slice(-2)
  return last.length === 2 && last.every((each) => each === color)
}

/** Points between two who meet of which an arbiter should know. */
const farApart = 1

function warningsOf(
  state: RunState,
  { round, white, black }: RunBoard,
  points: ReadonlyMap<number, number>,
): readonly PairingWarning[] {
  const meets = (board: RunBoard) =>
    board.round < round &&
    [board.white, board.black].includes(white) &&
    [board.white, board.black].includes(black)
  const apart = Math.abs((points.get(white) ?? 0) - (points.get(black) ?? 0))
  const isSwiss = state.tournament.kind === 'swiss'
  return [
    ...(isSwiss && state.boards.some(meets) ? (['met-before'] as const) : []),
    ...(isThird(state, white, round, 'white') || isThird(state, black, round, 'black')
      ? (['third-same-colour'] as const)
      : []),
    ...(isSwiss && apart > farApart ? (['score-apart'] as const) : []),
  ]
}

/**
 * A round’s pairing as those see it who run the tournament.
 * @throws StepRefusedError `round_not_paired`
 */
export function pairingOf(state: RunState, number: number): HandPairing {
  const round = state.rounds.find((each) => each.number === number)
  if (!round) {
    throw new StepRefusedError('round_not_paired', `Launch the pairing of round ${number} first.`)
  }
  const points = pointsBefore(state, number)
  const entryOf = new Map(state.entries.map((entry) => [entry.id, entry]))
  const player = (id: number): PairedPlayer => {
    const entry = entryOf.get(id)
    if (!entry) throw new RangeError(`There is no entry ${id}.`)
    return { entry, points: points.get(id) ?? 0 }
  }
  const boards = boardsOf(state, number)
    .toSorted((one, other) => one.table - other.table)
    .map((board) => ({
      board,
      white: player(board.white),
      black: player(board.black),
      warnings: warningsOf(state, board, points),
    }))
  const byes = state.byes
    .filter((bye) => bye.round === number)
    .map(({ entry, kind }) => ({ ...player(entry), kind }))
  const seated = new Set([
    ...boards.flatMap(({ board }) => [board.white, board.black]),
    ...byes.map(({ entry }) => entry.id),
  ])
  return {
    version: versionOf(round),
    boards,
    byes,
    unpaired: state.entries
      .filter((entry) => isPresent(entry, state.tournament) && !seated.has(entry.id))
      .map(({ id }) => player(id)),
  }
}

/** Which change of its pairing a round has. */
export const versionOf = ({ pairingVersion }: Pick<RunRound, 'pairingVersion'>): number =>
  pairingVersion ?? 1

/**
 * @param seen the version that somebody saw; null: the round was not paired
 * @throws StepRefusedError `pairing_changed` where it is another by now
 */
export function checkVersion(round: RunRound | undefined, seen: number | null): void {
  if (seen !== (round ? versionOf(round) : null)) {
    throw new StepRefusedError('pairing_changed', 'The pairing was changed meanwhile. Look again.')
  }
}

/** A pairing that somebody wants, by public uids. */
export interface WantedPairing {
  readonly version: number
  readonly boards: readonly {
    readonly table: number
    readonly white_uid: string
    readonly black_uid: string
  }[]
  readonly byes: readonly string[]
}

/**
 * The change that sets a round’s pairing.
 * @throws StepRefusedError where it was changed meanwhile, or somebody would sit at two tables
 */
export function pairingChange(state: RunState, number: number, wanted: WantedPairing): RunChange {
  const round = state.rounds.find((each) => each.number === number)
  if (!round) {
    throw new StepRefusedError('round_not_paired', `Launch the pairing of round ${number} first.`)
  }
  if (round.stage !== 'expected') {
    throw new StepRefusedError('step_not_due', `Round ${number} has begun: its pairing stays.`)
  }
  checkVersion(round, wanted.version)
  const seats = wantedSeats(state, wanted)
  const before = boardsOf(state, number)
  if (state.tournament.kind !== 'swiss') checkSamePairs(before, seats.boards)
  const playing = new Set(seats.boards.flatMap(({ white, black }) => [white, black]))
  const requested = state.byes.filter((bye) => bye.round === number && bye.kind === 'requested')
  const kept = new Set(requested.flatMap(({ entry }) => (playing.has(entry) ? [] : [entry])))
  return {
    unpaired: number,
    byesGone: requested.filter(({ entry }) => playing.has(entry)),
    round: { ...round, pairingVersion: versionOf(round) + 1 },
    boards: seats.boards.map((board, index) => ({
      round: number,
      table: index + 1,
      ...board,
      ...tieOf(before, board),
    })),
    byes: seats.byes
      .filter((entry) => !kept.has(entry))
      .map((entry) => ({ round: number, entry, kind: 'pairing' as const })),
  }
}

const isSamePair = (
  one: { readonly white: number; readonly black: number },
  other: { readonly white: number; readonly black: number },
) =>
  (one.white === other.white && one.black === other.black) ||
  (one.white === other.black && one.black === other.white)

const tieOf = (
  before: readonly RunBoard[],
  pair: { readonly white: number; readonly black: number },
) => {
  const same = before.find((board) => isSamePair(board, pair))
  return { tie: same?.tie ?? null, isArmageddon: same?.isArmageddon ?? false }
}

/** Who meets whom in a bracket or a round robin is fixed: only colours and the order of tables change. */
function checkSamePairs(
  before: readonly RunBoard[],
  wanted: readonly { readonly white: number; readonly black: number }[],
): void {
  const isSame =
    before.length === wanted.length &&
    wanted.every((pair) => before.some((board) => isSamePair(board, pair)))
  if (!isSame) {
    throw new StepRefusedError(
      'pairing_impossible',
      'Who meets whom follows from the table here. Only colours and the order of the tables can be changed.',
    )
  }
}

function wantedSeats(state: RunState, { boards, byes }: WantedPairing) {
  const byUid = new Map(state.entries.map((entry) => [entry.uid, entry]))
  const taken = new Set<number>()
  const take = (uid: string): number => {
    const entry = byUid.get(uid)
    if (!entry || entry.seed === null || !isPresent(entry, state.tournament)) {
      throw new StepRefusedError(
        'pairing_impossible',
        `The player ${uid} does not take part in this round.`,
      )
    }
    if (taken.has(entry.id)) {
      throw new StepRefusedError('pairing_impossible', `${entry.name} would sit at two tables.`)
    }
    taken.add(entry.id)
    return entry.id
  }
  const inOrder = boards.toSorted((one, other) => one.table - other.table)
  return {
    boards: inOrder.map(({ white_uid, black_uid }) => ({
      white: take(white_uid),
      black: take(black_uid),
    })),
    byes: byes.map((uid) => take(uid)),
  }
}
