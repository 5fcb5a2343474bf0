import { z } from 'zod/mini'

const dateTime = z.iso.datetime()

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

/** What a notification is about: a tournament or a game. */
export const notificationObject = z.object({
  title: z.nullable(z.string()),
  slug: z.nullable(z.string()),
  id: z.nullable(z.string()),
  /** When the tournament starts. */
  start: z.nullable(dateTime),
  time_control: z.nullable(z.object({ name: z.string() })),
  board_uid: z.nullable(z.string()),
})
export type NotificationObject = z.output<typeof notificationObject>

export const notification = z.object({
  id: z.string(),
  notification_type: z.enum(notificationTypes),
  title: z.string(),
  description: z.nullable(z.string()),
  /** A path of the product, or an address of another site. */
  url: z.nullable(z.string()),
  notification_object: z.nullable(notificationObject),
  created_at: dateTime,
  is_read: z.boolean(),
})
export type Notification = z.output<typeof notification>
