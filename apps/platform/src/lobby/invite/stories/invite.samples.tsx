import { timeControls } from '@kingside/api'
import type { GameRefusal } from '@kingside/machines/game-finder'
import { selectInviteChallengeView } from '@kingside/machines/invite-challenge'
import {
  inviteChallengeStates as states,
  snapshotAt,
} from '@kingside/machines/invite-challenge/examples'
import type { StoryObj } from '@storybook/react-vite'
import { fn, screen, within } from 'storybook/test'
import { toChoice } from '../../../chess/terms/time-controls.ts'
import type { InviteChallenge } from '../InviteChallenge.view.tsx'

type Story = StoryObj<typeof InviteChallenge>

const view = selectInviteChallengeView

const daulet = { uid: 'u-daulet', name: 'Daulet K.', title: null, rating: 1_588 } as const

/** A clock that stands still, so that the pictures do. */
export const still = () => 0

export const findDialog = async () => within(await screen.findByRole('alertdialog'))

export const invited = (refusal: GameRefusal | null, from: typeof daulet | null = daulet) =>
  view(snapshotAt({ guestEnd: 'invited' }, { code: 'TULPAR-42', from, refusal }))

/** What every story of it is given, unless it says otherwise. */
export const args = {
  view: view(states.drafting),
  timeControls: timeControls.map(toChoice),
  friend: daulet,
  addressOf: (code: string) => `https://kingside.example/friend_invite?code=${code}`,
  now: still,
  onTermsChange: fn(),
  onOpponentChange: fn(),
  onCreate: fn(),
  onCancel: fn(),
  onCodeEnter: fn(),
  onAccept: fn(),
  onDecline: fn(),
  onOpenGame: fn(),
  onRemedy: fn(),
  onDismissRefusal: fn(),
} satisfies Story['args']
