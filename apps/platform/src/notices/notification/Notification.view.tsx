import { Surface } from '@kingside/design-system'
import { NotificationPanel } from '@kingside/design-system/NotificationPanel'
import type { NotificationView } from '@kingside/machines/notification'
import { useIntl } from 'react-intl'
import { useNotice } from '../toaster/useNotice.tsx'
import { usePanelTexts } from '../words/usePanelTexts.ts'
import { messages } from './Notification.messages.ts'

export interface NotificationProps {
  readonly view: NotificationView
  /** It was opened: what it leads to follows. */
  readonly onOpen: () => void
  /** It counts as read without being opened. */
  readonly onRead: () => void
}

/**
 * One notification, as the panel below the bell shows it. Read is read for the reader: whether the server knows of it
 * is drawn nowhere, and opening it again tells the server again.
 */
export function Notification({ view: { status, item }, onOpen, onRead }: NotificationProps) {
  const { formatMessage } = useIntl()
  const texts = usePanelTexts()
  const notice = useNotice(onOpen)
  return (
    <Surface padding={0} tone="raised">
      <NotificationPanel
        {...texts}
        title={formatMessage(messages.title)}
        readAllLabel={formatMessage(messages.read)}
        status="ready"
        notices={[notice({ ...item, unread: status === 'unread' })]}
        onReadAll={onRead}
      />
    </Surface>
  )
}
