import { selectSessionView } from '@kingside/machines/session'
import { useDependencies } from '../dependencies.ts'
import { useView } from '../platform/page/index.ts'
import { useLocation } from '../platform/router/index.ts'

/** Who reads the page, and how they sign in and come back. */
export function useReader() {
  const { actors } = useDependencies()
  const { pathname } = useLocation()
  const session = useView(actors.session, selectSessionView)
  const isMember = session.status === 'authorized' || session.status === 'subscribed'
  const open = (popup: 'sign-in' | 'confirm-personal-info', from = pathname) =>
    actors.popups.send({ type: 'popup.open', popup, params: { from } })
  return {
    isLoading: session.status === 'loading',
    isMember,
    /** The status of the session, as a part of query keys. */
    status: session.status,
    /** Names the reader among players; null while it isn’t known. */
    uid: 'profile' in session ? (session.profile?.uid ?? null) : null,
    signIn: (from?: string) => open('sign-in', from),
    confirmInfo: () => open('confirm-personal-info'),
  }
}
