import { defineMessage, type MessageValue } from 'react-intl'

/** Around the texts on terms, privacy and fair play. */
export const messages = {
  changed: defineMessage<{ readonly date: MessageValue }>({
    id: 'text.changed',
    defaultMessage: 'Last changed on {date}',
    description:
      'Below the title of the terms of use. {date} is a day, such as “November 23, 2026”.',
  }),
  contents: defineMessage({
    id: 'text.contents',
    defaultMessage: 'Contents',
    description: 'Above the list of the sections of a long text.',
  }),
  operator: defineMessage({
    id: 'text.operator',
    defaultMessage: 'Who runs this site',
    description: 'Heading of the section that names the operator of the site.',
  }),
  operatorUnnamed: defineMessage({
    id: 'text.operator.unnamed',
    defaultMessage: 'The operator of this server hasn’t given a name.',
    description: 'In the section “Who runs this site”, where nothing is configured.',
  }),
  write: defineMessage({
    id: 'text.write',
    defaultMessage: 'Contact support',
    description: 'Link to the form that sends a message to the operator.',
  }),
}
