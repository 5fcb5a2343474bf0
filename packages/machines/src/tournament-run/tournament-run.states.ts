import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { provideTournamentRun, type tournamentRunMachine } from './tournament-run.machine.ts'
import type {
  ResultWish,
  RunStanding,
  StepWish,
  TournamentRunContext,
  TournamentRunEvent,
  TournamentRunInput,
} from './tournament-run.types.ts'

type Snapshot = SnapshotFrom<typeof tournamentRunMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleTournamentRun = provideTournamentRun({
  start: never,
  pair: never,
  startRound: never,
  finishRound: never,
  finish: never,
  setResult: never,
})

const upcoming: RunStanding = {
  stage: 'upcoming',
  next: 'start',
  isDue: true,
  round: null,
  pairingVersion: null,
  hasPlayed: false,
  openTables: [],
}
const unpaired: RunStanding = { ...upcoming, stage: 'between', next: 'pair', round: 1 }
const paired: RunStanding = {
  ...upcoming,
  stage: 'paired',
  next: 'start-round',
  round: 2,
  pairingVersion: 1,
  hasPlayed: true,
}
const running: RunStanding = { ...paired, stage: 'running', next: 'finish-round', openTables: [2] }
const between: RunStanding = {
  ...paired,
  stage: 'between',
  next: 'pair',
  round: 3,
  pairingVersion: null,
}
const finished: RunStanding = { ...between, stage: 'finished', next: null, isDue: false }

/** The standing of each stage. */
export const exampleStandings = { upcoming, unpaired, paired, running, between, finished }

const typed: ResultWish = { kind: 'result', round: 2, table: 2, result: '1-0', reason: '' }
const finishing: StepWish = {
  kind: 'step',
  step: 'finish-round',
  round: 2,
  pairingVersion: 1,
  anyway: false,
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<TournamentRunContext> = {},
): Snapshot =>
  exampleTournamentRun.resolveState({
    value,
    context: {
      standing: running,
      asked: null,
      doing: null,
      queue: [],
      refused: [],
      isEditing: false,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const tournamentRunStates = {
  deciding: snapshotAt('deciding', { standing: upcoming }),
  upcoming: snapshotAt('upcoming', { standing: upcoming }),
  paired: snapshotAt('paired', { standing: paired }),
  running: snapshotAt('running'),
  between: snapshotAt('between', { standing: between }),
  finished: snapshotAt('finished', { standing: finished }),
  confirming: snapshotAt('confirming', {
    standing: paired,
    asked: { ...finishing, step: 'start-round' },
  }),
  busy: snapshotAt('busy', { standing: paired, doing: { ...finishing, step: 'start-round' } }),
  refused: snapshotAt('refused', {
    standing: paired,
    refused: [{ wish: { ...finishing, step: 'pair' }, refusal: refusal('overtaken') }],
  }),
  editingResults: snapshotAt('editingResults', { isEditing: true }),
} satisfies Record<string, Snapshot>

/** A round is to be finished of which tables are open: seen before the call, and told by the server. */
export const unfinishedStates = {
  confirming: snapshotAt('confirming', { asked: finishing }),
  refused: snapshotAt('refused', {
    refused: [{ wish: finishing, refusal: refusal('round_unfinished') }],
  }),
}

/** Somebody else has entered a result for the same table. */
export const enteredTwice = snapshotAt('refused', {
  refused: [{ wish: typed, refusal: refusal('reason_required') }],
})

export const exampleInputs: readonly TournamentRunInput[] = Object.values(exampleStandings).map(
  (standing) => ({ standing }),
)

export const exampleEvents = {
  'step.ask': [
    { type: 'step.ask', step: 'start' },
    { type: 'step.ask', step: 'pair' },
    { type: 'step.ask', step: 'start-round' },
    { type: 'step.ask', step: 'finish-round' },
    { type: 'step.ask', step: 'finish' },
  ],
  'step.confirm': [{ type: 'step.confirm' }],
  'step.finishAnyway': [{ type: 'step.finishAnyway' }],
  'question.close': [{ type: 'question.close' }],
  'result.set': [
    { type: 'result.set', round: 2, table: 2, result: '1-0', reason: '' },
    { type: 'result.set', round: 2, table: 1, result: '0-1', reason: 'The sheet says so.' },
  ],
  'results.edit': [{ type: 'results.edit' }],
  'results.close': [{ type: 'results.close' }],
  'refusal.retry': [{ type: 'refusal.retry', reason: '' }],
  'refusal.close': [{ type: 'refusal.close' }],
  'standing.update': Object.values(exampleStandings).map(
    (standing) => ({ type: 'standing.update', standing }) as const,
  ),
} satisfies {
  readonly [Type in TournamentRunEvent['type']]: readonly Extract<
    TournamentRunEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = { act: [null, paired, running, between] }
export const exampleFailures = {
  act: [{ failure: 'round_unfinished' }, { failure: 'reason_required' }, { failure: 'offline' }],
}
