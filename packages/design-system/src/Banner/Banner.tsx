import type { ReactNode } from 'react'
import { MessageIcon, type MessageType } from '../MessageIcon/index.ts'
import * as styles from './Banner.css.ts'

export interface BannerProps {
  /** What happened or holds, in a few words. */
  title: string
  /** More about it: why, and what to do. */
  children?: ReactNode
  /** What the message means to the reader. @default 'info' */
  type?: MessageType
  /** The one thing to do about it: a `Button`, `LinkButton` or `Link`. */
  action?: ReactNode
}

/**
 * A message that stays in the page, such as a lost connection. Screen readers say it when it appears,
 * at once if it is a `danger`. For a passing message use a toast.
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
