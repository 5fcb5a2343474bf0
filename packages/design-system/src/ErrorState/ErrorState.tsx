import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { StatePanel, type statePanelSizes } from '../EmptyState/StatePanel.tsx'
import type { HeadingProps } from '../Heading/index.ts'

interface Common {
  /** What could not be done, such as `The games could not be loaded`. */
  title: string
  /** Why, if that is known, and what the reader can do. */
  children?: ReactNode
  /** A picture; screen readers skip it. @default a cloud that is struck through */
  icon?: ReactNode
  /** Another way on, beside trying again: a `LinkButton` or a quiet `Button`. */
  action?: ReactNode
  /** What to write to the support, such as `Error 503`. */
  detail?: string
  /** In a card or list, or in the place of a page. @default 'm' */
  size?: (typeof statePanelSizes)[number]
  /** The title's place in the page's outline. @default 2 */
  level?: HeadingProps['level']
}

interface RetryableError extends Common {
  /** Called to try again. */
  onRetry: () => void
  /** What the button says, such as `Try again`. */
  retryLabel: string
  /** The next try is on its way: the button waits. @default false */
  retrying?: boolean
}

interface FinalError extends Common {
  onRetry?: never
  retryLabel?: never
  retrying?: never
}

export type ErrorStateProps = RetryableError | FinalError

/** Stands where content would be that could not be loaded. Screen readers say it when it appears. */
export function ErrorState({
  title,
  children,
  icon = <CloudOff />,
  action,
  detail,
  size = 'm',
  level = 2,
  onRetry,
  retryLabel,
  retrying = false,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button
      type="secondary"
      size={size === 's' ? 's' : 'm'}
      icon={<RotateCw aria-hidden="true" />}
      loading={retrying}
      onPress={onRetry}
    >
      {retryLabel}
    </Button>
  )
  const actions =
    retry || action ? (
      <>
        {retry}
        {action}
      </>
    ) : undefined
  return (
    <div role="alert">
      <StatePanel
        title={title}
        icon={icon}
        tone="danger"
        actions={actions}
        detail={detail}
        size={size}
        level={level}
      >
        {children}
      </StatePanel>
    </div>
  )
}
