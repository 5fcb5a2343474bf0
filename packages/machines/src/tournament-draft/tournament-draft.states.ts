import { emptyForm } from '@kingside/api/facts'
import type { TournamentForm } from '@kingside/api'
import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { nothingKept } from './tournament-draft.form.ts'
import { provideTournamentDraft, type tournamentDraftMachine } from './tournament-draft.machine.ts'
import type {
  KeptChange,
  TournamentDraftContext,
  TournamentDraftEvent,
  TournamentDraftInput,
} from './tournament-draft.types.ts'

type Snapshot = SnapshotFrom<typeof tournamentDraftMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleTournamentDraft = provideTournamentDraft({
  load: never,
  save: never,
  publish: never,
  delete: never,
})

export const exampleForm: TournamentForm = {
  ...emptyForm,
  name: 'Autumn Swiss',
  description: 'Seven rounds of blitz.',
  start: '2026-12-05T15:00:00.000Z',
  rounds: 7,
  max_participants: 32,
  time_control_id: 11,
}

const context: TournamentDraftContext = {
  kind: 'draft',
  kept: nothingKept,
  isKeptForced: false,
  version: 4,
  form: exampleForm,
  saved: exampleForm,
  locked: [],
  sent: {},
  problems: [],
  isSubmitting: false,
  refusal: null,
  isDeletedHere: false,
  slug: null,
}

const typed = {
  form: { ...exampleForm, description: 'Seven rounds of blitz, and prizes.' },
} satisfies Partial<TournamentDraftContext>

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  changed: Partial<TournamentDraftContext> = {},
): Snapshot => exampleTournamentDraft.resolveState({ value, context: { ...context, ...changed } })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const tournamentDraftStates = {
  loading: snapshotAt('loading', { form: null, saved: null }),
  'editing.clean': snapshotAt({ editing: 'clean' }),
  'editing.dirty': snapshotAt({ editing: 'dirty' }, typed),
  saving: snapshotAt('saving', { ...typed, sent: { description: typed.form.description } }),
  saved: snapshotAt('saved'),
  conflict: snapshotAt('conflict', typed),
  invalid: snapshotAt('invalid', {
    form: { ...exampleForm, rounds: null, time_control_id: null },
    problems: [
      { field: 'rounds', problem: 'empty' },
      { field: 'time_control_id', problem: 'empty' },
    ],
  }),
  publishing: snapshotAt('publishing'),
  deleting: snapshotAt('deleting'),
  published: snapshotAt('published', { slug: 'autumn-swiss' }),
  refused: snapshotAt('refused', { ...typed, refusal: refusal('not_community_administrator') }),
  failed: snapshotAt('failed', { ...typed, refusal: refusal('offline') }),
  gone: snapshotAt('gone', typed),
} satisfies Record<string, Snapshot>

const kept: KeptChange = {
  mine: { description: 'Blitz.' },
  base: { description: exampleForm.description },
  sent: {},
}

export const exampleInputs: readonly TournamentDraftInput[] = [
  { kind: 'draft', kept: nothingKept },
  { kind: 'draft', kept },
  { kind: 'published', kept: nothingKept },
]

export const exampleEvents = {
  'form.change': [
    { type: 'form.change', change: { name: 'Кубок' } },
    { type: 'form.change', change: { community: '12', entry_fee_cents: 500 } },
  ],
  'form.submit': [
    { type: 'form.submit', now: '2026-11-28T15:00:00.000Z', takesFees: null },
    { type: 'form.submit', now: '2026-11-28T15:00:00.000Z', takesFees: false },
  ],
  'draft.delete': [{ type: 'draft.delete' }],
  'newer.load': [{ type: 'newer.load' }],
  'mine.keep': [{ type: 'mine.keep' }],
  retry: [{ type: 'retry' }],
  'connection.restore': [{ type: 'connection.restore' }],
} satisfies {
  readonly [Type in TournamentDraftEvent['type']]: readonly Extract<
    TournamentDraftEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  load: [
    { version: 4, form: exampleForm, locked: [] },
    { version: 5, form: { ...exampleForm, description: 'Arena.' }, locked: ['kind'] },
  ],
  save: [{ version: 5 }],
  publish: [{ slug: 'autumn-swiss' }],
  delete: [undefined],
}

const failures = [
  { failure: 'not_found' },
  { failure: 'offline' },
  { failure: 'not_community_administrator' },
]
const versionFailures = [...failures, { failure: 'changed_meanwhile' }]

export const exampleFailures = {
  load: failures,
  save: versionFailures,
  publish: versionFailures,
  delete: failures,
}
