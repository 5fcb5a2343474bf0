import { useIntl } from 'react-intl'
import { messages } from './bracket.messages.ts'

/** What a stage of a knock-out is called, by how many players it is for. */
export function useStageName(): (players: number) => string {
  const { formatMessage } = useIntl()
  return (players) => {
    if (players <= 2) return formatMessage(messages.final)
    if (players === 4) return formatMessage(messages.semifinals)
    if (players === 8) return formatMessage(messages.quarterfinals)
    return formatMessage(messages.roundOf, { players })
  }
}
