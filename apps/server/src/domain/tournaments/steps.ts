import { describeRound } from './describe-round.ts'
import { missedBeforeWithdrawal, missedInRow } from './missed-games.ts'
import { attendanceOf } from './attendance.ts'
import { pairMatchRound } from './match-round.ts'
import { nextRoundStart } from './next-step.ts'
import { pairPlayoffRound } from './playoff-round.ts'
import type { OwnNews, RunChange } from './run-change.ts'
import { boardsOf, isPresent, type PairedRound, type RunState } from './run-state.ts'
import { seeded } from './seeding.ts'
import { standingOf } from './standing.ts'
import { isBracket } from './tournament.ts'

/** Fewer players are no tournament. */
const leastPlayers = 2

/** How long after it was paired a round begins at the soonest, so that its players come to their boards. */
const leadMs = 5_000

export const cancelReasons = { tooFew: 'Fewer than two players came.' } as const

/** The tournament begins; with fewer than two players it is cancelled. */
export function startStep(state: RunState, now: Date): RunChange {
  const { tournament, entries } = state
  const present = entries.filter((entry) => isPresent(entry, tournament))
  // Who waits for approval at the start is not let in any more.
  const pending = entries.filter(({ status }) => status === 'pending')
  const left = {
    entries: pending.map(({ id }) => ({ id, status: 'left' as const })),
    own: pending.map(({ playerId }): OwnNews => ({
      playerId,
      news: { type: 'entry.change', status: 'left' },
    })),
  }
  if (present.length < leastPlayers) {
    return {
      ...left,
      tournament: { stage: 'completed', cancelReason: cancelReasons.tooFew, endsAt: now },
      news: [{ type: 'tournament.status', status: 'completed' }],
    }
  }
  return {
    ...left,
    tournament: { stage: 'goes' },
    news: [{ type: 'tournament.status', status: 'goes' }],
    hasStarted: true,
  }
}

/**
 * Who has no seed gets one: before the first round by the initial ranking, later after those who have. A seed never
 * changes.
 */
export function withSeeds(state: RunState): RunState {
  const { entries, tournament } = state
  const known = entries.filter(({ seed }) => seed !== null).length
  const isIn = new Set(['joined', 'on-hold'])
  const fresh = entries.filter(({ seed, status }) => seed === null && isIn.has(status))
  if (fresh.length === 0) return state
  const ranked = seeded(fresh, tournament.ratingType)
  const seeds = new Map(ranked.map(({ id }, index) => [id, known + index + 1]))
  return {
    ...state,
    entries: entries.map((entry) => ({
      ...entry,
      seed: entry.seed ?? seeds.get(entry.id) ?? null,
    })),
  }
}

/** Colours are drawn before the first round, and stored: whoever goes on after a restart draws the same. */
export function withLot(state: RunState, random: () => number): RunState {
  const { tournament } = state
  const lot = tournament.lot ?? Math.floor(random() * 2 ** 31)
  const drawn = lot % 2 === 0 ? 'white' : 'black'
  return {
    ...state,
    tournament: { ...tournament, lot, initialColor: tournament.initialColor ?? drawn },
  }
}

/**
 * A round is paired.
 * @param before the state as it is stored
 * @param state with seeds and the lot
 */
export function pairStep(
  before: RunState,
  state: RunState,
  {
    round,
    paired,
    now,
  }: { readonly round: number; readonly paired: PairedRound; readonly now: Date },
): RunChange {
  const { tournament, entries } = state
  const seedBefore = new Map(before.entries.map(({ id, seed }) => [id, seed]))
  const earliest = now.getTime() + leadMs
  const startsAt = new Date(Math.max(earliest, tournament.nextRoundStart?.getTime() ?? 0))
  const created = {
    number: round,
    stage: 'expected',
    startsAt,
    endedAt: null,
    bracketStage: paired.bracketStage ?? null,
  } as const
  const free = paired.bye === null ? [] : [paired.bye]
  return {
    ...(before.tournament.lot === null &&
      tournament.lot !== null &&
      tournament.initialColor !== null && {
        tournament: { lot: tournament.lot, initialColor: tournament.initialColor },
      }),
    entries: entries.flatMap(({ id, seed, rating }) =>
      seed !== null && seedBefore.get(id) === null ? [{ id, seed, rating }] : [],
    ),
    round: created,
    boards: paired.pairs.map(({ tie = null, isArmageddon = false, ...pair }, index) => ({
      round,
      table: index + 1,
      ...pair,
      tie,
      isArmageddon,
    })),
    byes: free.map((entry) => ({ round, entry, kind: 'pairing' })),
    ...(round === 1 && { standing: standingOf(state) }),
    news: [
      {
        type: 'round.create',
        round: describeRound(tournament.id, created, now),
        free_wins: entries.flatMap(({ id, uid }) => (free.includes(id) ? [uid] : [])),
      },
    ],
  }
}

/** The round begins, and with it its boards. */
export function startRoundStep(state: RunState, number: number, now: Date): RunChange {
  const round = state.rounds.find((each) => each.number === number)
  if (!round) return {}
  const goes = { ...round, stage: 'goes' as const, startsAt: later(round.startsAt, now) }
  return {
    round: goes,
    standing: standingOf({ ...state, rounds: [...state.rounds.slice(0, -1), goes] }),
    news: [{ type: 'round.change', round: describeRound(state.tournament.id, goes, now) }],
  }
}

/** A round that begins late, because no server was there, begins now. */
const later = (planned: Date, now: Date) =>
  now.getTime() - planned.getTime() > 3_000 ? now : planned

/** The round is over: who missed too many games in a row is withdrawn, and the rest begins. */
export function finishRoundStep(before: RunState, number: number, now: Date): RunChange {
  const round = before.rounds.find((each) => each.number === number)
  if (!round) return {}
  const over = { ...round, stage: 'completed' as const, endedAt: now }
  const rounds = before.rounds.map((each) => (each.number === number ? over : each))
  const state = { ...before, rounds }
  const { tournament } = state
  const entries = state.entries.flatMap((entry) => {
    if (entry.seed === null) return []
    const missed = missedInRow(attendanceOf(entry.id, state))
    const isIn = entry.status === 'joined' || entry.status === 'on-hold'
    const isOut = tournament.kind === 'swiss' && isIn && missed >= missedBeforeWithdrawal
    if (missed === entry.missedInRow && !isOut) return []
    return [{ id: entry.id, missedInRow: missed, ...(isOut && { status: 'withdrawn' as const }) }]
  })
  const withdrawn = new Set(entries.flatMap(({ id, status }) => (status ? [id] : [])))
  const { boardType, rules, pauseEnd } = tournament
  return {
    tournament: {
      nextRoundStart: isLastRound(state, number)
        ? null
        : nextRoundStart(now, { boardType, pauseSeconds: rules.pauseSeconds, pauseEnd }),
    },
    entries,
    round: over,
    standing: standingOf(state),
    news: [
      { type: 'round.change', round: describeRound(tournament.id, over, now) },
      { type: 'standing.change' },
    ],
    own: state.entries.flatMap(({ id, playerId }) =>
      withdrawn.has(id)
        ? [{ playerId, news: { type: 'entry.change', status: 'withdrawn' } as const }]
        : [],
    ),
  }
}

/** Whether no round follows, so that nobody waits for one. */
export function isLastRound(state: RunState, number: number): boolean {
  const { kind, rounds } = state.tournament
  if (kind === 'match') return pairMatchRound(state, number + 1) === null
  if (isBracket({ kind })) return pairPlayoffRound(state) === null
  return number >= (rounds ?? number)
}

/** It is over, and the standing is final. */
export function finishStep(state: RunState, now: Date): RunChange {
  return {
    tournament: { stage: 'completed', endsAt: now, nextRoundStart: null, pauseEnd: null },
    standing: standingOf(state),
    news: [{ type: 'standing.change' }, { type: 'tournament.status', status: 'completed' }],
  }
}

/** How many boards of a round are not decided. */
export const openBoardsOf = (state: RunState, round: number): number =>
  boardsOf(state, round).filter(({ end }) => end === null).length
