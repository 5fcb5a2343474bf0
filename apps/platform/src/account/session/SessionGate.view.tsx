import type { SessionView } from '@kingside/machines/session'
import { type ReactNode, useState } from 'react'
import { SessionMarks } from './SessionMarks.tsx'
import { SessionSplash } from './SessionSplash.tsx'
import { SignedOutNotice } from './SignedOutNotice.tsx'

export interface SessionGateProps {
  readonly view: SessionView
  /** Now, in milliseconds. */
  readonly now: () => number
  /** The page. Once it has been shown it stays, whatever becomes of the session. */
  readonly children: ReactNode
  /** Stands there while the first try goes on. @default a spinner */
  readonly waiting?: ReactNode
  /** Opens the sign-in popup. */
  readonly onSignIn: () => void
  /** Asks the server again: without waiting for the next try, or after the last. */
  readonly onRetry: () => void
  /** Leads to where a ban can be objected to, for routers. */
  readonly onSupport: () => void
}

/** Wraps a page: holds it back until it is known who is there, and tells what becomes of the session. */
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
