import { z } from 'zod/mini'
import { notificationTypes } from './facts/notifications.ts'

const dateTime = z.iso.datetime()

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
