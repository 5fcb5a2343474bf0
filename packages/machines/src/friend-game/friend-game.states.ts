import type { SnapshotFrom } from 'xstate'
import type { ChallengePlayer } from '../challenge/challenge.types.ts'
import { aigerim, never } from '../challenge/challenge.states.ts'
import { type friendGameMachine, provideFriendGame } from './friend-game.machine.ts'
import type {
  FriendGameContext,
  FriendGameEvent,
  FriendGameInput,
  FriendGameTerms,
  FriendLink,
  LinkStatus,
} from './friend-game.types.ts'

type Snapshot = SnapshotFrom<typeof friendGameMachine>

/** The machine with a server that never answers. */
export const exampleFriendGame = provideFriendGame({
  makeLink: never,
  cancelLink: never,
  copyLink: never,
  readLink: never,
  acceptLink: never,
})

const terms: FriendGameTerms = {
  timeControl: { id: 9, boardType: 'blitz' },
  mode: 'unrated',
  color: 'any',
}
const link: FriendLink = { requestId: 'r-88', code: 'STEPPE-19', expiresInMs: 900_000 }
const daulet: ChallengePlayer = { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_588 }

const maker = { terms, link }
const opener = { terms, code: 'STEPPE-19', owner: daulet }

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<FriendGameContext> = {},
): Snapshot =>
  exampleFriendGame.resolveState({
    value,
    context: {
      player: aigerim,
      terms,
      link: null,
      code: null,
      owner: null,
      isConnected: true,
      early: null,
      refusal: null,
      end: null,
      gameId: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const friendGameStates = {
  opening: snapshotAt('opening', { terms }),
  ready: snapshotAt('ready', { terms }),
  'making.asked': snapshotAt({ making: 'asked' }, { terms }),
  'making.recalled': snapshotAt({ making: 'recalled' }, { terms }),
  'friendWaiting.sharing': snapshotAt({ friendWaiting: 'sharing' }, maker),
  'friendWaiting.copying': snapshotAt({ friendWaiting: 'copying' }, maker),
  'friendWaiting.copied': snapshotAt({ friendWaiting: 'copied' }, maker),
  'friendWaiting.copyFailed': snapshotAt({ friendWaiting: 'copyFailed' }, maker),
  'friendWaiting.cancelling': snapshotAt({ friendWaiting: 'cancelling' }, maker),
  'friendWaiting.checking': snapshotAt({ friendWaiting: 'checking' }, maker),
  'friendInvite.reading.first': snapshotAt(
    { friendInvite: { reading: 'first' } },
    { code: 'STEPPE-19' },
  ),
  'friendInvite.reading.again': snapshotAt({ friendInvite: { reading: 'again' } }, opener),
  'friendInvite.unread': snapshotAt(
    { friendInvite: 'unread' },
    { code: 'STEPPE-19', refusal: { code: 'offline', detail: null }, isConnected: false },
  ),
  'friendInvite.ownLink': snapshotAt({ friendInvite: 'ownLink' }, { ...opener, link }),
  'friendInvite.invited': snapshotAt({ friendInvite: 'invited' }, opener),
  'friendInvite.joining': snapshotAt({ friendInvite: 'joining' }, opener),
  'friendInvite.awaitingOwner': snapshotAt({ friendInvite: 'awaitingOwner' }, opener),
  started: snapshotAt('started', { ...opener, gameId: 'b7Qk2' }),
  ended: snapshotAt('ended', { ...opener, end: 'taken' }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly FriendGameInput[] = [
  { end: 'maker', player: aigerim, terms },
  { end: 'maker', player: aigerim, terms, link: { ...link, expiresInMs: null } },
  { end: 'opener', player: aigerim, terms, code: 'STEPPE-19' },
]

export const exampleEvents = {
  'terms.choose': [
    { type: 'terms.choose', terms: { ...terms, mode: 'rated' } },
    { type: 'terms.choose', terms },
  ],
  'link.make': [{ type: 'link.make' }],
  'link.copy': [{ type: 'link.copy' }],
  'link.cancel': [{ type: 'link.cancel' }],
  'link.wait': [{ type: 'link.wait' }],
  'link.accept': [{ type: 'link.accept' }],
  'link.read': [{ type: 'link.read' }],
  'refusal.dismiss': [{ type: 'refusal.dismiss' }],
  'friend.joined': [
    { type: 'friend.joined', requestId: 'r-88', gameId: 'b7Qk2' },
    { type: 'friend.joined', requestId: 'r-1', gameId: 'x1Aa0' },
  ],
  'link.ended': [
    { type: 'link.ended', code: 'STEPPE-19', end: 'expired' },
    { type: 'link.ended', code: 'OTHER-1', end: 'taken' },
  ],
  'connection.lost': [{ type: 'connection.lost' }],
  'connection.found': [{ type: 'connection.found' }],
  'player.changed': [
    { type: 'player.changed', player: { ...aigerim, isBanned: true } },
    { type: 'player.changed', player: aigerim },
  ],
} satisfies {
  readonly [Type in FriendGameEvent['type']]: readonly Extract<
    FriendGameEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  makeLink: [link],
  cancelLink: [undefined],
  copyLink: [undefined],
  readLink: [
    { status: 'open', owner: daulet, terms, ownLink: null },
    { status: 'open', owner: daulet, terms, ownLink: link },
    { status: 'started', gameId: 'b7Qk2' },
    { status: 'ended', end: 'expired' },
  ] satisfies LinkStatus[],
  acceptLink: [{ gameId: 'b7Qk2' }],
}

const failures = [{ code: 'offline' }, { code: 'challenge_not_found' }, { code: 'own_challenge' }]
const awayOwner = { code: 'owner_disconnected' }

export const exampleFailures = {
  makeLink: failures,
  cancelLink: failures,
  copyLink: [{}],
  readLink: failures,
  acceptLink: [...failures, awayOwner],
}
