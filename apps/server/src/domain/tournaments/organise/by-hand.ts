import type { ArbiterResult } from '@kingside/api/facts'
import type { Clock } from '../../clock.ts'
import type { GameRooms } from '../../games/rooms.types.ts'
import { beginArena } from '../arena-turn.ts'
import { describeRound } from '../describe-round.ts'
import { pairNext } from '../pair-next.ts'
import type { Pairings } from '../pairings.ts'
import type { HandAct, RunChange } from '../run-change.ts'
import { boardsOf, type RunBoard, type RunState } from '../run-state.ts'
import { TournamentLostError, type TournamentRunStore } from '../run-store.ts'
import { standingOf } from '../standing.ts'
import {
  finishRoundStep,
  finishStep,
  pairStep,
  startRoundStep,
  startStep,
  withLot,
  withSeeds,
} from '../steps.ts'
import { tellNews } from '../tell-news.ts'
import type { TournamentFeed } from '../tournament-feed.ts'
import { endOfResult, resultOfEnd } from './arbiter-results.ts'
import {
  checkVersion,
  type HandPairing,
  pairingChange,
  pairingOf,
  versionOf,
  type WantedPairing,
} from './hand-pairing.ts'
import {
  checkFinish,
  checkFinishRound,
  checkPair,
  checkStart,
  checkStartRound,
  StepRefusedError,
} from './hand-steps.ts'

export interface ByHandDeps {
  readonly store: TournamentRunStore
  readonly pairings: Pairings
  readonly rooms: Pick<GameRooms, 'adjudicate' | 'giveTime'>
  /** Writes the ratings of a rated game anew, as if it had ended so; null is that it counts for nothing. */
  readonly rerate: (gameId: string, whiteScore: 0 | 0.5 | 1 | null) => Promise<void>
  readonly feed: TournamentFeed
  readonly clock: Clock
  /** 0 to 1. */
  readonly random: () => number
  /** Something is to be done for a tournament. */
  readonly nudge: () => void
}

/** Runs tournaments step by step. Who may was asked before; each call throws a `StepRefusedError` where it is not due. */
export interface ByHand {
  readonly load: (tournamentId: number) => Promise<RunState>
  readonly pairing: (tournamentId: number, round: number) => Promise<HandPairing>
  readonly setRunning: (
    tournamentId: number,
    by: number,
    running: 'auto' | 'manual',
  ) => Promise<void>
  readonly start: (tournamentId: number, by: number) => Promise<void>
  /** @param replaced the version of the pairing that the caller saw, null: none; left out: whatever there is */
  readonly pair: (
    tournamentId: number,
    by: number,
    round: number,
    replaced?: number | null,
  ) => Promise<void>
  readonly setPairing: (
    tournamentId: number,
    by: number,
    round: number,
    wanted: WantedPairing,
  ) => Promise<void>
  readonly startRound: (tournamentId: number, by: number, round: number) => Promise<void>
  /** @param anyway boards that are not decided are cancelled */
  readonly finishRound: (
    tournamentId: number,
    by: number,
    round: number,
    anyway: boolean,
  ) => Promise<void>
  readonly finish: (tournamentId: number, by: number) => Promise<void>
  /** Calls it off, also while it is played. */
  readonly cancel: (tournamentId: number, by: number, reason: string) => Promise<void>
  /** Gives a player of a running board more time. @returns false where there is no such board */
  readonly giveTime: (
    tournamentId: number,
    by: number,
    at: { readonly round: number; readonly table: number },
    given: { readonly color: 'white' | 'black'; readonly seconds: number },
  ) => Promise<boolean>
  /** @returns false where there is no such board */
  readonly setResult: (
    tournamentId: number,
    by: number,
    at: { readonly round: number; readonly table: number },
    said: Said,
  ) => Promise<boolean>
}

/** What somebody says of a board. */
export interface Said {
  readonly result: ArbiterResult
  /** Why a decided one is changed; empty: no reason. */
  readonly reason: string
  /** Whether ratings follow: an organiser of an own tournament could give friends rating by word of mouth. */
  readonly changesRatings: boolean
}

/** How often a step is tried again that another has overtaken. */
const tries = 5

/** How long after its start by hand a round’s games begin, so that its players come to their boards. */
const callMs = 5_000

type Act = Omit<HandAct, 'by' | 'at'>

/** What a step does: the change, what is noted of it, and what is to be done once it is stored. */
interface Step {
  readonly change: RunChange
  readonly act: Act
  readonly after?: () => Promise<void>
}

export function createByHand(deps: ByHandDeps): ByHand {
  const { store, feed, clock } = deps

  const attempt = async (
    id: number,
    by: number,
    decide: (state: RunState, now: Date) => Promise<Step | null>,
  ): Promise<void> => {
    const now = clock.now()
    const claim = await store.take(id, now)
    const step = await store
      .load(id)
      .then((state) => decide(state, now).then((decided) => decided && { ...decided, state }))
      .catch(async (error: unknown) => {
        await store.letGo(claim)
        throw error
      })
    if (step === null) return store.letGo(claim)
    const { state, act } = step
    const change: RunChange = {
      ...step.change,
      tournament: { ...step.change.tournament, leasedBy: null },
      audit: { ...act, by, at: now },
    }
    const v = await store.write(claim, change, dueAfter(state, change, now))
    tellNews({ feed, clock }, claim, change, v)
    await step.after?.()
    deps.nudge()
  }

  /** Does a step; another process may have begun one at the same moment. */
  const take: typeof attempt = async (id, by, decide) => {
    for (let left = tries; ; left -= 1) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        return await attempt(id, by, decide)
      } catch (error) {
        if (!(error instanceof TournamentLostError) || left === 1) throw error
      }
    }
  }

  return {
    load: store.load,
    pairing: async (id, round) => pairingOf(await store.load(id), round),
    setRunning: (id, by, running) => take(id, by, async (state) => runningStep(state, running)),
    start: (id, by) => take(id, by, async (state, now) => startByHand(state, now)),
    pair: (id, by, round, replaced) =>
      take(id, by, (state, now) => pairByHand(deps, state, { round, replaced, now })),
    setPairing: (id, by, round, wanted) =>
      take(id, by, async (state, now) => {
        const change = pairingChange(state, round, wanted)
        return {
          change: { ...change, news: pairingNews(state, change, now) },
          act: { what: 'run.pairing.set', round, after: pairsText(state, change) },
        }
      }),
    startRound: (id, by, round) =>
      take(id, by, async (state, now) => {
        checkStartRound(state, round, now)
        const { mode } = state.tournament
        const at = mode === 'online' ? new Date(now.getTime() + callMs) : now
        const called = {
          ...state,
          rounds: state.rounds.map((each) =>
            each.number === round ? { ...each, startsAt: at } : each,
          ),
        }
        return {
          change: { ...startRoundStep(called, round, at), ...takeOver },
          act: { what: 'run.startRound', round },
        }
      }),
    finishRound: (id, by, round, anyway) =>
      take(id, by, async (state, now) => {
        checkFinishRound(state, round, { anyway, now })
        return finishByHand(deps, state, round, now)
      }),
    finish: (id, by) =>
      take(id, by, async (state, now) => {
        checkFinish(state)
        // An arena counts what has ended by now, and is then over by itself.
        const change =
          state.tournament.kind === 'arena'
            ? { tournament: { endsAt: now } }
            : finishStep(state, now)
        return { change, act: { what: 'run.finish' } }
      }),
    cancel: (id, by, reason) =>
      take(id, by, async (state, now) => cancelStep(deps, state, reason, now)),
    giveTime: async (id, by, at, given) => {
      let isThere = true
      await take(id, by, async (state) => {
        const board = boardsOf(state, at.round).find(({ table }) => table === at.table)
        isThere = board !== undefined
        return board ? timeStep(deps, board, given) : null
      })
      return isThere
    },
    setResult: async (id, by, at, said) => {
      let isThere = true
      await take(id, by, async (state, now) => {
        const board = boardsOf(state, at.round).find(({ table }) => table === at.table)
        isThere = board !== undefined
        return board ? resultStep(deps, state, board, { ...said, now }) : null
      })
      return isThere
    },
  }
}

/** Who takes a step of an automatic tournament has taken it over. */
const takeOver = { tournament: { running: 'manual' } } as const

/** When a tournament is looked after next: by hand nothing happens by itself but that games end. */
function dueAfter(state: RunState, change: RunChange, now: Date): Date | null {
  const stage = change.tournament?.stage ?? state.tournament.stage
  const running = change.tournament?.running ?? state.tournament.running
  if (stage === 'completed') return null
  if (running === 'auto') return stage === 'expected' ? state.tournament.start : now
  return state.tournament.mode === 'online' && stage === 'goes' ? now : null
}

function runningStep(state: RunState, running: 'auto' | 'manual'): Step | null {
  const { tournament } = state
  if (tournament.running === running) return null
  if (tournament.stage === 'completed') {
    throw new StepRefusedError('step_not_due', 'The tournament is over.')
  }
  if (running === 'auto' && tournament.mode === 'offline') {
    throw new StepRefusedError('step_not_due', 'Over the board nothing happens by itself.')
  }
  return {
    change: { tournament: { running }, news: [{ type: 'tournament.update' }] },
    act: { what: 'run.running', before: tournament.running, after: running },
  }
}

function startByHand(state: RunState, now: Date): Step {
  checkStart(state, now)
  const change = startStep(state, now)
  const begun =
    state.tournament.kind === 'arena' ? beginArena(state.tournament, change, now) : change
  return {
    change: { ...begun, tournament: { ...begun.tournament, running: 'manual' } },
    act: { what: 'run.start' },
  }
}

async function pairByHand(
  { pairings, random }: ByHandDeps,
  state: RunState,
  {
    round,
    replaced,
    now,
  }: { readonly round: number; readonly replaced?: number | null | undefined; readonly now: Date },
): Promise<Step> {
  checkPair(state, round, now)
  const before = state.rounds.find(({ number }) => number === round)
  // Who did not see the pairing that another has made, and perhaps changed by hand, must not undo it.
  if (replaced !== undefined) checkVersion(before, replaced)
  // What a first pairing has given counts for nothing in the second.
  const clean = {
    ...state,
    rounds: state.rounds.filter(({ number }) => number !== round),
    boards: state.boards.filter((board) => board.round !== round),
    byes: state.byes.filter((bye) => bye.round !== round || bye.kind === 'requested'),
  }
  const seeded = withLot(withSeeds(clean), random)
  const paired = await pairNext(seeded, round, pairings)
  if (!paired) {
    throw new StepRefusedError(
      'pairing_impossible',
      'There is no pairing without playing somebody twice. Finish the tournament, or let more players in.',
    )
  }
  const step = pairStep(state, seeded, { round, paired, now })
  const created = step.round
  const again = before &&
    created && {
      unpaired: round,
      round: { ...created, pairingVersion: versionOf(before) + 1 },
      news: [
        { type: 'round.change' as const, round: describeRound(state.tournament.id, created, now) },
      ],
    }
  return {
    change: { ...step, ...again, tournament: { ...step.tournament, running: 'manual' } },
    act: { what: 'run.pair', round, after: `${paired.pairs.length}` },
  }
}

const pairingNews = (state: RunState, { round }: RunChange, now: Date) =>
  (round ? [round] : []).map((changed) => ({
    type: 'round.change' as const,
    round: describeRound(state.tournament.id, changed, now),
  }))

const pairsText = ({ entries }: RunState, { boards = [] }: RunChange): string => {
  const seedOf = (id: number) => entries.find((entry) => entry.id === id)?.seed ?? '?'
  return boards.map(({ white, black }) => `${seedOf(white)}-${seedOf(black)}`).join(' ')
}

/** Boards that are still open are cancelled, and their games end. */
function finishByHand(deps: ByHandDeps, state: RunState, round: number, now: Date): Step {
  const open = boardsOf(state, round).filter(({ end }) => end === null)
  const ends = open.map(({ table }) => ({ round, table, end: endOfResult('cancelled', now) }))
  const closed = {
    ...state,
    boards: state.boards.map((board) =>
      open.includes(board) ? { ...board, end: endOfResult('cancelled', now) } : board,
    ),
  }
  const step = finishRoundStep(closed, round, now)
  return {
    change: { ...step, tournament: { ...step.tournament, running: 'manual' }, ends },
    act: {
      what: 'run.finishRound',
      round,
      after: open.length > 0 ? `cancelled: ${open.map(({ table }) => table).join(', ')}` : null,
    },
    after: async () => {
      await Promise.all(open.map((board) => endGame(deps, board, 'CANCELLED')))
    },
  }
}

function cancelStep(deps: ByHandDeps, state: RunState, reason: string, now: Date): Step {
  if (state.tournament.stage === 'completed') {
    throw new StepRefusedError('step_not_due', 'The tournament is over.')
  }
  const open = state.boards.filter(({ end }) => end === null)
  return {
    change: {
      tournament: { stage: 'completed', cancelReason: reason, endsAt: now, nextRoundStart: null },
      ends: open.map(({ round, table }) => ({ round, table, end: endOfResult('cancelled', now) })),
      news: [{ type: 'tournament.status', status: 'completed' }],
      isCalledOff: true,
    },
    act: { what: 'cancel', reason },
    after: async () => {
      await Promise.all(open.map((board) => endGame(deps, board, 'CANCELLED')))
    },
  }
}

async function endGame(
  { rooms }: Pick<ByHandDeps, 'rooms'>,
  { gameId }: RunBoard,
  result: 'WHITE_WIN' | 'DRAW' | 'BLACK_WIN' | 'CANCELLED',
): Promise<void> {
  if (gameId !== null) await rooms.adjudicate(gameId, { result, reason: 'finished-by-system' })
}

const scores = { WHITE_WIN: 1, DRAW: 0.5, BLACK_WIN: 0, CANCELLED: null } as const

function resultStep(
  deps: ByHandDeps,
  state: RunState,
  board: RunBoard,
  { result, reason, changesRatings, now }: Said & { readonly now: Date },
): Promise<Step | null> {
  const round = state.rounds.find(({ number }) => number === board.round)
  checkResult(state, board, round?.stage ?? 'expected')
  const before = board.end && resultOfEnd(board.end)
  if (before === result) return Promise.resolve(null)
  if (before !== null && reason === '') {
    throw new StepRefusedError('reason_required', 'Say why the result is changed.')
  }
  const end = endOfResult(result, now)
  const changed = {
    ...state,
    boards: state.boards.map((each) => (each === board ? { ...board, end } : each)),
  }
  const { round: number, table } = board
  // A forfeit, and a game that was not played, change no rating.
  const rated = end.isForfeit || !changesRatings ? 'CANCELLED' : end.result
  const { ratingType } = state.tournament
  const isRated = board.gameId !== null && (ratingType === 'worldchess' || ratingType === 'fide')
  return Promise.resolve({
    change: {
      decisions: [{ round: number, table, end }],
      standing: standingOf(changed),
      news: [
        ...(board.gameId === null
          ? []
          : [
              {
                type: 'board.change' as const,
                board_id: board.gameId,
                table,
                status: 'completed' as const,
                result: end.result,
              },
            ]),
        { type: 'standing.change' as const },
      ],
    },
    act: {
      what: isRated && !changesRatings ? 'run.result.unrated' : 'run.result',
      round: number,
      table,
      before,
      after: result,
      reason: reason || null,
    },
    after: async () => {
      if (board.gameId === null) return
      if (board.end === null) await endGame(deps, board, rated)
      else if (changesRatings) await deps.rerate(board.gameId, scores[rated])
    },
  })
}

/** The time is given before it is noted: of a game that has ended meanwhile there is nothing to note. */
async function timeStep(
  { rooms }: Pick<ByHandDeps, 'rooms'>,
  { gameId, end, round, table }: RunBoard,
  { color, seconds }: { readonly color: 'white' | 'black'; readonly seconds: number },
): Promise<Step> {
  const side = color === 'white' ? 'w' : 'b'
  const isOpen = gameId !== null && end === null
  if (!isOpen || (await rooms.giveTime(gameId, side, seconds * 1000)) !== 'given') {
    throw new StepRefusedError('step_not_due', 'No game is played at this table.')
  }
  return {
    change: {},
    act: { what: 'run.giveTime', round, table, after: `${color} +${seconds} s` },
  }
}

/** @throws StepRefusedError where a result can’t be set any more, or not yet */
function checkResult(state: RunState, board: RunBoard, stage: 'expected' | 'goes' | 'completed') {
  const { tournament, rounds } = state
  if (tournament.kind === 'arena') {
    throw new StepRefusedError('step_not_due', 'The games of an arena decide themselves.')
  }
  if (tournament.stage === 'completed') {
    throw new StepRefusedError('step_not_due', 'The tournament is over: its results stay.')
  }
  if (stage === 'expected') {
    throw new StepRefusedError('step_not_due', `Start round ${board.round} first.`)
  }
  const isPast = (rounds.at(-1)?.number ?? board.round) > board.round
  if (isPast && tournament.kind !== 'swiss' && tournament.system !== 'round-robin') {
    throw new StepRefusedError(
      'step_not_due',
      'The next stage is paired by this result: it can’t be changed any more.',
    )
  }
}
