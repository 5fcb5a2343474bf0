import { ratingModes } from '@kingside/api/facts'
import type { SnapshotFrom } from 'xstate'
import { provideStartGameButton, type startGameButtonMachine } from './start-game-button.machine.ts'
import type {
  StartGameButtonContext,
  StartGameButtonEvent,
  StartGameButtonInput,
} from './start-game-button.types.ts'
import { type StartGamePlayer } from './start-game-step.ts'

type Snapshot = SnapshotFrom<typeof startGameButtonMachine>
type StateValue = Snapshot['value']

const never = () => new Promise<never>(() => {})

/** The button whose search and popups never answer. */
export const exampleStartGameButton = provideStartGameButton({
  findOpponent: never,
  cancelSearch: never,
  openPopup: never,
})

const visitor: StartGamePlayer = { auth: 'unauthorized', hasFideId: false, isBanned: false }
const member: StartGamePlayer = { ...visitor, auth: 'authorized' }
const pro: StartGamePlayer = { ...visitor, auth: 'subscribed', hasFideId: true }

/** Builds a snapshot of the machine as plain data, without running anything. */
export function snapshotAt(
  value: StateValue,
  context: Partial<StartGameButtonContext> = {},
): Snapshot {
  return exampleStartGameButton.resolveState({
    value,
    context: {
      player: member,
      mode: 'rated',
      hasOngoingChallenge: false,
      isSearching: false,
      refusal: null,
      ...context,
    },
  })
}

const fideMode = { mode: 'fide', player: { ...pro, hasFideId: false } } as const

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const startGameButtonStates = {
  deciding: snapshotAt('deciding'),
  loading: snapshotAt('loading', { player: { ...visitor, auth: 'loading' } }),
  banned: snapshotAt('banned', { player: { ...member, isBanned: true } }),
  blocked: snapshotAt('blocked', { hasOngoingChallenge: true }),
  findOpponent: snapshotAt('findOpponent'),
  'createAccount.shown': snapshotAt({ createAccount: 'shown' }, { player: visitor }),
  'createAccount.opening': snapshotAt({ createAccount: 'opening' }, { player: visitor }),
  'upgradeNow.shown': snapshotAt({ upgradeNow: 'shown' }, { mode: 'fide' }),
  'upgradeNow.opening': snapshotAt({ upgradeNow: 'opening' }, { mode: 'fide' }),
  'fillForm.shown': snapshotAt({ fillForm: 'shown' }, fideMode),
  'fillForm.opening': snapshotAt({ fillForm: 'opening' }, fideMode),
  starting: snapshotAt('starting'),
  searching: snapshotAt('searching', { isSearching: true }),
  cancelling: snapshotAt('cancelling', { isSearching: true }),
  failed: snapshotAt('failed', { refusal: { code: 'too_many_active_games', detail: null } }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly StartGameButtonInput[] = [
  { player: { ...visitor, auth: 'loading' }, mode: 'unrated' },
  { player: visitor, mode: 'rated' },
  { player: pro, mode: 'fide', hasOngoingChallenge: true },
]

export const exampleEvents = {
  'button.press': [{ type: 'button.press' }],
  'mode.choose': ratingModes.map((mode) => ({ type: 'mode.choose', mode }) as const),
  'player.changed': [
    visitor,
    member,
    pro,
    { ...pro, hasFideId: false },
    { ...member, isBanned: true },
    { ...visitor, auth: 'loading' as const },
  ].map((player) => ({ type: 'player.changed', player }) as const),
  'challenge.changed': [true, false].map(
    (isOngoing) => ({ type: 'challenge.changed', isOngoing }) as const,
  ),
  'search.changed': [true, false].map(
    (isSearching) => ({ type: 'search.changed', isSearching }) as const,
  ),
} satisfies {
  readonly [Type in StartGameButtonEvent['type']]: readonly Extract<
    StartGameButtonEvent,
    { readonly type: Type }
  >[]
}

export const exampleOutputs = {
  findOpponent: [undefined],
  cancelSearch: [undefined],
  openPopup: [undefined],
}

export const exampleFailures = {
  findOpponent: [{ code: 'too_many_active_games' }],
  cancelSearch: [{ code: 'offline' }],
  openPopup: [{}],
}
