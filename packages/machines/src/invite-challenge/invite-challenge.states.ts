import type { SnapshotFrom } from 'xstate'
import type { ChallengePlayer, ChallengeStatus } from '../challenge/challenge.types.ts'
import { aigerim, never, terms } from '../challenge/challenge.states.ts'
import { type inviteChallengeMachine, provideInviteChallenge } from './invite-challenge.machine.ts'
import type {
  InviteChallengeContext,
  InviteChallengeEvent,
  InviteChallengeInput,
  OwnInvite,
} from './invite-challenge.types.ts'

type Snapshot = SnapshotFrom<typeof inviteChallengeMachine>

/** The machine with a server that never answers. */
export const exampleInviteChallenge = provideInviteChallenge({
  createInvite: never,
  cancelInvite: never,
  checkInvite: never,
  acceptInvite: never,
  declineInvite: never,
})

const invite: OwnInvite = { id: 'i-7', code: 'TULPAR-42', expiresInMs: 600_000 }
const daulet: ChallengePlayer = { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_588 }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<InviteChallengeContext> = {},
): Snapshot =>
  exampleInviteChallenge.resolveState({
    value,
    context: {
      player: aigerim,
      terms,
      for: { kind: 'code' },
      invite: null,
      code: null,
      from: null,
      early: null,
      refusal: null,
      end: null,
      gameId: null,
      ...context,
    },
  })

const guest = { code: 'TULPAR-42', from: daulet }

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const inviteChallengeStates = {
  opening: snapshotAt('opening'),
  drafting: snapshotAt('drafting'),
  'creating.asked': snapshotAt({ creating: 'asked' }, { for: { kind: 'friend', uid: 'u-daulet' } }),
  'creating.recalled': snapshotAt({ creating: 'recalled' }),
  'ownEnd.waiting': snapshotAt({ ownEnd: 'waiting' }, { invite }),
  'ownEnd.cancelling': snapshotAt({ ownEnd: 'cancelling' }, { invite }),
  'ownEnd.checking': snapshotAt({ ownEnd: 'checking' }, { invite }),
  'guestEnd.opening': snapshotAt({ guestEnd: 'opening' }, guest),
  'guestEnd.entering': snapshotAt(
    { guestEnd: 'entering' },
    { code: '', refusal: { code: 'invalid_invite_code', detail: null } },
  ),
  'guestEnd.invited': snapshotAt({ guestEnd: 'invited' }, guest),
  'guestEnd.accepting': snapshotAt({ guestEnd: 'accepting' }, guest),
  'guestEnd.declining': snapshotAt({ guestEnd: 'declining' }, guest),
  started: snapshotAt('started', { invite, gameId: 'b7Qk2' }),
  ended: snapshotAt('ended', {
    ...guest,
    end: 'cancelled',
    refusal: { code: 'invite_canceled', detail: null },
  }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly InviteChallengeInput[] = [
  { player: aigerim, terms },
  { player: aigerim, terms, invite: { ...invite, expiresInMs: null } },
  { player: aigerim, terms, code: 'TULPAR-42', from: daulet },
  { player: aigerim, terms, code: '' },
]

export const exampleEvents = {
  'invite.create': [{ type: 'invite.create' }],
  'invite.cancel': [{ type: 'invite.cancel' }],
  'invite.accept': [{ type: 'invite.accept' }],
  'invite.decline': [{ type: 'invite.decline' }],
  'invite.accepted': [
    { type: 'invite.accepted', id: 'i-7', gameId: 'b7Qk2' },
    { type: 'invite.accepted', id: 'i-1', gameId: 'b7Qk2' },
  ],
  'invite.ended': [{ type: 'invite.ended', id: 'i-7', end: 'declined' }],
  'code.ended': [{ type: 'code.ended', code: 'TULPAR-42', end: 'cancelled' }],
  'code.enter': [
    { type: 'code.enter', code: ' TULPAR-42 ' },
    { type: 'code.enter', code: '?' },
  ],
  'connection.found': [{ type: 'connection.found' }],
  'refusal.dismiss': [{ type: 'refusal.dismiss' }],
  'opponent.choose': [
    { type: 'opponent.choose', for: { kind: 'friend', uid: 'u-daulet' } },
    { type: 'opponent.choose', for: { kind: 'bot' } },
    { type: 'opponent.choose', for: { kind: 'code' } },
  ],
  'terms.choose': [{ type: 'terms.choose', terms: { ...terms, mode: 'fide' } }],
  'player.changed': [
    { type: 'player.changed', player: { ...aigerim, auth: 'unauthorized' } },
    { type: 'player.changed', player: { ...aigerim, isBanned: true } },
    { type: 'player.changed', player: aigerim },
  ],
} satisfies {
  readonly [Type in InviteChallengeEvent['type']]: readonly Extract<
    InviteChallengeEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  createInvite: [
    { ...invite, gameId: null },
    { ...invite, expiresInMs: null, gameId: 'bot-7' },
  ],
  cancelInvite: [undefined],
  checkInvite: [
    { status: 'open' },
    { status: 'taken', gameId: 'b7Qk2' },
    { status: 'ended', end: 'expired' },
  ] satisfies ChallengeStatus[],
  acceptInvite: [{ gameId: 'b7Qk2' }],
  declineInvite: [undefined],
}

const failures = [{ code: 'offline' }, { code: 'challenge_not_found' }, { code: 'invite_canceled' }]

export const exampleFailures = {
  createInvite: failures,
  cancelInvite: failures,
  checkInvite: failures,
  acceptInvite: failures,
  declineInvite: failures,
}
