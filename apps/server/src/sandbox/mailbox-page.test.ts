import { expect, it } from 'vitest'
import { sandboxApp } from './sandbox-app.ts'

const mail = {
  id: 1,
  to: 'dana@kingside.example',
  subject: 'Your code',
  body: '<img src=x onerror=alert(1)> 123456',
  sentAt: new Date('2026-01-31T12:00:00Z'),
}

const mailbox = { list: async () => [mail], send: async () => {} }

const openedFrom = (remoteAddress: string, headers: Record<string, string> = {}) =>
  sandboxApp({ mailbox, social: null, identity: null, audience: 'own-computer' }).request(
    '/mail',
    { headers },
    {
      incoming: { socket: { remoteAddress } },
    },
  )

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'shows the mails to the server’s own computer (%s), as text',
  async (address) => {
    const page = await (await openedFrom(address)).text()
    expect(page).toContain('123456')
    expect(page).not.toContain('<img')
  },
)

it.each(['203.0.113.7', '192.168.1.20', '2001:db8::1'])(
  'shows the codes in them to nobody else (%s)',
  async (address) => {
    const response = await openedFrom(address)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('123456')
  },
)

it.each(['203.0.113.7', '127.0.0.1', ''])(
  'S-91: shows them to nobody who comes through a proxy on this computer (X-Forwarded-For: "%s")',
  async (forwarded) => {
    const response = await openedFrom('127.0.0.1', { 'x-forwarded-for': forwarded })
    expect(response.status).toBe(404)
  },
)
