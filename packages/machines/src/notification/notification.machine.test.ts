import { notificationTypes } from '@kingside/api/facts'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { alertOf, notificationItem } from './notification.item.ts'
import { provideNotification } from './notification.machine.ts'
import { ban, exampleItem, reminder } from './notification.states.ts'
import { type NotificationInput, type NotificationEmitted } from './notification.types.ts'
import { selectNotificationView } from './notification.view.ts'

function start(input: NotificationInput, markRead = async (_id: string) => {}) {
  const marked: string[] = []
  const actor = createActor(
    provideNotification({
      markRead: (id) => {
        marked.push(id)
        return markRead(id)
      },
    }),
    { input },
  )
  const news: NotificationEmitted[] = []
  actor.on('*', (event) => news.push(event))
  actor.start()
  const effects = () =>
    news.flatMap((one) => (one.type === 'notification.effect' ? [one.effect] : []))
  const view = () => selectNotificationView(actor.getSnapshot())
  const settle = (value: string) => vi.waitUntil(() => actor.getSnapshot().value === value)
  return { actor, marked, effects, view, settle }
}

describe('a notification', () => {
  it('starts unread, whatever ordinary type it is, and says nothing', () => {
    for (const type of notificationTypes) {
      if (['BAN', 'FAIR_PLAY_VIOLATION', 'NEW_USER'].includes(type)) continue
      const { view, effects, marked } = start({ item: exampleItem(type) })
      expect([type, view().status, effects(), marked]).toEqual([type, 'unread', [], []])
    }
  })

  it('is read at once when it is opened, then on the server, and leads where it leads', async () => {
    const { actor, view, effects, marked, settle } = start({ item: reminder })
    actor.send({ type: 'notification.open' })
    expect(view()).toMatchObject({ status: 'read', saved: false, item: { unread: false } })
    expect(effects()).toEqual([{ kind: 'follow', link: reminder.link }])
    expect(marked).toEqual([reminder.id])
    await settle('read')
    expect(view()).toMatchObject({ status: 'read', saved: true })
  })

  it('can be opened again, and is not marked again', async () => {
    const { actor, effects, marked, settle } = start({ item: reminder })
    actor.send({ type: 'notification.open' })
    actor.send({ type: 'notification.open' })
    await settle('read')
    actor.send({ type: 'notification.open' })
    expect(effects()).toHaveLength(3)
    expect(marked).toHaveLength(1)
  })

  it('can be marked without leading anywhere', async () => {
    const { actor, effects, settle } = start({ item: reminder })
    actor.send({ type: 'notification.read' })
    await settle('read')
    expect(effects()).toEqual([])
  })

  it('stays read for the reader when the server fails, which is only logged, and tries again when asked', async () => {
    let broken = true
    const { actor, view, effects, marked, settle } = start({ item: reminder }, () =>
      broken ? Promise.reject({ status: 500 }) : Promise.resolve(),
    )
    actor.send({ type: 'notification.read' })
    await settle('unsaved')
    expect(view()).toMatchObject({ status: 'read', saved: false })
    expect(effects()).toEqual([{ kind: 'failed', call: 'mark-read' }])
    broken = false
    actor.send({ type: 'notification.read' })
    await settle('read')
    expect(marked).toHaveLength(2)
  })

  it('that was read long ago does nothing by itself', () => {
    for (const type of notificationTypes) {
      const { effects, marked, view } = start({ item: exampleItem(type, { unread: false }) })
      expect([type, effects(), marked, view().status]).toEqual([type, [], [], 'read'])
    }
  })
})

describe('what is told without being opened', () => {
  it('is a ban: an alert of danger that stays, marked as read', async () => {
    const { effects, marked, settle } = start({ item: ban })
    expect(effects()).toEqual([
      { kind: 'alert', alert: { type: 'danger', duration: 0, item: ban } },
    ])
    await settle('read')
    expect(marked).toEqual(['ban'])
  })

  it('is a fair-play violation: a warning that stays, marked as read', async () => {
    const { effects, settle } = start({ item: exampleItem('FAIR_PLAY_VIOLATION') })
    expect(effects()).toMatchObject([{ kind: 'alert', alert: { type: 'warning', duration: 0 } }])
    await settle('read')
  })

  it('is a new user: the welcome popup, and one report of the registration', async () => {
    const { actor, effects, marked, settle } = start({ item: exampleItem('NEW_USER') })
    await settle('read')
    actor.send({ type: 'notification.open' })
    expect(effects()).toEqual([
      { kind: 'popup', popup: 'welcome' },
      { kind: 'registration-complete' },
    ])
    expect(marked).toEqual(['new_user'])
  })

  it('is whatever comes while the page is open: information for 5,000 ms, and it stays unread', () => {
    const { effects, marked, view } = start({ item: reminder, live: true })
    expect(effects()).toEqual([
      { kind: 'alert', alert: { type: 'info', duration: 5_000, item: reminder } },
    ])
    expect([marked, view().status]).toEqual([[], 'unread'])
  })
})

it('opens the confirm popup for an e-mail address that is not verified', () => {
  const { actor, effects, view } = start({ item: exampleItem('EMAIL_NOT_VERIFIED') })
  expect(view().opens).toBe('popup')
  actor.send({ type: 'notification.open' })
  expect(effects()).toEqual([{ kind: 'popup', popup: 'confirm' }])
})

it('has an alert for each type: what is wrong stays, a title is celebrated, all else informs', () => {
  const special = new Map<string, readonly [string, number]>([
    ['BAN', ['danger', 0]],
    ['FAIR_PLAY_VIOLATION', ['warning', 0]],
    ['TOURNAMENT_CANCELED', ['warning', 0]],
    ['TITLE_AWARDED', ['success', 12_000]],
  ])
  for (const type of notificationTypes) {
    const { type: kind, duration } = alertOf(exampleItem(type))
    expect([type, kind, duration]).toEqual([type, ...(special.get(type) ?? ['info', 5_000])])
  }
})

describe('a notification of the server', () => {
  const received = { id: 7, notification_type: 'NEW_FEATURE', title: 'Puzzles' }

  it('becomes an item that says all that is displayed', () => {
    expect(
      notificationItem({
        ...received,
        notification_type: 'TOURNAMENT_START_REMINDER',
        description: 'Soon',
        notification_object: {
          title: 'Almaty Open',
          slug: 'almaty-open',
          id: 12,
          start: '2026-11-21T15:00:00Z',
          time_control: { name: '3+2' },
        },
      }),
    ).toEqual({
      id: '7',
      type: 'TOURNAMENT_START_REMINDER',
      title: { text: 'Puzzles' },
      description: { text: 'Soon' },
      tournament: { name: 'Almaty Open', timeControl: '3+2', start: '2026-11-21T15:00:00Z' },
      link: { href: '/tournaments/almaty-open', external: false },
      unread: true,
    })
  })

  it.each([
    [
      'a tournament without a slug',
      { notification_type: 'TOURNAMENT_HAS_STARTED', notification_object: { id: 12 } },
      '/tournaments/12',
      false,
    ],
    [
      'a game',
      { notification_type: 'DAILY_BOARD_COMPLETED', notification_object: { board_uid: 'ab/c' } },
      '/game/ab%2Fc',
      false,
    ],
    ['another site', { url: 'https://shop.example/x' }, 'https://shop.example/x', true],
    ['a page of the product', { url: '/tower' }, '/tower', false],
  ])('leads to %s', (_, more, href, external) => {
    expect(notificationItem({ ...received, ...more })?.link).toEqual({ href, external })
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    '',
    'tower',
  ])('leads nowhere by the address "%s"', (url) => {
    expect(notificationItem({ ...received, url })?.link).toBeNull()
  })

  it('R08: of a type that this version does not know is left out', () => {
    expect(notificationItem({ ...received, notification_type: 'SOMETHING_NEW' })).toBeNull()
  })

  it('is unread unless the server says that it was read', () => {
    expect(notificationItem(received)?.unread).toBe(true)
    expect(notificationItem({ ...received, is_read: true })?.unread).toBe(false)
  })
})
