import { NotificationButton } from '@kingside/design-system/NotificationPanel'
import type { NotificationItem } from '@kingside/machines/notification'
import type { NotificationsView } from '@kingside/machines/notifications'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isExternal } from '../words/notice-ways.ts'
import { usePanelTexts } from '../words/usePanelTexts.ts'
import { messages } from './Notifications.messages.ts'
import { useNotice } from './useNotice.tsx'

export interface NotificationsProps {
  readonly view: NotificationsView
  /** A notification was opened. A visitor’s prompt opens the sign-in. */
  readonly onOpen: (id: string) => void
  readonly onReadAll: () => void
  /** Loads the list again. */
  readonly onRetry: () => void
  /** Whether the panel is open at first. @default false */
  readonly defaultOpen?: boolean
}

/** The bell in the header, with a badge while a notification is unread, and its panel. */
export function Notifications({
  view,
  onOpen,
  onReadAll,
  onRetry,
  defaultOpen = false,
}: NotificationsProps) {
  const { formatMessage } = useIntl()
  const texts = usePanelTexts()
  const [open, setOpen] = useState(defaultOpen)
  const state = usePanelState(view, {
    onOpen: (item) => {
      if (isExternal(item)) setOpen(false)
      onOpen(item.id)
    },
    onRetry,
  })
  return (
    <NotificationButton
      label={formatMessage(messages.bell, { count: view.unreadCount })}
      attention={view.attention}
      open={open}
      onOpenChange={setOpen}
      panel={{ ...texts, ...state, onReadAll }}
    />
  )
}

interface PanelWays {
  readonly onOpen: (item: NotificationItem) => void
  readonly onRetry: () => void
}

function usePanelState(view: NotificationsView, { onOpen, onRetry }: PanelWays) {
  const { formatMessage } = useIntl()
  const notice = useNotice(onOpen)
  switch (view.status) {
    case 'loading':
      return { status: 'loading' as const, loadingLabel: formatMessage(messages.loading) }
    case 'ready': {
      const { items, failed } = view
      const retryLabel = formatMessage(messages.retry)
      if (!failed) return { status: 'ready' as const, notices: items.map(notice) }
      if (items.length === 0)
        return {
          status: 'failed' as const,
          failedText: formatMessage(messages.failed),
          retryLabel,
          onRetry,
        }
      // Notifications that arrived while the page was open stay; below them a retry loads the others.
      const rest = {
        id: 'retry',
        title: formatMessage(messages.olderFailed),
        description: retryLabel,
        type: 'warning' as const,
        unread: false,
        onOpen: onRetry,
      }
      return { status: 'ready' as const, notices: [...items.map(notice), rest] }
    }
    default:
      return view satisfies never
  }
}
