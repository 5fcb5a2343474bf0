import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  or: defineMessage({
    id: 'signIn.or',
    defaultMessage: 'or',
    description: 'Between the form and the buttons of Apple, Google and Facebook.',
  }),
  social: defineMessage<{ readonly provider: MessageValue }>({
    id: 'signIn.social',
    defaultMessage: 'Continue with {provider}',
    description: 'Button that signs in at a provider. {provider} is Apple, Google or Facebook.',
  }),
}
