import { firstTies, nextTies, type Tie } from '@kingside/pairing'
import {
  boardResultOf,
  type PairedRound,
  pointsFor,
  type RunBoard,
  type RunState,
} from './run-state.ts'

/** A tie of a stage, by seeds. */
export interface PlayedTie {
  readonly tie: Tie
  /** Its place in the stage, from 0. */
  readonly index: number
  readonly boards: readonly RunBoard[]
  /** What each has got in them. */
  readonly points: readonly [number, number]
  /** The seed of who goes on; null: nobody; undefined: it is not decided. */
  readonly winner: number | null | undefined
  /** Of two who have played, the one who has lost; null where there is none. */
  readonly loser: number | null
}

/** A stage of a play-off: ties of which the winners meet in the next one. */
export interface BracketStage {
  /** From 1. */
  readonly number: number
  readonly ties: readonly PlayedTie[]
  /** The game for the third place, beside the final. */
  readonly thirdPlace: PlayedTie | null
}

const pointsOf = (board: RunBoard) =>
  board.end ? pointsFor[boardResultOf(board.end, board)] : pointsFor.CANCELLED

/** How many regular games a tie has: in an Armageddon tournament each is one such board. */
const gamesOf = ({ kind, rules }: RunState['tournament']): number =>
  kind === 'armageddon' ? 0 : rules.gamesPerTie

function playTie(state: RunState, tie: Tie, stage: number, index: number): PlayedTie {
  const { tournament, entries } = state
  const entryOf = (seed: number | null) => entries.find((entry) => entry.seed === seed) ?? null
  const isIn = (seed: number | null) => {
    const status = entryOf(seed)?.status
    return status === 'joined' || status === 'on-hold'
  }
  const stageRounds = new Set(
    state.rounds.filter(({ bracketStage }) => bracketStage === stage).map(({ number }) => number),
  )
  const boards = state.boards.filter((board) => stageRounds.has(board.round) && board.tie === index)
  const [one, other] = tie
  let [first, second] = [0, 0]
  for (const board of boards) {
    const [white, black] = pointsOf(board)
    const isOneWhite = board.white === entryOf(one)?.id
    first += isOneWhite ? white : black
    second += isOneWhite ? black : white
  }
  const points = [first, second] as const
  const played = { tie, index, boards, points }
  if (one === null || other === null) return { ...played, winner: one ?? other, loser: null }
  const wonBy = (isFirst: boolean) => ({
    ...played,
    winner: isFirst ? one : other,
    loser: isFirst ? other : one,
  })
  const isOpen = boards.some(({ end }) => end === null)
  if (isOpen) return { ...played, winner: undefined, loser: null }
  // Who has left or is banned has lost.
  if (!isIn(one) && !isIn(other)) return { ...played, winner: null, loser: null }
  if (!isIn(one) || !isIn(other)) return wonBy(isIn(one))
  const games = gamesOf(tournament)
  const regular = boards.filter(({ isArmageddon }) => !isArmageddon).length
  const left = games - regular
  const hasArmageddon = boards.some(({ isArmageddon }) => isArmageddon)
  if (Math.abs(first - second) > left) return wonBy(first > second)
  if (left > 0) return { ...played, winner: undefined, loser: null }
  // Nobody has come to the last board either.
  if (hasArmageddon) return { ...played, winner: null, loser: null }
  return { ...played, winner: undefined, loser: null }
}

/** The stages of a play-off as far as they are known, the first first. @param state with seeds */
export function bracketOf(state: RunState): readonly BracketStage[] {
  const seeded = state.entries.filter(({ seed }) => seed !== null).length
  if (seeded < 2) return []
  const stages: BracketStage[] = []
  let ties = firstTies(seeded)
  for (let number = 1; ; number += 1) {
    const stage = number
    const played = ties.map((tie, index) => playTie(state, tie, stage, index))
    const before = stages.at(-1)
    const losers = before?.ties.map(({ loser }) => loser) ?? []
    const hasThird =
      state.tournament.rules.hasThirdPlaceGame && ties.length === 1 && losers.length === 2
    const third: Tie = [losers[0] ?? null, losers[1] ?? null]
    stages.push({
      number,
      ties: played,
      thirdPlace: hasThird ? playTie(state, third, stage, 1) : null,
    })
    const winners = played.flatMap(({ winner }) => (winner === undefined ? [] : [winner]))
    if (winners.length < played.length || played.length === 1) return stages
    ties = nextTies(winners)
  }
}

/** The entries that have come to a stage of a play-off. */
export function entriesOfStage(state: RunState, stage: number): readonly number[] {
  const found = bracketOf(state).find(({ number }) => number === stage)
  const seeds = new Set(found?.ties.flatMap(({ tie }) => tie))
  return state.entries.flatMap(({ id, seed }) => (seed !== null && seeds.has(seed) ? [id] : []))
}

/** Whether White of an Armageddon board is the higher seed: by the stored lot. */
const isHigherWhite = (lot: number, stage: number, tie: number): boolean =>
  // A Weyl sequence: for one lot the ties of a bracket differ, and each is drawn fairly over all lots.
  Math.floor(((lot / 2 ** 31 + (stage * 64 + tie) * 0.618_033_988_749_895) % 1) * 2) === 0

/** The next games of a play-off: of every tie that is not decided. @returns null when there is none */
export function pairPlayoffRound(state: RunState): PairedRound | null {
  const stage = bracketOf(state).at(-1)
  if (!stage) return null
  const { tournament, entries } = state
  const idOf = (seed: number | null) => entries.find((entry) => entry.seed === seed)?.id ?? 0
  const open = [...stage.ties, ...(stage.thirdPlace ? [stage.thirdPlace] : [])].filter(
    ({ winner }) => winner === undefined,
  )
  if (open.length === 0) return null
  const games = gamesOf(tournament)
  return {
    bye: null,
    bracketStage: stage.number,
    pairs: open.map(({ tie, index, boards }) => {
      const [one, other] = tie
      const isArmageddon = boards.length >= games
      // Colours are drawn for the first game of a tie, and alternate from there.
      const isDrawnWhite = isHigherWhite(tournament.lot ?? 0, stage.number, index)
      const isOneWhite = isArmageddon ? isDrawnWhite : isDrawnWhite === (boards.length % 2 === 0)
      const [white, black] = isOneWhite ? [one, other] : [other, one]
      return { white: idOf(white), black: idOf(black), tie: index, isArmageddon }
    }),
  }
}

/**
 * The places of a play-off, by entry: the later somebody was beaten the higher, the third place by its own game, and last
 * by the seed.
 */
export function bracketPlaces(state: RunState): ReadonlyMap<number, number> {
  const stages = bracketOf(state)
  const reached = new Map<number, number>()
  for (const { number, ties, thirdPlace } of stages) {
    for (const { tie, winner } of ties) {
      for (const seed of tie) {
        if (seed !== null) reached.set(seed, 4 * number + (winner === seed ? 2 : 0))
      }
    }
    const { winner = null } = thirdPlace ?? {}
    if (winner !== null) reached.set(winner, (reached.get(winner) ?? 0) + 1)
  }
  const seeded = state.entries.flatMap(({ id, seed }) => (seed === null ? [] : [{ id, seed }]))
  const ranked = seeded.toSorted(
    (one, other) =>
      (reached.get(other.seed) ?? 0) - (reached.get(one.seed) ?? 0) || one.seed - other.seed,
  )
  return new Map(ranked.map(({ id }, index) => [id, index + 1]))
}
