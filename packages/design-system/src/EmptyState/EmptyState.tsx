import type { ReactNode } from 'react'
import type { HeadingProps } from '../Heading/index.ts'
import { StatePanel, type statePanelSizes } from './StatePanel.tsx'

export interface EmptyStateProps {
  /** What is not there, or what one can do here, such as `No games yet`. */
  title: string
  /** Why it is empty, and how it fills. */
  children?: ReactNode
  /** A picture; screen readers skip it. */
  icon?: ReactNode
  /** The way on: one or two buttons, the likelier first. */
  actions?: ReactNode
  /** In a card or list, or in the place of a page. @default 'm' */
  size?: (typeof statePanelSizes)[number]
  /** The title's place in the page's outline. @default 2 */
  level?: HeadingProps['level']
}

/** Stands where content would be, and says how it gets there. */
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
