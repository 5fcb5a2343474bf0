import { useIntl } from 'react-intl'
import { nameMessages } from './names.messages.ts'

/** Gives a word to players without an account, who have no name. */
export function useName(): (name: string) => string {
  const { formatMessage } = useIntl()
  return (name) => (name === '' ? formatMessage(nameMessages.guest) : name)
}
