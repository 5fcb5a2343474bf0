import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { ban, exampleItem, reminder } from '../notification/notification.states.ts'
import type { NotificationEffect, NotificationItem } from '../notification/notification.types.ts'
import { provideNotifications } from './notifications.machine.ts'
import { type NotificationsDeps, type NotificationsInput, promptId } from './notifications.types.ts'
import { selectNotificationsView } from './notifications.view.ts'

function start(
  list: readonly NotificationItem[] = [],
  input: Partial<NotificationsInput> = {},
  deps: Partial<NotificationsDeps> = {},
) {
  const marked: string[] = []
  const keepPromptRead = vi.fn(async () => {})
  const actor = createActor(
    provideNotifications({
      loadNotifications: async () => list,
      keepPromptRead,
      markRead: async (id) => {
        marked.push(id)
      },
      ...deps,
    }),
    { input: { signedIn: true, promptRead: false, ...input } },
  )
  const effects: NotificationEffect[] = []
  actor.on('notification.effect', ({ effect }) => effects.push(effect))
  actor.start()
  const view = () => selectNotificationsView(actor.getSnapshot())
  const unread = () => {
    const shown = view()
    return shown.status === 'loading'
      ? []
      : shown.items.filter((item) => item.unread).map(({ id }) => id)
  }
  const ready = () => vi.waitUntil(() => actor.getSnapshot().matches({ member: 'ready' }))
  return { actor, effects, keepPromptRead, marked, ready, unread, view }
}

const feature = exampleItem('NEW_FEATURE')

describe('a member’s notifications', () => {
  it('are loaded, and call for attention while anything is unread', async () => {
    const { actor, view, ready } = start([reminder, { ...feature, unread: false }])
    expect(view()).toEqual({ status: 'loading', attention: false, unreadCount: 0 })
    await ready()
    expect(view()).toMatchObject({ attention: true, unreadCount: 1, canReadAll: true })
    actor.send({ type: 'notification.open', id: reminder.id })
    expect(view()).toMatchObject({ attention: false, unreadCount: 0, canReadAll: false })
  })

  it('are read locally at once when opened, then on the server', async () => {
    const { actor, effects, marked, ready, unread } = start([reminder, feature])
    await ready()
    actor.send({ type: 'notification.open', id: reminder.id })
    expect(unread()).toEqual([feature.id])
    expect(marked).toEqual([reminder.id])
    expect(effects).toEqual([{ kind: 'follow', link: reminder.link }])
  })

  it('open again without being marked again', async () => {
    const { actor, effects, marked, ready } = start([reminder])
    await ready()
    actor.send({ type: 'notification.open', id: reminder.id })
    actor.send({ type: 'notification.open', id: reminder.id })
    expect([effects.length, marked.length]).toEqual([2, 1])
  })

  it('lead where they lead also when they were read long ago', async () => {
    const { actor, effects, marked, ready } = start([{ ...reminder, unread: false }])
    await ready()
    actor.send({ type: 'notification.open', id: reminder.id })
    expect([effects.length, marked.length]).toEqual([1, 0])
  })

  it('are all read by make-all-read: every unread one, once', async () => {
    const { actor, effects, marked, ready, unread } = start([
      reminder,
      feature,
      exampleItem('AUTHORIZED', { unread: false }),
    ])
    await ready()
    actor.send({ type: 'notifications.read' })
    actor.send({ type: 'notifications.read' })
    expect(unread()).toEqual([])
    expect(marked).toEqual([reminder.id, feature.id])
    expect(effects).toEqual([])
  })

  it('raise an alert for an unread ban and a fair-play violation, and open the welcome popup', async () => {
    const { effects, marked, ready, unread } = start([
      ban,
      exampleItem('FAIR_PLAY_VIOLATION'),
      exampleItem('NEW_USER'),
      reminder,
    ])
    await ready()
    expect(
      effects.map((effect) => (effect.kind === 'alert' ? effect.alert.type : effect.kind)),
    ).toEqual(['danger', 'warning', 'popup', 'registration-complete'])
    expect(marked).toEqual(['ban', 'fair_play_violation', 'new_user'])
    expect(unread()).toEqual([reminder.id])
  })

  it('tell nothing twice, though the server’s list lags behind what was read here', async () => {
    const { actor, effects, marked, ready, unread } = start([ban, reminder])
    await ready()
    actor.send({ type: 'notification.open', id: reminder.id })
    actor.send({ type: 'notifications.refresh' })
    await ready()
    expect(unread()).toEqual([])
    expect([effects.length, marked.length]).toEqual([2, 2])
  })

  it('that come while the page is open stand first and raise an alert', async () => {
    const { actor, effects, ready, unread } = start([reminder])
    await ready()
    actor.send({ type: 'notification.arrive', item: feature })
    actor.send({ type: 'notification.arrive', item: feature })
    expect(unread()).toEqual([feature.id, reminder.id])
    expect(effects).toMatchObject([{ kind: 'alert', alert: { type: 'info', duration: 5_000 } }])
  })

  it('that come while the list is on its way make it be asked for again', async () => {
    const answers: ((list: readonly NotificationItem[]) => void)[] = []
    const { actor, effects, ready, unread } = start(
      [],
      {},
      { loadNotifications: () => new Promise((resolve) => answers.push(resolve)) },
    )
    actor.send({ type: 'notification.arrive', item: feature })
    expect(unread()).toEqual([feature.id])
    answers[0]?.([])
    answers[1]?.([feature, reminder])
    await ready()
    expect(unread()).toEqual([feature.id, reminder.id])
    expect(effects).toHaveLength(1)
  })

  it('that came while nobody could tell of them are told when the list is asked for again', async () => {
    const list: NotificationItem[] = [reminder]
    const { actor, effects, ready, unread } = start(list)
    await ready()
    expect(effects).toEqual([])
    list.unshift(feature, { ...exampleItem('RATING_RESTORED'), unread: false })
    actor.send({ type: 'notifications.refresh' })
    await ready()
    expect(unread()).toEqual([feature.id, reminder.id])
    expect(effects).toMatchObject([{ kind: 'alert', alert: { item: { id: feature.id } } }])
  })

  it('are read here when another page has read them, and not marked again', async () => {
    const { actor, effects, marked, ready, unread } = start([reminder, feature])
    await ready()
    actor.send({ type: 'notification.marked', id: reminder.id })
    actor.send({ type: 'notifications.refresh' })
    await ready()
    expect([unread(), marked, effects]).toEqual([[feature.id], [], []])
  })

  it('ignore an id that is not listed', async () => {
    const { actor, effects, ready } = start([reminder])
    await ready()
    actor.send({ type: 'notification.open', id: 'nobody' })
    actor.send({ type: 'notification.marked', id: 'nobody' })
    expect([actor.getSnapshot().status, effects]).toEqual(['active', []])
  })

  it('fall back to an empty list when they can’t be loaded, which is only logged', async () => {
    const { actor, effects, view } = start([], {}, { loadNotifications: () => Promise.reject({}) })
    await vi.waitUntil(() => actor.getSnapshot().matches({ member: 'failed' }))
    expect(view()).toMatchObject({ status: 'ready', items: [], failed: true, attention: false })
    expect(effects).toEqual([{ kind: 'failed', call: 'list' }])
  })

  it('stay on the screen while they are loaded again', async () => {
    const { actor, view, ready } = start([reminder])
    await ready()
    actor.send({ type: 'notifications.refresh' })
    expect(view()).toMatchObject({ status: 'ready', items: [reminder] })
  })

  it('stay read when the server can’t be told, which is only logged', async () => {
    const { actor, effects, ready, unread } = start(
      [feature],
      {},
      { markRead: () => Promise.reject({}) },
    )
    await ready()
    actor.send({ type: 'notification.open', id: feature.id })
    await vi.waitUntil(() => effects.length > 0)
    expect(effects).toEqual([{ kind: 'failed', call: 'mark-read' }])
    expect(unread()).toEqual([])
  })
})

describe('a visitor', () => {
  it('sees one item that invites to sign in', () => {
    const { view } = start([reminder], { signedIn: false })
    expect(view()).toMatchObject({ attention: true, items: [{ id: promptId, unread: true }] })
  })

  it('reads it by opening it, which is kept for the session', () => {
    const { actor, effects, keepPromptRead, view } = start([], { signedIn: false })
    actor.send({ type: 'notification.open', id: 'nobody' })
    expect(view().attention).toBe(true)
    actor.send({ type: 'notification.open', id: promptId })
    expect(view()).toMatchObject({ attention: false, items: [{ unread: false }] })
    expect(effects).toEqual([{ kind: 'popup', popup: 'sign-in' }])
    expect(keepPromptRead).toHaveBeenCalledOnce()
  })

  it('reads it by make-all-read without being led to the popup', () => {
    const { actor, effects, keepPromptRead, view } = start([], { signedIn: false })
    actor.send({ type: 'notifications.read' })
    expect([view().attention, effects]).toEqual([false, []])
    expect(keepPromptRead).toHaveBeenCalledOnce()
  })

  it('who read it before in this session is not called again', () => {
    expect(start([], { signedIn: false, promptRead: true }).view().attention).toBe(false)
  })

  it('is left in peace although the session can’t keep it', async () => {
    const { actor, view } = start(
      [],
      { signedIn: false },
      { keepPromptRead: () => Promise.reject({}) },
    )
    actor.send({ type: 'notification.open', id: promptId })
    await vi.waitUntil(() => actor.getSnapshot().matches({ visitor: 'prompted' }))
    expect(view().attention).toBe(false)
  })
})

describe('signing in and out', () => {
  it('loads the member’s list', async () => {
    const { actor, ready, unread } = start([reminder], { signedIn: false })
    actor.send({ type: 'session.change', signedIn: true })
    await ready()
    expect(unread()).toEqual([reminder.id])
  })

  it('leaves nothing of a member behind', async () => {
    const { actor, ready, view } = start([reminder, ban])
    await ready()
    actor.send({ type: 'notification.open', id: reminder.id })
    actor.send({ type: 'session.change', signedIn: false })
    expect(view()).toMatchObject({ items: [{ id: promptId }] })
    expect(actor.getSnapshot().context).toMatchObject({ items: [], handled: [], readHere: [] })
    expect(Object.keys(actor.getSnapshot().children)).toEqual([])
  })

  it('said twice changes nothing', async () => {
    const { actor, ready } = start([reminder])
    await ready()
    actor.send({ type: 'session.change', signedIn: true })
    expect(actor.getSnapshot().matches({ member: 'ready' })).toBe(true)
  })
})
