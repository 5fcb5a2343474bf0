import type {
  JoinActivity,
  JoinButtonView,
  JoinStep,
  ShownLimit,
} from '@kingside/machines/join-button'
import { messages } from './JoinButton.messages.ts'

type Messages = typeof messages
/** The text of the button; one of them has a price. */
export type ButtonMessage = Messages[keyof Messages]
type StatusMessage = Messages[Exclude<keyof Messages, 'joinFor'>]

/** The action of a press. */
export type JoinPress = 'join' | 'leave' | 'start-break' | 'end-break' | 'sign-in' | JoinStep

interface StatusView {
  readonly message: StatusMessage
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger'
  /** The look of the dot when the status is live or past; the usual dot otherwise. */
  readonly look?: 'live' | 'past'
}

type ButtonView = { readonly message: ButtonMessage; readonly type: 'primary' | 'secondary' } & (
  | { readonly does: 'act'; readonly action: JoinPress }
  | { readonly does: 'wait' }
  | { readonly does: 'refuse'; readonly limit: ShownLimit }
)

/** The parts of the join button; null parts are not shown. */
export interface JoinViewModel {
  /** The person's status in the tournament. */
  readonly status: StatusView | null
  readonly button: ButtonView | null
  /** The limit that the button's step removes. */
  readonly limit: ShownLimit | null
}

/** The parts for each state. */
export function viewModelOf(view: JoinButtonView): JoinViewModel {
  switch (view.status) {
    case 'loading':
      return { ...empty, button: wait(messages.loading) }
    case 'needs-account':
      return { ...empty, button: act('sign-in', messages.signIn) }
    case 'open':
      return {
        ...empty,
        button: act('join', view.price === 'paid' ? messages.joinFor : messages.join),
      }
    case 'limited':
      return { ...empty, button: act(view.step, stepMessages[view.step]), limit: view.limit }
    case 'disabled':
      return {
        ...empty,
        button: { does: 'refuse', message: messages.join, type: 'primary', limit: view.limit },
      }
    case 'busy':
      return { ...empty, button: wait(activityMessages[view.doing]) }
    case 'pending-approval':
      return {
        ...empty,
        status: { message: messages.pendingApproval, tone: 'warning' },
        button: act('leave', messages.takeBack, 'secondary'),
      }
    case 'joined':
      return {
        ...empty,
        status: { message: messages.joined, tone: 'success' },
        button: act('leave', messages.leave, 'secondary'),
      }
    case 'playing':
      return {
        ...empty,
        status: { message: messages.playing, tone: 'success', look: 'live' },
        button: view.mayPause ? act('start-break', messages.startBreak, 'secondary') : null,
      }
    case 'on-hold':
      return {
        ...empty,
        status: { message: messages.onHold, tone: 'warning' },
        button: act('end-break', messages.endBreak),
      }
    case 'withdrawn':
      return { ...empty, status: { message: messages.withdrawn, tone: 'warning', look: 'past' } }
    case 'left':
      return { ...empty, status: { message: messages.left, tone: 'neutral', look: 'past' } }
    case 'banned':
      return { ...empty, status: { message: messages.banned, tone: 'danger', look: 'past' } }
    case 'ended':
      return { ...empty, status: { message: messages.ended, tone: 'neutral', look: 'past' } }
    default:
      return view satisfies never
  }
}

const empty = { status: null, button: null, limit: null }

const act = (
  action: JoinPress,
  message: ButtonMessage,
  type: ButtonView['type'] = 'primary',
): ButtonView => ({ does: 'act', action, message, type })

const wait = (message: ButtonMessage): ButtonView => ({ does: 'wait', message, type: 'secondary' })

const stepMessages = {
  upgrade: messages.upgrade,
  'connect-fide-id': messages.connectFideId,
  'confirm-info': messages.confirmInfo,
  'verify-email': messages.verifyEmail,
} as const satisfies Record<JoinStep, ButtonMessage>

const activityMessages = {
  joining: messages.joining,
  leaving: messages.leaving,
  pausing: messages.pausing,
  resuming: messages.resuming,
  refreshing: messages.refreshing,
} as const satisfies Record<JoinActivity, ButtonMessage>
