import { alertOf, type NotificationItem } from '@kingside/machines/notification'
import { expect, it } from 'vitest'
import { alertToast } from './alert-toast.ts'

const reminder: NotificationItem = {
  id: '7',
  type: 'TOURNAMENT_START_REMINDER',
  title: { text: 'Your tournament starts in 30 minutes' },
  description: null,
  tournament: { name: 'Almaty Open', timeControl: '3+2', start: '2026-11-21T15:00:00Z' },
  link: null,
  unread: true,
}
const start = Date.UTC(2026, 10, 21, 15)

const toastOf = (change: Partial<NotificationItem>) =>
  alertToast(alertOf({ ...reminder, ...change }))

it('of a reminder says which tournament, how it is played, and when', () => {
  expect(toastOf({}).message).toEqual({
    code: 'notification.tournament',
    values: { facts: 'Almaty Open · 3+2', start },
  })
})

it('keeps the tournament beside a description', () => {
  expect(toastOf({ description: { text: 'Hall 2.' } }).message).toEqual({
    code: 'notification.tournament',
    values: { facts: 'Hall 2.\nAlmaty Open · 3+2', start },
  })
})

it('says no time that it does not know', () => {
  const tournament = { name: 'Almaty Open', timeControl: null, start: 'soon' }
  expect(toastOf({ tournament }).message).toEqual({ text: 'Almaty Open' })
})

it('has a button for a page of the product, and another one for a page elsewhere', () => {
  expect(toastOf({}).action).toBeUndefined()
  expect(toastOf({ link: { href: '/settings', external: false } }).action).toEqual({
    code: 'notification.open',
  })
  expect(toastOf({ link: { href: 'https://shop.example/', external: true } }).action).toEqual({
    code: 'notification.openOutside',
  })
})
