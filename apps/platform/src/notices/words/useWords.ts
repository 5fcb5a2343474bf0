import type { Words } from '@kingside/machines/toast'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { wordMessages } from './words.messages.ts'

const messages = new Map<string, MessageDescriptor>(Object.entries(wordMessages))

/** Returns a function that makes text of a machine's words: plain text as it is, a code in the language of the page. */
export function useWords(): (words: Words) => string {
  const { formatMessage } = useIntl()
  return (words) => {
    if ('text' in words) return words.text
    // A code without a message here may be the id of a message elsewhere in the catalogue.
    const message = messages.get(words.code) ?? { id: words.code }
    return formatMessage<Record<string, string | number>>(message, { ...words.values })
  }
}
