import { useIntl } from 'react-intl'
import { nameMessages } from './names.messages.ts'

/** The name of a player, with a replacement for players without an account. */
export function useName(): (name: string) => string {
  const { formatMessage } = useIntl()
  return (name) => (name === '' ? formatMessage(nameMessages.guest) : name)
}
