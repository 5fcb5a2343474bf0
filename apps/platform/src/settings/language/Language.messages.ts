import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  label: defineMessage({
    id: 'language.label',
    defaultMessage: 'Language',
    description: 'Label of the choice of the language of the whole site.',
  }),
  changing: defineMessage<{ readonly language: MessageValue }>({
    id: 'language.changing',
    defaultMessage: 'Loading {language}…',
    description:
      'While the words of another language are on their way. {language} is its own name, like “Қазақша”.',
  }),
  missingModule: defineMessage({
    id: 'language.missingModule',
    defaultMessage: 'Couldn’t load this language. Check your connection and try again.',
    description: 'Below the name of a language whose words could not be loaded.',
  }),
  retry: defineMessage({
    id: 'language.retry',
    defaultMessage: 'Try again',
    description: 'Button that loads a language once more.',
  }),
}
