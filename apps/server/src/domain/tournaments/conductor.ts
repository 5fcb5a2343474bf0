import type { Clock } from '../clock.ts'
import { advanceArena, beginArena } from './arena-turn.ts'
import type { ArenaStore } from './arena-store.ts'
import { boardNews } from './board-news.ts'
import { dealBoards } from './deal-boards.ts'
import type { GameHost } from '../games/game-host.ts'
import { type DueStep, nextStep } from './next-step.ts'
import { pairNext } from './pair-next.ts'
import type { Pairings } from './pairings.ts'
import type { RunChange } from './run-change.ts'
import { type RunBoard, type RunState } from './run-state.ts'
import {
  type Claim,
  type LiveBoard,
  TournamentLostError,
  type TournamentRunStore,
} from './run-store.ts'
import { standingOf } from './standing.ts'
import {
  finishRoundStep,
  finishStep,
  openBoardsOf,
  pairStep,
  startRoundStep,
  startStep,
  withLot,
  withSeeds,
} from './steps.ts'
import { tellNews } from './tell-news.ts'
import type { TournamentFeed } from './tournament-feed.ts'

export interface ConductorDeps {
  readonly store: TournamentRunStore
  readonly arenas: ArenaStore
  /** Of all processes. */
  readonly host: Pick<GameHost, 'create'>
  readonly pairings: Pairings
  readonly feed: TournamentFeed
  readonly clock: Clock
  /** 0 to 1. */
  readonly random: () => number
  /** Names this process. */
  readonly processId: string
  /** Whether no other process runs tournaments, so that what one left is taken up at once. @default no */
  readonly isAlone?: boolean
  readonly onFailure: (event: string, error: unknown) => void
}

/** Runs the tournaments of this process. */
export interface Conductor {
  readonly start: () => Promise<void>
  /** Something has happened that a tournament waits for, such as the end of a game: looks at once. */
  readonly nudge: () => void
  /** Resolves when it does nothing. */
  readonly idle: () => Promise<void>
  /** Runs nothing any more, and lets other processes take over. */
  readonly stop: () => Promise<void>
}

/** How often tournaments are looked after, and when another process may take one over, in ms. */
const sweepMs = 1_000
const forgottenMs = 10_000

/** What this process knows of a tournament that it runs. */
interface Known {
  /** Nothing is to be done before; null: as soon as a board is decided. */
  readonly dueAt: Date | null
  readonly v: number
  readonly fence: number
}

/**
 * Each process looks every second for tournaments with something to do, takes those that nobody has, and does what is due.
 * What is to be done follows from what is stored, and each step is one transaction that fails if another process has
 * taken over: so a process can stop anywhere, and the next goes on there.
 */
export function createConductor(deps: ConductorDeps): Conductor {
  const { store, clock, processId, onFailure } = deps
  const known = new Map<number, Known>()
  const told = new Map<string, string>()
  let isStopped = true
  let stopTimer = () => {}
  let underWay: Promise<void> = Promise.resolve()
  let isWanted = false

  const sweep = async () => {
    const now = clock.now()
    const claims = await store.claim(processId, {
      at: now,
      until: new Date(now.getTime() + sweepMs),
      forgottenAt: new Date(now.getTime() - forgottenMs),
    })
    const live = await store.liveBoards(claims.map(({ id }) => id))
    // At once: a pairing that takes long holds up no other tournament.
    await Promise.all(
      claims.map((claim) => {
        const boards = live.filter(({ tournamentId }) => tournamentId === claim.id)
        return lookAfter(claim, boards).catch((error: unknown) => {
          known.delete(claim.id)
          if (!(error instanceof TournamentLostError)) onFailure('tournaments.step', error)
        })
      }),
    )
  }

  const lookAfter = async (claim: Claim, live: readonly LiveBoard[]) => {
    const before = known.get(claim.id)
    const isQuiet =
      before?.fence === claim.fence &&
      (claim.isRunningArena || before.v === claim.v) &&
      !live.some(({ end }) => end) &&
      (before.dueAt === null || before.dueAt > clock.now())
    if (!isQuiet) {
      const turnAt = before?.fence === claim.fence ? before.dueAt : null
      const next = await advance(deps, claim, live, turnAt)
      if (next === 'over') {
        known.delete(claim.id)
        for (const { gameId } of live) told.delete(gameId)
        return
      }
      known.set(claim.id, { ...next, fence: claim.fence })
    }
    await tellBoards(claim, live)
  }

  /** Tells those who follow the tournament how its boards go on. */
  const tellBoards = async (claim: Claim, live: readonly LiveBoard[]) => {
    if (!deps.feed.isFollowed(claim.id)) return
    const changed = live.filter((board) => {
      if (board.end) {
        told.delete(board.gameId)
        return false
      }
      const mark = `${board.phase} ${board.plies}`
      const isNew = told.get(board.gameId) !== mark
      told.set(board.gameId, mark)
      return isNew
    })
    if (changed.length === 0) return
    const at = known.get(claim.id)
    const change = { news: changed.map(boardNews) }
    const v = await store.write(claim, change, at?.dueAt ?? clock.now())
    if (at) known.set(claim.id, { ...at, v })
    tellNews(deps, { id: claim.id, delayMs: claim.delayMs }, change, v)
  }

  const run = () => {
    stopTimer()
    isWanted = false
    underWay = sweep()
      .catch((error: unknown) => onFailure('tournaments.sweep', error))
      .finally(() => {
        if (isStopped) return
        const soonest = [...known.values()].flatMap(({ dueAt }) =>
          dueAt ? [dueAt.getTime() - clock.now().getTime()] : [],
        )
        const wait = isWanted
          ? 0
          : Math.max(1, Math.min(sweepMs, ...soonest.filter((ms) => ms > 0)))
        isRunning = false
        stopTimer = clock.after(wait, run)
      })
    isRunning = true
  }
  let isRunning = false

  return {
    start: async () => {
      isStopped = false
      if (deps.isAlone) await store.releaseAll()
      run()
    },
    nudge: () => {
      if (isStopped) return
      isWanted = true
      if (!isRunning) run()
    },
    idle: async () => {
      for (let awaited = null; awaited !== underWay;) {
        awaited = underWay
        // oxlint-disable-next-line no-await-in-loop -- a look may lead to the next
        await awaited
      }
    },
    stop: async () => {
      isStopped = true
      stopTimer()
      await underWay
      await store.release(processId).catch((error: unknown) => onFailure('tournaments.stop', error))
    },
  }
}

/**
 * Does everything that is due.
 * @param turnAt of an arena: when it is paired next; null is now
 * @returns when to look again, and the number of the newest news; or that it is over
 */
async function advance(
  deps: ConductorDeps,
  claim: Claim,
  live: readonly LiveBoard[],
  turnAt: Date | null,
): Promise<Pick<Known, 'dueAt' | 'v'> | 'over'> {
  const { store, clock } = deps
  const apply = async (state: RunState, change: RunChange, dueAt: Date | null) => {
    const v = await store.write(claim, change, dueAt)
    tellNews(deps, { id: claim.id, delayMs: claim.delayMs }, change, v)
    return store.load(claim.id)
  }
  if (claim.isRunningArena) return advanceArena(deps, claim, live, turnAt)
  let state = await store.load(claim.id)
  const ended = live.filter(({ end }) => end)
  if (ended.length > 0) state = await apply(state, collected(state, ended), clock.now())
  for (;;) {
    const undealt = undealtBoards(state)
    // oxlint-disable-next-line no-await-in-loop -- each step depends on the one before
    if (undealt.length > 0)
      state = await apply(state, await deal(deps, state, undealt), clock.now())
    const now = clock.now()
    const due = state.tournament.running === 'manual' ? null : nextStep(progressOf(state), now)
    if (due === null || due.dueAt > now) {
      const isOver = state.tournament.stage === 'completed'
      const dueAt = due?.dueAt ?? null
      // What waits for its games is looked after all the time.
      await store.write(claim, {}, isOver ? null : (dueAt ?? now))
      if (isOver) return 'over'
      return { dueAt, v: state.tournament.v }
    }
    // oxlint-disable-next-line no-await-in-loop -- each step depends on the one before
    state = await apply(state, await perform(deps, state, due), now)
    const { kind, stage } = state.tournament
    if (kind === 'arena' && stage === 'goes') return advanceArena(deps, claim, [], null)
  }
}

/** A match and a bracket have as many rounds as it takes: their pairing says when there is none. */
function roundsOf({ kind, rounds }: RunState['tournament']): number | null {
  return kind === 'arena' || kind === 'swiss' ? rounds : Number.MAX_SAFE_INTEGER
}

export const progressOf = (state: RunState): Parameters<typeof nextStep>[0] => {
  const { tournament, rounds } = state
  const round = rounds.at(-1)
  return {
    status: tournament.stage,
    start: tournament.start,
    rounds: roundsOf(tournament),
    end: tournament.end,
    round: round
      ? {
          number: round.number,
          status: round.stage,
          start: round.startsAt,
          openBoards: openBoardsOf(state, round.number),
        }
      : null,
    nextRoundStart: tournament.nextRoundStart,
  }
}

async function perform(deps: ConductorDeps, state: RunState, due: DueStep): Promise<RunChange> {
  const now = deps.clock.now()
  const round = due.round ?? 0
  switch (due.step) {
    case 'start': {
      const change = startStep(state, now)
      const isBeginning = state.tournament.kind === 'arena' && change.tournament?.stage === 'goes'
      return isBeginning ? beginArena(state.tournament, change, now) : change
    }
    case 'pair': {
      const seeded = withLot(withSeeds(state), deps.random)
      const paired = await pairNext(seeded, round, deps.pairings)
      return paired ? pairStep(state, seeded, { round, paired, now }) : finishStep(state, now)
    }
    case 'start-round':
      return startRoundStep(state, round, now)
    case 'finish-round':
      return finishRoundStep(state, round, now)
    case 'finish':
      return finishStep(state, now)
    default:
      return due.step satisfies never
  }
}

/** Boards whose games are over. */
function collected(state: RunState, ended: readonly LiveBoard[]): RunChange {
  const endOf = new Map(ended.map((board) => [`${board.round}/${board.table}`, board.end]))
  const boards = state.boards.map((board): RunBoard => ({
    ...board,
    end: board.end ?? endOf.get(`${board.round}/${board.table}`) ?? null,
  }))
  return {
    ends: ended.flatMap(({ round, table, end }) => (end ? [{ round, table, end }] : [])),
    standing: standingOf({ ...state, boards }),
    news: [...ended.map(boardNews), { type: 'standing.change' }],
  }
}

/** Boards of the latest round that have no game yet; by hand they get one when their round is started. */
const undealtBoards = ({ tournament, boards, rounds }: RunState): readonly RunBoard[] =>
  boards.filter(
    ({ round, gameId, end }) =>
      tournament.mode === 'online' &&
      round === rounds.at(-1)?.number &&
      (tournament.running === 'auto' || rounds.at(-1)?.stage === 'goes') &&
      gameId === null &&
      end === null,
  )

/** Makes the games of boards, and calls their players. */
function deal(
  deps: ConductorDeps,
  { tournament, entries, rounds }: RunState,
  boards: readonly RunBoard[],
): Promise<RunChange> {
  const players = new Map(entries.map(({ id, playerId }) => [id, playerId]))
  const startsAt = rounds.at(-1)?.startsAt ?? deps.clock.now()
  return dealBoards(deps.host, {
    tournament,
    startsAt,
    boards,
    playerOf: (entry) => players.get(entry) ?? 0,
  })
}
