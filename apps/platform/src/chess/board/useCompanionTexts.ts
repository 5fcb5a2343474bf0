import type { CapturedPiecesTexts, PlayerBarTexts } from '@kingside/chess-board'
import { useIntl } from 'react-intl'
import { companionMessages as messages } from './companion.messages.ts'

/** The player bar's texts in the language of the page. */
export function usePlayerBarTexts(): PlayerBarTexts {
  const { formatMessage } = useIntl()
  return {
    label: (name) => name,
    presence: {
      online: formatMessage(messages.online),
      offline: formatMessage(messages.offline),
    },
    toMove: formatMessage(messages.toMove),
    rating: formatMessage(messages.rating),
  }
}

/** The captured pieces as text, in the language of the page. */
export function useCapturedTexts(): CapturedPiecesTexts {
  const { formatMessage } = useIntl()
  return {
    label: ({ color, groups, lead }) =>
      formatMessage(messages.captured, {
        side: color,
        pieces:
          groups.length === 0
            ? formatMessage(messages.capturedNone)
            : groups
                .map(({ type, count }) => formatMessage(messages.capturedPieces, { type, count }))
                .join(', '),
        lead,
      }),
  }
}
