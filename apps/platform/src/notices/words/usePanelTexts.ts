import { useIntl } from 'react-intl'
import { messages } from './notices.messages.ts'

/** The texts of the notification panel that are the same in all its states. */
export function usePanelTexts() {
  const { formatMessage } = useIntl()
  return {
    title: formatMessage(messages.panel),
    emptyText: formatMessage(messages.empty),
    unreadLabel: formatMessage(messages.unread),
    externalLabel: formatMessage(messages.external),
    readAllLabel: formatMessage(messages.readAll),
  }
}
