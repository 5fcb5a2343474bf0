import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { followLink } from '../Link/followLink.ts'
import { MessageIcon, type MessageType } from '../MessageIcon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './NotificationPanel.css.ts'

/** One notification. */
export interface Notice {
  id: string
  /** What happened, in a few words. */
  title: string
  /** Details. */
  description?: ReactNode
  /** The time as text: “5 min ago”. */
  time?: string
  /** The kind of message. @default 'info' */
  type?: MessageType
  /** A picture in place of the type's own. */
  icon?: ReactNode
  /** Whether it has not been opened yet. */
  unread: boolean
  /** The address. Without it and `onOpen` it is plain text. */
  href?: string
  /** Whether the address is outside the product and opens a new tab. @default false */
  external?: boolean
  /** Called when it is opened. Inside the product the router then follows `href`. */
  onOpen?: () => void
}

interface NoticeItemProps {
  notice: Notice
  unreadLabel: string
  externalLabel: string
}

/** A notice as a link, as a button, or as plain text. */
export function NoticeItem({ notice, unreadLabel, externalLabel }: NoticeItemProps) {
  const { unread, href, external = false, onOpen } = notice
  const shared = { className: styles.notice, 'data-unread': unread || undefined }
  const content = (
    <NoticeContent notice={notice} unreadLabel={unreadLabel} externalLabel={externalLabel} />
  )
  if (href !== undefined && external)
    return (
      <a {...shared} href={href} target="_blank" rel="noreferrer" onClick={() => onOpen?.()}>
        {content}
      </a>
    )
  if (href !== undefined)
    return (
      <a {...shared} href={href} onClick={followLink(onOpen)}>
        {content}
      </a>
    )
  if (onOpen)
    return (
      <button {...shared} type="button" onClick={onOpen}>
        {content}
      </button>
    )
  return <div {...shared}>{content}</div>
}

function NoticeContent({ notice, unreadLabel, externalLabel }: NoticeItemProps) {
  const { title, description, time, type = 'info', icon, unread, external = false } = notice
  return (
    <>
      <span className={styles.icon({ type })}>{icon ?? <MessageIcon type={type} />}</span>
      <span className={styles.words}>
        <span className={styles.noticeTitle}>
          {unread && <VisuallyHidden>{`${unreadLabel} `}</VisuallyHidden>}
          {title}
          {external && <VisuallyHidden>{` ${externalLabel}`}</VisuallyHidden>}
        </span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
        {time !== undefined && <span className={styles.time}>{time}</span>}
      </span>
      <span className={styles.marks} aria-hidden="true">
        {external && <ExternalLink />}
        <span className={styles.mark} />
      </span>
    </>
  )
}
