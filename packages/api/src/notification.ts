import { z } from 'zod'

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
  title: z.string().nullable(),
  slug: z.string().nullable(),
  id: z.string().nullable(),
  /** When the tournament starts. */
  start: dateTime.nullable(),
  time_control: z.object({ name: z.string() }).nullable(),
  board_uid: z.string().nullable(),
})
export type NotificationObject = z.output<typeof notificationObject>

export const notification = z.object({
  id: z.string(),
  notification_type: z.enum(notificationTypes),
  title: z.string(),
  description: z.string().nullable(),
  /** A path of the product, or an address of another site. */
  url: z.string().nullable(),
  notification_object: notificationObject.nullable(),
  created_at: dateTime,
  is_read: z.boolean(),
})
export type Notification = z.output<typeof notification>
