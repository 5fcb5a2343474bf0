import type { ReactNode } from 'react'
import { MessageIcon, type MessageType } from '../MessageIcon/index.ts'
import * as styles from './Banner.css.ts'

export interface BannerProps {
  /** What happened or is the case, in a few words. */
  title: string
  /** Details: why, and what to do. */
  children?: ReactNode
  /** The kind of message. @default 'info' */
  type?: MessageType
  /** The main thing to do about it: a `Button`, `LinkButton` or `Link`. */
  action?: ReactNode
}

/**
 * A message that stays in the page, such as a lost connection. Screen readers announce it when it appears, a `danger`
 * at once. For a passing message use a toast.
 */
export function Banner({ title, children, type = 'info', action }: BannerProps) {
  return (
    <div className={styles.root({ type })} role={type === 'danger' ? 'alert' : 'status'}>
      <div className={styles.message}>
        <span className={styles.icon({ type })}>
          <MessageIcon type={type} />
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {children !== undefined && <div className={styles.text}>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
