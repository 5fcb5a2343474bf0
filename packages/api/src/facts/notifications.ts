export const notificationTypes = [
  'NEW_USER',
  'AUTHORIZED',
  'NEW_FEATURE',
  'NEW_SHOP_ITEM',
  'TOURNAMENT_START_REMINDER',
  'TOURNAMENT_START_REMINDER_SECOND',
  'TOURNAMENT_HAS_STARTED',
  'DAILY_BOARD_COMPLETED',
  'RATING_RESTORED',
  'CONNECT_FIDE_REMINDER',
  'FAIR_PLAY_VIOLATION',
  'BAN',
  'EMAIL_NOT_VERIFIED',
] as const
export type NotificationType = (typeof notificationTypes)[number]
