import { useIntl } from 'react-intl'
import { nameMessages } from './names.messages.ts'

/** The name of a player, with a replacement for players without an account, also for those who closed theirs. */
export function useName(): (name: string, isDeleted?: boolean) => string {
  const { formatMessage } = useIntl()
  return (name, isDeleted = false) =>
    name === '' ? formatMessage(nameMessages[isDeleted ? 'deleted' : 'guest']) : name
}
