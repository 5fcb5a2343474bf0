import { afterEach, describe, expect, it, vi } from 'vitest'
import { readArrival } from './arrival.calls.ts'

const replaceState = vi.fn<(state: unknown, unused: string, url: URL) => void>()

/** Reads an address as the page would that was opened with it. */
function readFrom(address: string) {
  const href = `https://kingside.example${address}`
  vi.stubGlobal('window', { location: { href }, history: { state: null, replaceState } })
  return readArrival()
}

/** The address that is left; null where nothing was taken out. */
const left = () => {
  const url = replaceState.mock.lastCall?.[2]
  return url ? `${url.pathname}${url.search}${url.hash}` : null
}

afterEach(() => {
  replaceState.mockReset()
})

describe('what a provider sends back', () => {
  it('is taken out of the address, and forgotten once it was used', () => {
    const { social } = readFrom('/game/7?popup=sign-in&social=google&code=c&state=s#moves')
    expect(social.peek()).toEqual({ kind: 'code', provider: 'google', code: 'c', state: 's' })
    expect(left()).toBe('/game/7?popup=sign-in#moves')
    social.forget()
    expect(social.peek()).toBeNull()
  })

  it.each([
    ['social_error=cancelled', { kind: 'cancelled' }],
    ['social_error=failed', { kind: 'failed' }],
    ['social_error=anything', { kind: 'failed' }],
    ['social=google&code=c', { kind: 'failed' }],
    ['social=nobody&code=c&state=s', { kind: 'failed' }],
  ])('as %s is no code', (query, expected) => {
    expect(readFrom(`/?popup=sign-in&${query}`).social.peek()).toEqual(expected)
    expect(left()).toBe('/?popup=sign-in')
  })

  it('is left alone without the sign-in', () => {
    expect(readFrom('/friend_invite?code=c&state=s').social.peek()).toBeNull()
    expect(left()).toBeNull()
  })
})

it('takes the token of a mailed link out of the address', () => {
  const { resetToken } = readFrom('/?popup=password-reset&email=a%40b.c&token=t')
  expect(resetToken.peek()).toBe('t')
  expect(left()).toBe('/?popup=password-reset&email=a%40b.c')
})
