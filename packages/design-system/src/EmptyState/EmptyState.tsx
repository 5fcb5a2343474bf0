import type { ReactNode } from 'react'
import type { HeadingProps } from '../Heading/index.ts'
import { StatePanel, type statePanelSizes } from './StatePanel.tsx'

export interface EmptyStateProps {
  /** What is missing, or what the reader can do here, such as `No games yet`. */
  title: string
  /** Why it is empty, and how to fill it. */
  children?: ReactNode
  /** A picture; screen readers skip it. */
  icon?: ReactNode
  /** What to do next: one or two buttons, the likelier first. */
  actions?: ReactNode
  /** For a card or list, or for a whole page. @default 'm' */
  size?: (typeof statePanelSizes)[number]
  /** The heading level of the title. @default 2 */
  level?: HeadingProps['level']
}

/** Shown in place of content, and says how to get some. */
export function EmptyState({
  title,
  children,
  icon,
  actions,
  size = 'm',
  level = 2,
}: EmptyStateProps) {
  return (
    <StatePanel
      title={title}
      icon={icon}
      tone="neutral"
      actions={actions}
      detail={undefined}
      size={size}
      level={level}
    >
      {children}
    </StatePanel>
  )
}
