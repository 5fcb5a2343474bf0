import type { TournamentStep } from '@kingside/api/facts'
import { boardsOf, isPresent, type RunState } from '../run-state.ts'
import { isLastRound } from '../steps.ts'

/** Why a step by hand can’t be taken. */
export class StepRefusedError extends Error {
  override readonly name = 'StepRefusedError'
  readonly code:
    | 'step_not_due'
    | 'round_not_paired'
    | 'round_unfinished'
    | 'pairing_impossible'
    | 'pairing_changed'
    | 'reason_required'
  constructor(code: StepRefusedError['code'], detail: string) {
    super(detail)
    this.code = code
  }
}

const notDue = (detail: string) => new StepRefusedError('step_not_due', detail)

/** A tournament that starts so soon can be started by hand. */
export const startsSoonMs = 10 * 60_000

/** What is to be done next by hand. */
export interface HandStep {
  readonly step: TournamentStep
  readonly round: number | null
  /** From when it is due; null is now. */
  readonly dueAt: Date | null
}

/** The next of the six steps; null when the tournament is over. */
export function nextHandStep(state: RunState, now: Date): HandStep | null {
  const { tournament, rounds } = state
  if (tournament.stage === 'completed') return null
  if (tournament.stage === 'expected') {
    const from = new Date(tournament.start.getTime() - startsSoonMs)
    return { step: 'start', round: null, dueAt: from > now ? from : null }
  }
  if (tournament.kind === 'arena') return { step: 'finish', round: null, dueAt: tournament.end }
  const round = rounds.at(-1)
  if (!round) return { step: 'pair', round: 1, dueAt: null }
  switch (round.stage) {
    case 'expected':
      return { step: 'start-round', round: round.number, dueAt: null }
    case 'goes':
      return { step: 'finish-round', round: round.number, dueAt: null }
    case 'completed':
      return isLastRound(state, round.number)
        ? { step: 'finish', round: null, dueAt: null }
        : { step: 'pair', round: round.number + 1, dueAt: null }
    default:
      return round.stage satisfies never
  }
}

/** Tables of the latest round that are not decided. */
export function openTables(state: RunState): readonly number[] {
  const round = state.rounds.at(-1)
  if (round?.stage !== 'goes') return []
  return boardsOf(state, round.number).flatMap(({ table, end }) => (end === null ? [table] : []))
}

/** @throws StepRefusedError unless the tournament can be started now */
export function checkStart(state: RunState, now: Date): void {
  const { tournament, entries } = state
  const next = nextHandStep(state, now)
  if (next?.step !== 'start') throw notDue('The tournament has begun already.')
  if (next.dueAt !== null) {
    throw notDue(
      `It can be started from ${next.dueAt.toISOString()} on: ten minutes before its start.`,
    )
  }
  const present = entries.filter((entry) => isPresent(entry, tournament)).length
  if (present < 2) {
    throw notDue(
      tournament.rules.isCheckInRequired
        ? 'Fewer than two players are checked in. Check them in, or cancel the tournament.'
        : 'Fewer than two players have joined. Add players, or cancel the tournament.',
    )
  }
}

/** @throws StepRefusedError unless the round can be paired now, for the first time or again */
export function checkPair(state: RunState, number: number, now: Date): void {
  if (state.tournament.kind === 'arena') throw notDue('An arena pairs by itself.')
  const next = nextHandStep(state, now)
  if (next === null) throw notDue('The tournament is over.')
  const isAgain = next.step === 'start-round' && next.round === number
  if (isAgain || (next.step === 'pair' && next.round === number)) return
  throw notDue(notDueText(next))
}

/** @throws StepRefusedError unless the round can be started now */
export function checkStartRound(state: RunState, number: number, now: Date): void {
  const next = nextHandStep(state, now)
  if (next === null) throw notDue('The tournament is over.')
  if (next.step === 'start-round' && next.round === number) return
  if (next.step === 'pair' && next.round === number) {
    throw new StepRefusedError('round_not_paired', `Launch the pairing of round ${number} first.`)
  }
  throw notDue(notDueText(next))
}

/** @throws StepRefusedError unless the round can be finished now */
export function checkFinishRound(
  state: RunState,
  number: number,
  { anyway, now }: { readonly anyway: boolean; readonly now: Date },
): void {
  const next = nextHandStep(state, now)
  if (next === null) throw notDue('The tournament is over.')
  if (next.step !== 'finish-round' || next.round !== number) throw notDue(notDueText(next))
  const open = openTables(state)
  if (open.length > 0 && !anyway) {
    throw new StepRefusedError(
      'round_unfinished',
      `Tables ${open.join(', ')} are still playing. Enter their results, or finish the round anyway: they are cancelled then.`,
    )
  }
}

/** @throws StepRefusedError while a round is open, and before the first */
export function checkFinish(state: RunState): void {
  const { tournament, rounds } = state
  if (tournament.stage === 'completed') throw notDue('The tournament is over.')
  if (tournament.stage === 'expected')
    throw notDue('The tournament has not begun: cancel it instead.')
  if (tournament.kind === 'arena') return
  const round = rounds.at(-1)
  if (!round) throw notDue('No round has been played: cancel the tournament instead.')
  if (round.stage === 'completed') return
  const open = openTables(state)
  if (open.length > 0) {
    throw new StepRefusedError('round_unfinished', `Tables ${open.join(', ')} are still playing.`)
  }
  throw notDue(`Finish round ${round.number} first.`)
}

function notDueText({ step, round }: HandStep): string {
  switch (step) {
    case 'start':
      return 'Start the tournament first.'
    case 'pair':
      return `Next is the pairing of round ${round ?? 1}.`
    case 'start-round':
      return `Next is the start of round ${round ?? 1}.`
    case 'finish-round':
      return `Round ${round ?? 1} is in progress: finish it first.`
    case 'finish':
      return 'All rounds are played: finish the tournament.'
    default:
      return step satisfies never
  }
}
