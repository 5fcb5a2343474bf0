import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { ForgedMessageError } from '../domain/payments/provider.ts'
import { signMessage, verifyMessage } from './signed-message.ts'

const at = new Date('2026-01-31T12:00:00Z')
const body = '{"id":"evt_1","object":"event"}'
const secret = 'whsec_0123456789abcdef'
const signature = signMessage(body, secret, at)
const later = (ms: number) => new Date(at.getTime() + ms)

describe('S-60: a message', () => {
  it('is signed as the official package signs it, and reads what that has signed', () => {
    const stripe = new Stripe('sk_test_0123456789')
    const timestamp = Math.floor(at.getTime() / 1000)
    expect(stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })).toBe(
      signature,
    )
    expect(() => verifyMessage(body, signature, { secrets: [secret], at })).not.toThrow()
  })

  it('holds by either of two secrets while they are changed', () => {
    const secrets = ['whsec_the_next_one', secret]
    expect(() => verifyMessage(body, signature, { secrets, at })).not.toThrow()
  })

  it.each([
    ['an altered body', `${body} `, signature, at],
    ['no signature', body, '', at],
    ['a signature by another secret', body, signMessage(body, 'whsec_other', at), at],
    ['another scheme', body, signature.replace('v1=', 'v0='), at],
    ['half a signature', body, signature.slice(0, -1), at],
    ['no time', body, signature.replace(/t=\d+/, 't=x'), at],
    ['301 s of age', body, signature, later(301_000)],
    ['301 s too early', body, signature, later(-301_000)],
  ])('with %s is refused', (_, text, header, when) => {
    expect(() => verifyMessage(text, header, { secrets: [secret], at: when })).toThrow(
      ForgedMessageError,
    )
  })

  it('of 300 s ago is taken', () => {
    expect(() =>
      verifyMessage(body, signature, { secrets: [secret], at: later(300_000) }),
    ).not.toThrow()
  })
})
