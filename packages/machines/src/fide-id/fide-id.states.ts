import type { SnapshotFrom } from 'xstate'
import { refusal } from '../sign-in/refusal.ts'
import { type fideIdMachine, provideFideId } from './fide-id.machine.ts'
import {
  emptyFiles,
  emptyQuery,
  emptyValues,
  type FideFacts,
  type FideIdContext,
  type FideIdInput,
  type FidePlayer,
  type FideValues,
} from './fide-id.types.ts'

type Snapshot = SnapshotFrom<typeof fideIdMachine>

const never = () => new Promise<never>(() => {})

/** The machine with a server that never answers. */
export const exampleFideId = provideFideId({
  load: never,
  claimTitle: never,
  search: never,
  claim: never,
  submit: never,
  askByHand: never,
  upload: never,
  askIdentity: never,
  openIdentity: never,
})

const facts: FideFacts = {
  status: 'not_connected',
  fideId: null,
  verifiedAt: null,
  mayConnect: true,
  isChild: false,
  request: null,
  identity: { status: 'none', isRefused: false },
}

const fideId = 999_000_001

const waiting = (way: 'identity' | 'hand'): FideFacts => ({
  ...facts,
  status: 'on_check',
  fideId,
  request: { id: '1', status: 'waiting', way, fideId, reason: '' },
})

const cancelled: FideFacts = {
  ...facts,
  request: { id: '1', status: 'draft', way: 'identity', fideId, reason: '' },
  identity: { status: 'canceled', isRefused: false },
}

const rejected: FideFacts = {
  ...facts,
  status: 'rejected',
  request: {
    id: '1',
    status: 'decided',
    way: 'hand',
    fideId,
    reason: 'The photo of the document is too dark to read the name.',
  },
}

/** Made up, with ids that the federation has never given. */
export const examplePlayers: readonly FidePlayer[] = [
  {
    fideId,
    fullName: 'Serikova, Dana',
    birthYear: 1998,
    federation: 'KAZ',
    title: 'WIM',
    status: 'free',
  },
  {
    fideId: 999_000_021,
    fullName: 'Serikova, Danara',
    birthYear: 1998,
    federation: 'KAZ',
    title: null,
    status: 'free',
  },
  {
    fideId: 999_000_022,
    fullName: 'Serikova, Dana',
    birthYear: 1998,
    federation: 'UZB',
    title: 'WFM',
    status: 'assigned',
  },
  {
    fideId: 999_000_023,
    fullName: 'Serikova, Dana',
    birthYear: 1998,
    federation: 'RUS',
    title: null,
    status: 'banned',
  },
]

const [chosen = null] = examplePlayers

const child: FidePlayer = {
  fideId: 999_000_024,
  fullName: 'Serik, Alan',
  birthYear: 2017,
  federation: 'KAZ',
  title: null,
  status: 'free',
}

const values: FideValues = {
  firstName: 'Dana',
  lastName: 'Serik',
  birthDate: '1998-04-12',
  birthPlace: 'Almaty',
  nationality: 84,
  federation: 84,
  gender: 'female',
  hasAgreed: false,
  comment: '',
}

const files = {
  avatar: { id: 'file-1', name: 'dana.jpg' },
  selfie: { id: 'file-2', name: 'passport.jpg' },
  consent: null,
}

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<FideIdContext> = {},
): Snapshot =>
  exampleFideId.resolveState({
    value,
    context: {
      today: '2026-11-27',
      query: emptyQuery,
      values: emptyValues,
      files: emptyFiles,
      isFilling: false,
      facts,
      players: [],
      chosen: null,
      upload: null,
      problems: {},
      refusal: null,
      ...context,
    },
  })

const byName = { by: 'name', fideId: '', fullName: 'Dana Serikova', birthYear: '1998' } as const
const found = { query: byName, players: examplePlayers }
const picked = { ...found, chosen }
const filled = { values, files, isFilling: true }
const byHand = { facts: cancelled, chosen }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const fideIdStates = {
  loading: snapshotAt('loading', { facts: null }),
  routing: snapshotAt('routing'),
  offline: snapshotAt('offline', { facts: null, refusal: refusal('offline') }),
  failed: snapshotAt('failed', { facts: null, refusal: refusal('timeout') }),
  'needsPro.offered': snapshotAt(
    { needsPro: 'offered' },
    { facts: { ...facts, mayConnect: false } },
  ),
  'needsPro.claiming': snapshotAt(
    { needsPro: 'claiming' },
    { facts: { ...facts, mayConnect: false } },
  ),
  'needsPro.refused': snapshotAt(
    { needsPro: 'refused' },
    { facts: { ...facts, mayConnect: false }, refusal: refusal('offline') },
  ),
  choosing: snapshotAt('choosing'),
  'searching.filling.editing': snapshotAt({ searching: { filling: 'editing' } }),
  'searching.filling.invalid': snapshotAt(
    { searching: { filling: 'invalid' } },
    {
      query: { by: 'name', fideId: '', fullName: '', birthYear: '98' },
      problems: { fullName: 'fill_in_the_value', birthYear: 'not_valid' },
    },
  ),
  'searching.filling.refused': snapshotAt(
    { searching: { filling: 'refused' } },
    { query: byName, refusal: refusal('throttled') },
  ),
  'searching.asking': snapshotAt({ searching: 'asking' }, { query: byName }),
  results: snapshotAt('results', found),
  'confirming.ready': snapshotAt({ confirming: 'ready' }, picked),
  'confirming.claiming': snapshotAt({ confirming: 'claiming' }, picked),
  'confirming.refused': snapshotAt(
    { confirming: 'refused' },
    { ...picked, refusal: refusal('already_assigned') },
  ),
  'filling.editing': snapshotAt({ filling: 'editing' }, { isFilling: true }),
  'filling.invalid': snapshotAt(
    { filling: 'invalid' },
    {
      values: { ...emptyValues, firstName: 'Дана', lastName: 'Serik2', birthDate: '2025-01-31' },
      isFilling: true,
      problems: {
        firstName: 'incorrect_first_name',
        lastName: 'incorrect_last_name',
        birthDate: 'not_valid',
        birthPlace: 'fill_in_the_value',
        nationality: 'fill_in_the_value',
        federation: 'fill_in_the_value',
        gender: 'fill_in_the_value',
        avatar: 'too_large',
        selfie: 'fill_in_the_value',
      },
    },
  ),
  'filling.refused': snapshotAt(
    { filling: 'refused' },
    { ...filled, refusal: refusal('something_wents_wrong') },
  ),
  'filling.uploading': snapshotAt(
    { filling: 'uploading' },
    {
      ...filled,
      files: { ...files, selfie: null },
      upload: { field: 'selfie', fileId: 'local-1' },
    },
  ),
  submitting: snapshotAt('submitting', filled),
  'identity.asking': snapshotAt({ identity: 'asking' }, { facts: waiting('identity') }),
  'identity.offered': snapshotAt({ identity: 'offered' }, { facts: waiting('identity') }),
  'identity.opening': snapshotAt({ identity: 'opening' }, { facts: waiting('identity') }),
  'identity.away': snapshotAt({ identity: 'away' }, { facts: waiting('identity') }),
  'identity.processing': snapshotAt(
    { identity: 'processing' },
    { facts: { ...waiting('identity'), identity: { status: 'processing', isRefused: false } } },
  ),
  'identity.requiresInput': snapshotAt(
    { identity: 'requiresInput' },
    { facts: { ...waiting('identity'), identity: { status: 'requires_input', isRefused: true } } },
  ),
  'identity.verified': snapshotAt(
    { identity: 'verified' },
    { facts: { ...waiting('identity'), identity: { status: 'verified', isRefused: false } } },
  ),
  'identity.canceled': snapshotAt({ identity: 'canceled' }, { facts: cancelled }),
  'identity.failed': snapshotAt(
    { identity: 'failed' },
    { facts: waiting('identity'), refusal: refusal('unavailable') },
  ),
  'manual.editing': snapshotAt({ manual: 'editing' }, byHand),
  'manual.invalid': snapshotAt(
    { manual: 'invalid' },
    {
      chosen: child,
      problems: {
        selfie: 'fill_in_the_value',
        consent: 'wrong_type',
        agreement: 'fill_in_the_value',
      },
    },
  ),
  'manual.refused': snapshotAt(
    { manual: 'refused' },
    { ...byHand, files, refusal: refusal('already_assigned') },
  ),
  'manual.uploading': snapshotAt(
    { manual: 'uploading' },
    { chosen: child, files, upload: { field: 'consent', fileId: 'local-2' } },
  ),
  'manual.submitting': snapshotAt({ manual: 'submitting' }, { ...byHand, files }),
  onCheck: snapshotAt('onCheck', { facts: waiting('hand') }),
  rejected: snapshotAt('rejected', { facts: rejected }),
  connected: snapshotAt('connected', {
    facts: {
      ...facts,
      status: 'connected',
      fideId,
      verifiedAt: '2026-11-20T09:00:00.000Z',
    },
  }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly FideIdInput[] = [
  { today: '2026-11-27', kept: null },
  { today: '2026-11-27', kept: { query: emptyQuery, values, files, isFilling: true } },
]

export const exampleEvents = {
  'flow.retry': [{ type: 'flow.retry' as const }],
  'flow.back': [{ type: 'flow.back' as const }],
  'flow.resume': [{ type: 'flow.resume' as const }],
  'title.claim': [{ type: 'title.claim' as const }],
  'id.have': [{ type: 'id.have' as const }],
  'form.open': [{ type: 'form.open' as const }],
  'search.submit': [
    { type: 'search.submit' as const, ...byName },
    { type: 'search.submit' as const, ...emptyQuery },
  ],
  'player.choose': [
    { type: 'player.choose' as const, fideId },
    { type: 'player.choose' as const, fideId: 999_000_023 },
  ],
  'claim.confirm': [{ type: 'claim.confirm' as const }],
  'form.change': [{ type: 'form.change' as const, values }],
  'form.submit': [
    { type: 'form.submit' as const, values },
    { type: 'form.submit' as const, values: emptyValues },
  ],
  'file.choose': [
    { type: 'file.choose' as const, field: 'selfie' as const, fileId: 'local-1', size: 900_000 },
    { type: 'file.choose' as const, field: 'consent' as const, fileId: 'local-2', size: 6_000_000 },
  ],
  'file.remove': [{ type: 'file.remove' as const, field: 'selfie' as const }],
  'identity.start': [{ type: 'identity.start' as const }],
  'manual.open': [{ type: 'manual.open' as const }],
}

export const exampleOutputs = {
  load: [
    facts,
    waiting('hand'),
    waiting('identity'),
    cancelled,
    rejected,
    { ...facts, mayConnect: false },
    { ...facts, status: 'connected' as const, fideId },
    { ...facts, isChild: true },
  ],
  claimTitle: [undefined],
  search: [examplePlayers, [], [child]],
  claim: [undefined],
  submit: [undefined],
  askByHand: [undefined],
  upload: [files.selfie],
  askIdentity: [
    { status: 'none' as const, isRefused: false },
    { status: 'processing' as const, isRefused: false },
    { status: 'verified' as const, isRefused: false },
    { status: 'canceled' as const, isRefused: false },
    { status: 'requires_input' as const, isRefused: true },
  ],
  openIdentity: [undefined],
}

export const exampleFailures = {
  load: [{ failure: 'offline' }, { failure: 'something_wents_wrong' }],
  claimTitle: [{ failure: 'offline' }],
  search: [{ failure: 'throttled' }],
  claim: [{ failure: 'already_assigned' }],
  submit: [{ failure: 'too_young' }],
  askByHand: [{ failure: 'parent_consent_missing' }],
  upload: [{ problem: 'too_large' }],
  askIdentity: [{ failure: 'offline' }],
  openIdentity: [{ failure: 'unavailable' }],
}
