import { BellOff, CloudOff } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../Button/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Stack } from '../Stack/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { NoticeItem, type Notice } from './NoticeItem.tsx'
import * as styles from './NotificationPanel.css.ts'

type PanelState =
  | {
      status: 'ready'
      /** The notices, newest first. */
      notices: readonly Notice[]
    }
  | {
      status: 'loading'
      /** What is loading, for screen readers. */
      loadingLabel: string
    }
  | {
      status: 'failed'
      /** The error. */
      failedText: string
      retryLabel: string
      onRetry: () => void
    }

export type NotificationPanelProps = PanelState & {
  /** The panel's title, which also names its list. */
  title: string
  /** Shown when there are no notices. */
  emptyText: string
  /** Read by screen readers for an unread notice. */
  unreadLabel: string
  /** Read by screen readers for a link that opens a new tab. */
  externalLabel: string
  /** The text of the button that marks everything as read. */
  readAllLabel: string
  /** Called on that button, which is shown only while something is unread. */
  onReadAll: () => void
}

/** The notifications, newest first, with marks on unread ones. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { title, readAllLabel, onReadAll } = props
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const readAll = () => {
    // The button is removed with the last mark, and the focus would be lost.
    panel.current?.focus()
    onReadAll()
  }
  const hasUnread = props.status === 'ready' && props.notices.some(({ unread }) => unread)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.root}
      aria-labelledby={titleId}
      aria-busy={props.status === 'loading'}
    >
      <div className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {hasUnread && (
          <span className={styles.readAll}>
            <Button type="ghost" size="s" onPress={readAll}>
              {readAllLabel}
            </Button>
          </span>
        )}
      </div>
      <PanelBody {...props} />
    </section>
  )
}

function PanelBody(props: NotificationPanelProps) {
  switch (props.status) {
    case 'loading':
      return (
        <div className={styles.list} role="status">
          <VisuallyHidden>{props.loadingLabel}</VisuallyHidden>
          {[0, 1, 2, 3].map((row) => (
            <div key={row} className={styles.waiting}>
              <span className={styles.waitingIcon}>
                <Skeleton shape="circle" />
              </span>
              <span className={styles.waitingWords}>
                <Skeleton size="s" lines={2} />
              </span>
            </div>
          ))}
        </div>
      )
    case 'failed':
      return (
        <div className={styles.notes} role="alert">
          <CloudOff aria-hidden="true" />
          <p>{props.failedText}</p>
          <Button type="secondary" size="s" onPress={props.onRetry}>
            {props.retryLabel}
          </Button>
        </div>
      )
    case 'ready':
      if (props.notices.length === 0)
        return (
          <div className={styles.notes}>
            <BellOff aria-hidden="true" />
            <p>{props.emptyText}</p>
          </div>
        )
      return (
        <div className={styles.list}>
          <Stack as="ul" gap={0} label={props.title}>
            {props.notices.map((notice) => (
              <li key={notice.id}>
                <NoticeItem
                  notice={notice}
                  unreadLabel={props.unreadLabel}
                  externalLabel={props.externalLabel}
                />
              </li>
            ))}
          </Stack>
        </div>
      )
    default:
      return props satisfies never
  }
}
