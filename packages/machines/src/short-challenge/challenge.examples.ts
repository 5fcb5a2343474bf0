import type {
  Challenge,
  ChallengeContext,
  ChallengeEvent,
  ChallengeStatus,
  ChallengeTerms,
  ChallengeViewer,
} from './challenge.ts'
import type { ChallengeInput } from './challenge.setup.machine.ts'

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

export const exampleContext: ChallengeContext = {
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

/** The context of each leaf state that challenges share. */
export const exampleContexts = {
  opening: exampleContext,
  drafting: exampleContext,
  creating: exampleContext,
  waiting: { ...exampleContext, challenge: ownChallenge },
  cancelling: { ...exampleContext, challenge: ownChallenge },
  checking: { ...exampleContext, challenge: ownChallenge },
  offered: { ...exampleContext, challenge: theirChallenge },
  accepting: { ...exampleContext, challenge: theirChallenge },
  declining: { ...exampleContext, challenge: theirChallenge },
  started: { ...exampleContext, challenge: theirChallenge, gameId: 'b7Qk2' },
  ended: { ...exampleContext, challenge: theirChallenge, end: 'taken' },
} satisfies Record<string, ChallengeContext>

export const exampleInputs: readonly ChallengeInput[] = [
  { player: aigerim, terms },
  { player: aigerim, terms, challenge: ownChallenge },
  { player: aigerim, terms, challenge: theirChallenge },
]

export const exampleEvents = {
  'challenge.create': [{ type: 'challenge.create' }],
  'challenge.cancel': [{ type: 'challenge.cancel' }],
  'challenge.accept': [{ type: 'challenge.accept' }],
  'challenge.decline': [{ type: 'challenge.decline' }],
  'challenge.taken': [
    { type: 'challenge.taken', id: 'c-41', gameId: 'b7Qk2' },
    { type: 'challenge.taken', id: 'c-52', gameId: 'b7Qk2' },
    { type: 'challenge.taken', id: 'c-52', gameId: null },
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

/** Tells situations apart while walking. */
export const situationOf = ({
  value,
  context,
}: {
  readonly value: unknown
  readonly context: ChallengeContext
}) =>
  JSON.stringify([
    value,
    context.challenge?.id,
    context.early?.id,
    context.hasOngoingChallenge,
    context.refusal?.code,
    context.terms.mode,
    context.player.auth,
  ])
