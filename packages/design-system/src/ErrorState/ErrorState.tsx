import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { StatePanel, type statePanelSizes } from '../EmptyState/StatePanel.tsx'
import type { HeadingProps } from '../Heading/index.ts'

interface Common {
  /** What failed, such as `The games could not be loaded`. */
  title: string
  /** Why, if known, and what the reader can do. */
  children?: ReactNode
  /** A picture; screen readers skip it. @default a crossed-out cloud */
  icon?: ReactNode
  /** Another action beside trying again: a `LinkButton` or a quiet `Button`. */
  action?: ReactNode
  /** What to tell the support, such as `Error 503`. */
  detail?: string
  /** For a card or list, or for a whole page. @default 'm' */
  size?: (typeof statePanelSizes)[number]
  /** The heading level of the title. @default 2 */
  level?: HeadingProps['level']
}

interface RetryableError extends Common {
  /** Called to try again. */
  onRetry: () => void
  /** The text of the button, such as `Try again`. */
  retryLabel: string
  /** Whether another try is running: the button shows that. @default false */
  retrying?: boolean
}

interface FinalError extends Common {
  onRetry?: never
  retryLabel?: never
  retrying?: never
}

export type ErrorStateProps = RetryableError | FinalError

/** Shown in place of content that could not be loaded. Screen readers announce it when it appears. */
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
