import { selectSessionView } from '@kingside/machines/session'
import type { TowerReader } from '@kingside/machines/tower'
import { useDependencies } from '../dependencies.ts'
import { useView } from '../platform/page/index.ts'

/** Who looks at the tower. */
export function useTowerReader() {
  const { actors } = useDependencies()
  const session = useView(actors.session, selectSessionView)
  return {
    reader: readers[session.status],
    profile: 'profile' in session ? session.profile : null,
    signIn: () =>
      actors.popups.send({ type: 'popup.open', popup: 'sign-in', params: { from: '/tower' } }),
  }
}

const readers = {
  loading: 'unknown',
  unauthorized: 'visitor',
  'signing-out': 'visitor',
  authorized: 'member',
  subscribed: 'member',
} as const satisfies Record<ReturnType<typeof selectSessionView>['status'], TowerReader>
