import { defineMessage } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'runningSearch.label',
    defaultMessage: 'Search in progress',
    description: 'Names the bar below every other page while an opponent is looked for.',
  }),
}
