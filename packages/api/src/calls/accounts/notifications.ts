import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { notification } from '../../notification.ts'
import { done, members } from './fields.ts'

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

const params = z.object({
  id: z.string().check(z.regex(/^\d{1,15}$/, 'expected a notification id')),
})

export const listNotifications = defineCall({
  id: 'notifications.list',
  method: 'GET',
  path: 'me/notifications/',
  summary: "Lists the user's 100 newest notifications, the newest first.",
  response: z.readonly(z.array(notification)),
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
