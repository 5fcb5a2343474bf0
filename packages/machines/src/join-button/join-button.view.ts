import type { SnapshotFrom } from 'xstate'
import type { joinButtonMachine } from './join-button.machine.ts'
import type { JoinButtonContext, JoinFailure, ShownLimit } from './join-button.types.ts'
import { canPause, limitNow } from './join-limit.ts'

type Snapshot = SnapshotFrom<typeof joinButtonMachine>

/** What the person can do about the limit. */
export type JoinStep = 'upgrade' | 'connect-fide-id' | 'confirm-info' | 'verify-email'

/** The call that is running. */
export type JoinActivity = 'joining' | 'leaving' | 'pausing' | 'resuming' | 'refreshing'

type Button =
  | { readonly status: 'loading' }
  | { readonly status: 'needs-account' }
  /** A free entry is joined by `join.press`; a paid one in the popup that sells it. */
  | { readonly status: 'open'; readonly price: 'free' | 'paid' }
  | { readonly status: 'limited'; readonly step: JoinStep; readonly limit: ShownLimit }
  | { readonly status: 'disabled'; readonly limit: ShownLimit }
  | { readonly status: 'busy'; readonly doing: JoinActivity }
  /** `leave.press` withdraws the registration. */
  | { readonly status: 'pending-approval' }
  /** Signed up, before the start: `leave.press` leaves. */
  | { readonly status: 'joined' }
  /** The tournament is in progress; `break.start` takes a break where the kind allows it. */
  | { readonly status: 'playing'; readonly mayPause: boolean }
  /** On a break; `limit` is why the person could not resume. */
  | { readonly status: 'on-hold'; readonly limit: ShownLimit | null }
  | { readonly status: 'withdrawn' | 'left' | 'banned' | 'ended' }

/** What the join button shows. */
export type JoinButtonView = Button & {
  /** What failed the last time, shown beside the button. */
  readonly failure: JoinFailure | null
}

type Settled = Extract<Snapshot['value'], { settled: unknown }>['settled']
type Busy = Extract<Snapshot['value'], { busy: unknown }>['busy']

const activities: Readonly<Record<Busy, JoinActivity>> = {
  joining: 'joining',
  leaving: 'leaving',
  signingOut: 'leaving',
  pausing: 'pausing',
  resuming: 'resuming',
  refreshing: 'refreshing',
}

function limitedButton(
  state: Extract<Settled, { limited: unknown }>['limited'],
  context: JoinButtonContext,
): Button {
  // A button that is limited without a limit has an entry fee but no price to pay.
  const limit = limitNow(context) ?? 'tournament_not_paid'
  switch (state) {
    case 'needsPro':
      return { status: 'limited', step: 'upgrade', limit }
    case 'needsFideId':
      return { status: 'limited', step: 'connect-fide-id', limit }
    case 'confirmInfo':
      return { status: 'limited', step: 'confirm-info', limit }
    case 'verifyEmail':
      return { status: 'limited', step: 'verify-email', limit }
    case 'disabled':
      return { status: 'disabled', limit }
    default:
      return state satisfies never
  }
}

function joinedButton(
  state: Extract<Settled, { joined: unknown }>['joined'],
  { tournament, refusal }: JoinButtonContext,
): Button {
  switch (state) {
    case 'pendingApproval':
      return { status: 'pending-approval' }
    case 'waiting':
      return { status: 'joined' }
    case 'playing':
      return { status: 'playing', mayPause: canPause(tournament) }
    case 'onHold':
      return { status: 'on-hold', limit: refusal }
    default:
      return state satisfies never
  }
}

function settledButton(state: Settled, context: JoinButtonContext): Button {
  if (typeof state === 'object') {
    if ('open' in state) return { status: 'open', price: state.open === 'paid' ? 'paid' : 'free' }
    if ('limited' in state) return limitedButton(state.limited, context)
    if ('joined' in state) return joinedButton(state.joined, context)
    return { status: state.out }
  }
  switch (state) {
    case 'deciding':
    case 'loading':
      return { status: 'loading' }
    case 'needsAccount':
      return { status: 'needs-account' }
    case 'ended':
      return { status: 'ended' }
    default:
      return state satisfies never
  }
}

function buttonOf({ value, context }: Snapshot): Button {
  if ('settled' in value) return settledButton(value.settled, context)
  return { status: 'busy', doing: activities[value.busy] }
}

/** The machine's snapshot as the button draws it. */
export const selectJoinButtonView = (snapshot: Snapshot): JoinButtonView => ({
  ...buttonOf(snapshot),
  failure: snapshot.context.failure,
})
