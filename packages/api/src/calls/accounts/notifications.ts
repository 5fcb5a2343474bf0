import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { dateTime, done, members } from './fields.ts'

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

const exampleNotification = {
  id: '12',
  notification_type: 'NEW_USER',
  title: 'Welcome to Kingside',
  description: null,
  url: null,
  notification_object: null,
  created_at: '2026-01-31T12:00:00.000Z',
  is_read: false,
} as const

const params = z.object({ id: z.string().regex(/^\d{1,15}$/, 'expected a notification id') })

export const listNotifications = defineCall({
  id: 'notifications.list',
  method: 'GET',
  path: 'me/notifications/',
  summary: "Lists the user's 100 newest notifications, the newest first.",
  response: z.array(notification).readonly(),
  errors: [],
  roles: members,
  example: [exampleNotification],
})

export const getNotification = defineCall({
  id: 'notifications.get',
  method: 'GET',
  path: 'me/notifications/:id/',
  summary: "Answers with one of the user's notifications.",
  params,
  response: notification,
  errors: ['not_found'],
  roles: members,
  example: exampleNotification,
})

export const markNotificationRead = defineCall({
  id: 'notifications.markRead',
  method: 'POST',
  path: 'me/notifications/:id/mark-read/',
  summary: 'Marks a notification as read; again changes nothing.',
  params,
  response: done,
  errors: ['not_found'],
  roles: members,
  example: { ok: true },
})
