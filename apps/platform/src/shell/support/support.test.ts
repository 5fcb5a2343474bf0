import { exampleProProfile, snapshotAt } from '@kingside/machines/session/examples'
import { expect, it, vi } from 'vitest'
import type { SupportChat } from './support-chat.ts'
import { openSupport } from './support.ts'

function setUp(kept: string | null, birthDate: string | null = null) {
  const chat = {
    provider: 'chat.example',
    start: vi.fn(),
    update: vi.fn(),
    stop: vi.fn(),
  } satisfies SupportChat
  const save = vi.fn(async (_value: string | null) => {})
  let go = (_path: string) => {}
  let born = birthDate
  let tellSession = () => {}
  const support = openSupport(
    chat,
    { read: () => kept, save, listen: () => () => {} },
    {
      getSnapshot: () =>
        snapshotAt(
          { signedIn: { plan: 'subscribed', token: 'fresh' } },
          { profile: { ...exampleProProfile, birth_date: born } },
        ),
      subscribe: (listener: unknown) => {
        tellSession = () => void (typeof listener === 'function' && listener())
        return { unsubscribe: () => {} }
      },
    },
    () => '2026-11-22',
  )
  support.attach({
    state: { location: { pathname: '/' } },
    subscribe: (listener) => {
      go = (pathname) => listener({ location: { pathname } })
      return () => {}
    },
  })
  const isBorn = (date: string) => {
    born = date
    tellSession()
  }
  return { chat, save, support, isBorn, go: (path: string) => go(path) }
}

const person = {
  email: exampleProProfile.email,
  isSubscribed: true,
  fideId: exampleProProfile.fide_id,
  title: 'WFM',
}

it('S-83: starts and tells nothing before the user has agreed', () => {
  const { chat, go } = setUp(null)
  go('/lobby')
  expect(chat.start).not.toHaveBeenCalled()
  expect(chat.update).not.toHaveBeenCalled()
})

it('tells who is there on each change of page, and keeps the agreement', () => {
  const { chat, save, support, go } = setUp(null)
  support.agree()
  go('/lobby')
  expect(chat.start).toHaveBeenCalledOnce()
  expect(chat.update.mock.calls).toEqual([
    [person, '/'],
    [person, '/lobby'],
  ])
  expect(save).toHaveBeenCalledExactlyOnceWith('yes')
})

it('remembers the agreement of an earlier visit, and forgets the person when it is taken back', () => {
  const { chat, save, support, go } = setUp('yes')
  expect(chat.update).toHaveBeenCalledExactlyOnceWith(person, '/')
  support.withdraw()
  go('/lobby')
  expect(chat.stop).toHaveBeenCalledOnce()
  expect(chat.update).toHaveBeenCalledOnce()
  expect(save).toHaveBeenCalledExactlyOnceWith(null)
})

it('S-83: is closed to those under 13, though the browser has the agreement of somebody else', () => {
  const { chat, support, go } = setUp('yes', '2013-11-23')
  go('/lobby')
  expect(support.isTooYoung()).toBe(true)
  expect(chat.start).not.toHaveBeenCalled()
  expect(chat.update).not.toHaveBeenCalled()
})

it('S-83: closes when the profile says that the user is under 13, and opens on the birthday', () => {
  const { chat, support, isBorn } = setUp('yes', null)
  const heard = vi.fn()
  support.subscribe(heard)
  expect(chat.start).toHaveBeenCalledOnce()
  isBorn('2013-11-23')
  expect(chat.stop).toHaveBeenCalledOnce()
  expect(heard).toHaveBeenCalledOnce()
  isBorn('2013-11-22')
  expect(support.isTooYoung()).toBe(false)
  expect(chat.start).toHaveBeenCalledTimes(2)
})
