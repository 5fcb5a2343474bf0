import type { ReactNode } from 'react'
import { Heading, type HeadingProps } from '../Heading/index.ts'
import * as styles from './StatePanel.css.ts'

export const statePanelSizes = ['s', 'm'] as const

export interface StatePanelProps {
  title: string
  children: ReactNode
  icon: ReactNode
  tone: 'neutral' | 'danger'
  actions: ReactNode
  detail: string | undefined
  size: (typeof statePanelSizes)[number]
  level: HeadingProps['level']
}

/** The shared layout of empty and error states. Not exported. */
export function StatePanel({
  title,
  children,
  icon,
  tone,
  actions,
  detail,
  size,
  level,
}: StatePanelProps) {
  return (
    <div className={styles.root({ size })}>
      {icon !== undefined && (
        <span className={styles.icon({ size, tone })} aria-hidden="true">
          {icon}
        </span>
      )}
      <div className={styles.words}>
        <Heading level={level} size={size === 's' ? 'm' : 'l'} align="center">
          {title}
        </Heading>
        {children !== undefined && <div className={styles.text({ size })}>{children}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  )
}
