import type { SessionView } from '@kingside/machines/session'
import { type ReactNode, useState } from 'react'
import { SessionMarks } from './SessionMarks.tsx'
import { SessionSplash } from './SessionSplash.tsx'
import { SignedOutNotice } from './SignedOutNotice.tsx'

export interface SessionGateProps {
  readonly view: SessionView
  /** Now, in milliseconds. */
  readonly now: () => number
  /** The page. Once shown, it stays mounted in every state of the session. */
  readonly children: ReactNode
  /** Shown during the first try. @default a spinner */
  readonly waiting?: ReactNode
  /** Opens the sign-in popup. */
  readonly onSignIn: () => void
  /** Asks the server again at once, or after the last try. */
  readonly onRetry: () => void
  /** Opens the page on which a ban can be appealed, for routers. */
  readonly onSupport: () => void
}

/** Wraps a page: shows it when the user is known, and shows changes of the session. */
export function SessionGate({
  view,
  now,
  children,
  waiting,
  onSignIn,
  onRetry,
  onSupport,
}: SessionGateProps) {
  const [isOpen, setOpen] = useState(view.status !== 'loading')
  if (!isOpen && view.status !== 'loading') setOpen(true)

  if (!isOpen && view.status === 'loading') {
    return (
      <SessionSplash
        view={view}
        now={now}
        waiting={waiting}
        onRetry={onRetry}
        onSkip={() => setOpen(true)}
      />
    )
  }
  return (
    <>
      {view.status === 'unauthorized' && view.reason !== null && (
        <SignedOutNotice
          key={view.reason}
          view={view}
          reason={view.reason}
          onSignIn={onSignIn}
          onRetry={onRetry}
          onSupport={onSupport}
        />
      )}
      {children}
      <SessionMarks view={view} />
    </>
  )
}
