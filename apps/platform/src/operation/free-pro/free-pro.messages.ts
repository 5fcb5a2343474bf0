import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  empty: defineMessage({
    id: 'operation.freePro.empty',
    defaultMessage: 'No requests for free Pro',
    description: 'Title of the empty list.',
  }),
  emptyText: defineMessage({
    id: 'operation.freePro.empty.text',
    defaultMessage: 'Titled players who ask for Pro without payment appear here.',
    description: 'Below “No requests for free Pro”.',
  }),
  fideTitle: defineMessage({
    id: 'operation.freePro.title',
    defaultMessage: 'FIDE title',
    description: 'Column: the title in the federation’s list.',
  }),
  fideId: defineMessage({
    id: 'operation.freePro.fideId',
    defaultMessage: 'FIDE ID',
    description: 'Column.',
  }),
  unverified: defineMessage({
    id: 'operation.freePro.unverified',
    defaultMessage: 'Not verified',
    description: 'Below a FIDE ID that nobody has proved.',
  }),
  none: defineMessage({
    id: 'operation.freePro.none',
    defaultMessage: 'None',
    description: 'In place of a title or a FIDE ID.',
  }),
  actions: defineMessage({
    id: 'operation.freePro.actions',
    defaultMessage: 'Decision',
    description: 'Column with the buttons.',
  }),
  grant: defineMessage({
    id: 'operation.freePro.grant',
    defaultMessage: 'Grant Pro',
    description: 'Button: gives Pro for life; opens a question, and answers it.',
  }),
  refuse: defineMessage({
    id: 'operation.freePro.refuse',
    defaultMessage: 'Refuse Pro',
    description: 'Button: opens a question, and answers it.',
  }),
  grantText: defineMessage({
    id: 'operation.freePro.grant.text',
    defaultMessage: 'The player gets Pro for life. It can’t be undone here.',
    description: 'In the question.',
  }),
  refuseText: defineMessage({
    id: 'operation.freePro.refuse.text',
    defaultMessage: 'The player will be told, and can still upgrade to Pro.',
    description: 'In the question.',
  }),
  no: defineMessage({
    id: 'operation.freePro.no',
    defaultMessage: 'Not yet',
    description: 'Answer: nothing happens.',
  }),
  grantTitle: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.freePro.grant.title',
    defaultMessage: 'Grant Pro to {player}?',
    description: 'Title of the question. {player} is a name.',
  }),
  refuseTitle: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.freePro.refuse.title',
    defaultMessage: 'Refuse Pro to {player}?',
    description: 'Title of the question. {player} is a name.',
  }),
}
