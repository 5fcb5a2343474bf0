import type { FidePlayer } from '@kingside/machines/fide-id'
import { useIntl } from 'react-intl'
import { messages } from './FideId.messages.ts'

/** The name and the facts of a player of the federation's list, in the page's language. */
export function useFidePlayerTexts(): (player: FidePlayer) => {
  readonly name: string
  readonly meta: string
  /** Why the player can't be chosen; null for one who can. */
  readonly whyNot: string | null
} {
  const { formatMessage } = useIntl()
  return ({ fideId, fullName, birthYear, federation, title, status }) => {
    const facts = [
      formatMessage(messages.idNumber, { id: String(fideId) }),
      birthYear === null
        ? federation
        : formatMessage(messages.born, { federation, year: String(birthYear) }),
      ...(title === null ? [formatMessage(messages.noTitle)] : []),
    ]
    const reasons = {
      free: null,
      assigned: formatMessage(messages.taken),
      banned: formatMessage(messages.banned),
    }
    return {
      name: title === null ? fullName : `${title} ${fullName}`,
      meta: facts.join(' · '),
      whyNot: reasons[status],
    }
  }
}
