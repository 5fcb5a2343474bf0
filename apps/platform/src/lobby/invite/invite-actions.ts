import type { InviteChallengeView } from '@kingside/machines/invite-challenge'
import { type ActionFaces, busy, off, ready } from '../challenge/challenge-actions.ts'

/** The buttons of an invite, as it stands. Null while a guest types the code: that form has a button of its own. */
export function inviteActionsOf(view: InviteChallengeView): ActionFaces | null {
  switch (view.status) {
    case 'drafting':
      return { main: ready('create') }
    case 'creating':
      return view.isCancelling
        ? { main: busy('cancel') }
        : { main: busy('create'), second: ready('stop') }
    case 'waiting':
      return { main: ready('cancel') }
    case 'cancelling':
      return { main: busy('cancel') }
    case 'checking':
      return { main: busy('check') }
    case 'entering-code':
      return null
    case 'invited':
      return { main: ready('accept'), second: ready('decline') }
    case 'accepting':
      return { main: busy('accept'), second: off('decline') }
    case 'declining':
      return { main: off('accept'), second: busy('decline') }
    case 'started':
      return { main: ready('open-game') }
    case 'ended':
      return { main: ready('find-opponent') }
    default:
      return view satisfies never
  }
}
