/** What operators do, as the audit log names it. */
export const operatorActions = [
  'sign-in',
  'sign-out',
  'ban',
  'lift-ban',
  'dismiss-report',
  'act-on-report',
  'warn',
  'delete-support-message',
  'notify',
  'notify-all',
  'view-verification',
  'approve-verification',
  'reject-verification',
  'grant-free-pro',
  'refuse-free-pro',
  'refund-payment',
  'take-analysis',
  'deliver-analysis',
  'set-club-plan',
  'add-masterclass',
  'change-masterclass',
  'remove-masterclass',
] as const
export type OperatorAction = (typeof operatorActions)[number]

/** The types of notices that operators write; the server itself writes the others. */
export const operatorNoticeTypes = [
  'FAIR_PLAY_VIOLATION',
  'RATING_RESTORED',
  'NEW_FEATURE',
  'NEW_SHOP_ITEM',
  'CONNECT_FIDE_REMINDER',
] as const
export type OperatorNoticeType = (typeof operatorNoticeTypes)[number]

/** The types that are written to all members at once. */
export const campaignTypes = ['NEW_FEATURE', 'NEW_SHOP_ITEM'] as const
export type CampaignType = (typeof campaignTypes)[number]

/** How long the texts of operators may be, in characters. */
export const operatorLimits = { reason: 500, title: 120, description: 500, link: 200 } as const

/** So many rows are on a page of the operators' lists. */
export const operatorPageSize = 25
