import type { NotificationItem } from '@kingside/machines/notification'
import { providePopups } from '@kingside/machines/popups'
import { provideSession } from '@kingside/machines/session'
import { exampleProProfile } from '@kingside/machines/session/examples'
import { maxToasts, provideToaster } from '@kingside/machines/toaster'
import { expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { noReports } from '../../platform/page/reports.ts'
import type { NotificationsAdapter } from './calls.ts'
import { startNotifications } from './notifications.ts'

const welcome: NotificationItem = {
  id: '1',
  type: 'NEW_USER',
  title: { text: 'Welcome' },
  description: null,
  tournament: null,
  link: null,
  unread: true,
}

/** The notifications of a member, with whoever watches them. */
async function start(loadNotifications: NotificationsAdapter['loadNotifications']) {
  const session = createActor(
    provideSession({
      refreshToken: async () => ({ expiresMs: 900_000 }),
      fetchProfile: async () => exampleProProfile,
      askUid: async () => 'visitor',
      endSession: async () => {},
      forgetLogin: async () => {},
    }),
    { input: { isOnline: true, isSignOutPending: false } },
  ).start()
  await waitFor(session, (snapshot) => snapshot.matches('signedIn'))
  const reports = {
    ...noReports,
    registrationComplete: vi.fn(),
    notificationsFailed: vi.fn(),
  }
  const notifications = startNotifications(
    {
      isPromptRead: () => false,
      keepPromptRead: async () => {},
      loadNotifications,
      markRead: async () => {},
    },
    {
      session,
      popups: createActor(providePopups({ writeQuery: async () => {} }), {
        input: { query: '' },
      }).start(),
      toaster: createActor(provideToaster(), { input: { most: maxToasts } }).start(),
      lobby: { news: { listen: () => () => {} }, settled: async () => {}, onConnected: () => {} },
      reports,
    },
  )
  return { notifications, reports }
}

it('reports a new member once, however often the list is loaded', async () => {
  const { notifications, reports } = await start(async () => [welcome])
  await waitFor(notifications, (snapshot) => snapshot.matches({ member: 'ready' }))
  notifications.send({ type: 'notifications.refresh' })
  await waitFor(notifications, (snapshot) => snapshot.matches({ member: 'ready' }))
  expect(reports.registrationComplete).toHaveBeenCalledOnce()
  expect(reports.notificationsFailed).not.toHaveBeenCalled()
})

it('reports once that the list could not be loaded', async () => {
  const { notifications, reports } = await start(() => Promise.reject(new Error('It broke.')))
  await waitFor(notifications, (snapshot) => snapshot.matches({ member: 'failed' }))
  expect(reports.notificationsFailed).toHaveBeenCalledExactlyOnceWith('list')
  expect(reports.registrationComplete).not.toHaveBeenCalled()
})
