import type { SnapshotFrom } from 'xstate'
import { exampleChallenge as told } from '@kingside/api/calls/play/examples'
import { type challengeMachine, provideChallenge } from './challenge.machine.ts'
import type { ChallengeInput } from './challenge.setup.machine.ts'
import {
  type Challenge,
  type ChallengeContext,
  type ChallengeEvent,
  type ChallengeKind,
  challengeKinds,
  type ChallengeStatus,
  type ChallengeTerms,
  type ChallengeViewer,
} from './challenge.types.ts'

type Snapshot = SnapshotFrom<typeof challengeMachine>

export const never = () => new Promise<never>(() => {})

export const aigerim: ChallengeViewer = {
  uid: 'u-aigerim',
  auth: 'authorized',
  hasFideId: false,
  isBanned: false,
}

export const terms: ChallengeTerms = {
  color: 'any',
  mode: 'rated',
  timeControl: { id: 9, boardType: 'blitz' },
  limits: { lower: 1_530, upper: 1_730 },
}

export const ownChallenge: Challenge = {
  ...terms,
  ...told,
  id: 'c-41',
  owner: { uid: 'u-aigerim', name: 'Aigerim S.', title: 'WFM', rating: 1_634 },
  opponent: null,
  createdAt: 1_790_000_000_000,
}

export const theirChallenge: Challenge = {
  ...ownChallenge,
  id: 'c-52',
  owner: { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_588 },
}

/** A challenge to a game that starts later. */
export const scheduledChallenge: Challenge = {
  ...theirChallenge,
  id: 'c-53',
  kind: 'direct',
  limits: null,
  starts_at: '2026-12-04T12:00:00.000Z',
}

const exampleContext: ChallengeContext = {
  kind: 'short',
  player: aigerim,
  terms,
  opponent: null,
  hasOngoingChallenge: false,
  challenge: null,
  early: null,
  refusal: null,
  end: null,
  gameId: null,
}

/** The machine with a server that never answers. */
export const exampleMachine = provideChallenge({
  createChallenge: never,
  cancelChallenge: never,
  acceptChallenge: never,
  declineChallenge: never,
  checkChallenge: never,
})

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<ChallengeContext> = {},
): Snapshot => exampleMachine.resolveState({ value, context: { ...exampleContext, ...context } })

const own = { challenge: ownChallenge }
const their = { challenge: theirChallenge }

/** One example snapshot for each leaf state of a challenge of this kind; one to anybody is never `declining`. */
export const challengeStatesOf = (kind: ChallengeKind) =>
  ({
    opening: snapshotAt('opening', { kind }),
    drafting: snapshotAt('drafting', { kind }),
    'creating.asked': snapshotAt({ creating: 'asked' }, { kind }),
    'creating.recalled': snapshotAt({ creating: 'recalled' }, { kind }),
    waiting: snapshotAt('waiting', { kind, ...own }),
    cancelling: snapshotAt('cancelling', { kind, ...own }),
    checking: snapshotAt('checking', { kind, ...own }),
    offered: snapshotAt('offered', { kind, ...their }),
    accepting: snapshotAt('accepting', { kind, ...their }),
    declining: snapshotAt('declining', { kind, ...their }),
    started: snapshotAt('started', { kind, ...their, gameId: 'b7Qk2' }),
    scheduled: snapshotAt('scheduled', {
      kind,
      challenge: scheduledChallenge,
      gameId: 'b7Qk2',
    }),
    ended: snapshotAt('ended', { kind, ...their, end: 'taken' }),
  }) satisfies Record<string, Snapshot>

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const challengeStates = challengeStatesOf('direct')

export const exampleInputs: readonly ChallengeInput[] = challengeKinds.flatMap((kind) => [
  { kind, player: aigerim, terms },
  { kind, player: aigerim, terms, ...own },
  { kind, player: aigerim, terms, ...their },
  { kind, player: aigerim, terms, challenge: scheduledChallenge },
])

export const exampleEvents = {
  'challenge.create': [{ type: 'challenge.create' }],
  'challenge.cancel': [{ type: 'challenge.cancel' }],
  'challenge.accept': [{ type: 'challenge.accept' }],
  'challenge.decline': [{ type: 'challenge.decline' }],
  'challenge.taken': [
    { type: 'challenge.taken', id: 'c-41', gameId: 'b7Qk2' },
    { type: 'challenge.taken', id: 'c-52', gameId: 'b7Qk2' },
    { type: 'challenge.taken', id: 'c-52', gameId: null },
    { type: 'challenge.taken', id: 'c-53', gameId: 'b7Qk2' },
  ],
  'challenge.ended': [
    { type: 'challenge.ended', id: 'c-41', end: 'expired' },
    { type: 'challenge.ended', id: 'c-52', end: 'owner_disconnected' },
  ],
  'connection.found': [{ type: 'connection.found' }],
  'refusal.dismiss': [{ type: 'refusal.dismiss' }],
  'terms.choose': [
    { type: 'terms.choose', terms: { ...terms, mode: 'unrated', limits: null } },
    { type: 'terms.choose', terms: { ...terms, mode: 'fide' } },
    { type: 'terms.choose', terms: { ...terms, starts_at: scheduledChallenge.starts_at } },
  ],
  'challenge.changed': [true, false].map(
    (isOngoing) => ({ type: 'challenge.changed', isOngoing }) as const,
  ),
  'player.changed': [
    { type: 'player.changed', player: { ...aigerim, auth: 'unauthorized' } },
    { type: 'player.changed', player: aigerim },
  ],
} satisfies {
  readonly [Type in ChallengeEvent['type']]: readonly Extract<
    ChallengeEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  createChallenge: [ownChallenge],
  cancelChallenge: [undefined],
  acceptChallenge: [{ gameId: 'b7Qk2' }],
  declineChallenge: [undefined],
  checkChallenge: [
    { status: 'open' },
    { status: 'taken', gameId: 'b7Qk2' },
    { status: 'taken', gameId: null },
    { status: 'ended', end: 'expired' },
  ] satisfies ChallengeStatus[],
}

const failures = [
  { code: 'offline' },
  { code: 'challenge_not_found' },
  { code: 'owner_disconnected' },
  { code: 'max_short_challenges_reached', detail: 'You have 5 open challenges.' },
]

export const exampleFailures = {
  createChallenge: failures,
  cancelChallenge: failures,
  acceptChallenge: failures,
  declineChallenge: failures,
  checkChallenge: failures,
}
