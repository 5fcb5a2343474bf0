import type { Context } from 'hono'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const app = (publicOrigin: string | null) => {
  const hono = new Hono()
  hono.get('/', (context: Context) => context.text(clientAddress(context, publicOrigin)))
  return hono
}

async function from(remoteAddress: string, forwarded?: string, publicOrigin: string | null = null) {
  const response = await app(publicOrigin).request(
    '/',
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress } } },
  )
  return response.text()
}

const publicOrigin = 'https://kingside.example'

describe('the address that limits count by', () => {
  it('is that of the connection where no proxy stands in front, whatever the header claims', async () => {
    expect(await from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(await from('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('is what the proxy saw, and never what a client wrote before it', async () => {
    expect(await from('10.0.0.2', '1.2.3.4, 203.0.113.7', publicOrigin)).toBe('203.0.113.7')
    expect(await from('10.0.0.2', undefined, publicOrigin)).toBe('10.0.0.2')
  })

  it.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:0DB8:1:2:ffff:0:0:9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of IPv6 is the network: %s', async (address, expected) => {
    expect(await from(address)).toBe(expected)
  })
})
