import { defineMessage } from 'react-intl'

export const messages = {
  reports: defineMessage({
    id: 'operation.overview.reports',
    defaultMessage: 'Open reports',
    description: 'How many reports of players nobody has decided. A number follows.',
  }),
  verifications: defineMessage({
    id: 'operation.overview.verifications',
    defaultMessage: 'FIDE ID requests to decide',
    description: 'How many requests for a FIDE ID wait for an operator. A number follows.',
  }),
  freePro: defineMessage({
    id: 'operation.overview.freePro',
    defaultMessage: 'Titled players asking for Pro',
    description: 'How many titled players wait for an answer. A number follows.',
  }),
  bans: defineMessage({
    id: 'operation.overview.bans',
    defaultMessage: 'Bans in force',
    description: 'How many players are banned now, on the operators’ overview. A number follows.',
  }),
  support: defineMessage({
    id: 'operation.overview.support',
    defaultMessage: 'Messages to answer',
    description: 'How many messages to the support are not deleted. A number follows.',
  }),
  acts: defineMessage({
    id: 'operation.overview.acts',
    defaultMessage: 'Actions in the last 7 days',
    description: 'How many entries the audit log got in seven days. A number follows.',
  }),
}
