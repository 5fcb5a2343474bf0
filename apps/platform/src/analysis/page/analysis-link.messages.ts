import { defineMessage } from 'react-intl'

export const messages = {
  analysisBoard: defineMessage({
    id: 'gamePage.analysisBoard',
    defaultMessage: 'Analysis board',
    description: 'Link from a game that is over to the analysis board.',
  }),
}
