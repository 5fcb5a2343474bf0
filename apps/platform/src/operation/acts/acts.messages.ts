import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  when: defineMessage({
    id: 'operation.acts.when',
    defaultMessage: 'When',
    description: 'Column of the audit log: date and time.',
  }),
  who: defineMessage({
    id: 'operation.acts.who',
    defaultMessage: 'Operator',
    description: 'Column and filter of the audit log: who did it.',
  }),
  what: defineMessage({
    id: 'operation.acts.what',
    defaultMessage: 'Action',
    description: 'Column and filter of the audit log: what was done.',
  }),
  onWhom: defineMessage({
    id: 'operation.acts.onWhom',
    defaultMessage: 'Concerns',
    description: 'Column and filter of the audit log: the player or thing it was done to.',
  }),
  from: defineMessage({
    id: 'operation.acts.from',
    defaultMessage: 'From (UTC)',
    description: 'Filter of the audit log: the first day.',
  }),
  to: defineMessage({
    id: 'operation.acts.to',
    defaultMessage: 'To (UTC)',
    description: 'Filter of the audit log: the last day.',
  }),
  apply: defineMessage({
    id: 'operation.acts.apply',
    defaultMessage: 'Show',
    description: 'Button of the filters of a list: shows what they leave.',
  }),
  program: defineMessage({
    id: 'operation.acts.program',
    defaultMessage: 'Program with token',
    description: 'In place of an operator’s address, where a program did it.',
  }),
  empty: defineMessage({
    id: 'operation.acts.empty',
    defaultMessage: 'No entries yet',
    description: 'Title of the empty audit log.',
  }),
  emptyText: defineMessage({
    id: 'operation.acts.empty.text',
    defaultMessage: 'What operators do appears here.',
    description: 'Below “No entries yet” of the audit log.',
  }),
  whole: defineMessage<{ readonly rows: number | bigint }>({
    id: 'operation.acts.whole',
    defaultMessage: 'The log is intact: {rows, plural, one {# entry} other {# entries}} checked',
    description: 'The audit log was checked. {rows} is the number of its entries.',
  }),
  broken: defineMessage<{ readonly id: MessageValue }>({
    id: 'operation.acts.broken',
    defaultMessage: 'The log was tampered with at entry {id}',
    description: 'The audit log was checked. {id} is the number of the first wrong entry.',
  }),
  brokenText: defineMessage({
    id: 'operation.acts.broken.text',
    defaultMessage: 'Compare it with a backup of the database before you rely on it.',
    description: 'Below “The log was tampered with at entry 12”.',
  }),
  check: defineMessage({
    id: 'operation.acts.check',
    defaultMessage: 'Check the log',
    description: 'Button: checks that no entry of the audit log was changed or removed.',
  }),
}

/** What operators do. */
export const actionMessages = {
  'sign-in': defineMessage({
    id: 'operation.action.signIn',
    defaultMessage: 'Opened operation',
    description: 'An entry of the audit log.',
  }),
  'sign-out': defineMessage({
    id: 'operation.action.signOut',
    defaultMessage: 'Left operation',
    description: 'An entry of the audit log.',
  }),
  ban: defineMessage({
    id: 'operation.action.ban',
    defaultMessage: 'Ban',
    description: 'An entry of the audit log: a player was banned.',
  }),
  'lift-ban': defineMessage({
    id: 'operation.action.liftBan',
    defaultMessage: 'Ban lifted',
    description: 'An entry of the audit log.',
  }),
  'dismiss-report': defineMessage({
    id: 'operation.action.dismissReport',
    defaultMessage: 'Report dismissed',
    description: 'An entry of the audit log: a player’s report led to nothing.',
  }),
  warn: defineMessage({
    id: 'operation.action.warn',
    defaultMessage: 'Warning',
    description: 'An entry of the audit log: a player was warned.',
  }),
  'delete-support-message': defineMessage({
    id: 'operation.action.deleteSupportMessage',
    defaultMessage: 'Support message deleted',
    description: 'An entry of the audit log.',
  }),
  notify: defineMessage({
    id: 'operation.action.notify',
    defaultMessage: 'Notice to one member',
    description: 'An entry of the audit log.',
  }),
  'notify-all': defineMessage({
    id: 'operation.action.notifyAll',
    defaultMessage: 'Notice to all members',
    description: 'An entry of the audit log.',
  }),
  'act-on-report': defineMessage({
    id: 'operation.action.actOnReport',
    defaultMessage: 'Report acted on',
    description: 'An entry of the audit log: an operator did something about a reported player.',
  }),
  'view-verification': defineMessage({
    id: 'operation.action.viewVerification',
    defaultMessage: 'Documents viewed',
    description:
      'An entry of the audit log: an operator looked at the papers of a request for a FIDE ID.',
  }),
  'approve-verification': defineMessage({
    id: 'operation.action.approveVerification',
    defaultMessage: 'FIDE ID approved',
    description: 'An entry of the audit log.',
  }),
  'reject-verification': defineMessage({
    id: 'operation.action.rejectVerification',
    defaultMessage: 'FIDE ID request rejected',
    description: 'An entry of the audit log.',
  }),
  'grant-free-pro': defineMessage({
    id: 'operation.action.grantFreePro',
    defaultMessage: 'Free Pro granted',
    description: 'An entry of the audit log.',
  }),
  'refuse-free-pro': defineMessage({
    id: 'operation.action.refuseFreePro',
    defaultMessage: 'Free Pro refused',
    description: 'An entry of the audit log.',
  }),
  'set-club-plan': defineMessage({
    id: 'operation.action.setClubPlan',
    defaultMessage: 'Club plan set',
    description: 'An entry of the audit log.',
  }),
  'add-masterclass': defineMessage({
    id: 'operation.action.addMasterclass',
    defaultMessage: 'Masterclass added',
    description: 'An entry of the audit log.',
  }),
  'change-masterclass': defineMessage({
    id: 'operation.action.changeMasterclass',
    defaultMessage: 'Masterclass changed',
    description: 'An entry of the audit log.',
  }),
  'remove-masterclass': defineMessage({
    id: 'operation.action.removeMasterclass',
    defaultMessage: 'Masterclass removed',
    description: 'An entry of the audit log.',
  }),
  'take-analysis': defineMessage({
    id: 'operation.action.takeAnalysis',
    defaultMessage: 'Analysis taken',
    description: 'An entry of the audit log.',
  }),
  'deliver-analysis': defineMessage({
    id: 'operation.action.deliverAnalysis',
    defaultMessage: 'Analysis delivered',
    description: 'An entry of the audit log.',
  }),
  'refund-payment': defineMessage({
    id: 'operation.action.refundPayment',
    defaultMessage: 'Payment refunded',
    description: 'An entry of the audit log.',
  }),
}
