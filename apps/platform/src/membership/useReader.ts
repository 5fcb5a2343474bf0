import { selectSessionView, type SessionView } from '@kingside/machines/session'
import { useSelector } from '@xstate/react'
import { useDependencies } from '../dependencies.ts'

/** Who reads a page of prices or membership. */
export interface Reader {
  readonly status: 'unknown' | 'visitor' | 'member'
  readonly isPro: boolean
  readonly email: string
}

/** The reader of the page, as far as the session knows. */
export function useReader(): Reader {
  const { actors } = useDependencies()
  return readerOf(useSelector(actors.session, selectSessionView))
}

function readerOf(view: SessionView): Reader {
  switch (view.status) {
    case 'authorized':
    case 'subscribed':
      return {
        status: 'member',
        isPro: view.status === 'subscribed',
        email: view.profile?.email ?? '',
      }
    case 'loading':
      return { status: 'unknown', isPro: false, email: '' }
    case 'unauthorized':
    case 'signing-out':
      return { status: 'visitor', isPro: false, email: '' }
    default:
      return view satisfies never
  }
}
