import type { Context } from 'hono'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress, isOwnComputer, trustProxies } from './client-address.ts'
import { parseTrustedProxies } from './trusted-proxies.ts'

const app = (proxies: string) => {
  const trusted = parseTrustedProxies(proxies)
  if (!trusted) throw new Error('These are no proxies.')
  const hono = new Hono()
  hono.use(trustProxies(trusted))
  hono.get('/', (context: Context) =>
    context.json({ key: clientAddress(context), own: isOwnComputer(context) }),
  )
  return hono
}

async function from(
  remoteAddress: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  proxies = '',
): Promise<unknown> {
  const env = { incoming: { socket: { remoteAddress } } }
  return (await app(proxies).request('/', { headers }, env)).json()
}

const forwarded = (list: string) => ({ 'x-forwarded-for': list })
const proxies = '10.0.0.0/8, 2001:db8:ffff::/48'

describe('the address that limits count by', () => {
  it('S-91: is that of the connection where no proxy is named, whatever the header claims', async () => {
    expect(await from('203.0.113.7', forwarded('198.51.100.1'))).toEqual({
      key: '203.0.113.7',
      own: false,
    })
    expect(await from('::ffff:203.0.113.7')).toEqual({ key: '203.0.113.7', own: false })
    expect(await from('203.0.113.7', forwarded('198.51.100.1'), proxies)).toEqual({
      key: '203.0.113.7',
      own: false,
    })
  })

  it.each([
    ['10.0.0.2', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.2', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['::ffff:10.0.0.2', '203.0.113.7', '203.0.113.7'],
    ['2001:db8:ffff::7', '2001:db8:1:2::9', '2001:db8:1:2'],
    ['10.0.0.2', '10.1.1.1, 10.9.9.9', '10.1.1.1'],
  ])(
    'S-91: through a named proxy (%s, "%s") is the last one that is no proxy',
    async (peer, list, key) => {
      expect(await from(peer, forwarded(list), proxies)).toEqual({ key, own: false })
    },
  )

  it.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:0DB8:1:2:ffff:0:0:9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
  ])('of IPv6 is the network: %s', async (address, key) => {
    expect(await from(address)).toEqual({ key, own: false })
  })
})

describe('S-91: who sits at this computer', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is %s', async (address) => {
    expect(await from(address)).toMatchObject({ own: true })
  })

  it.each([
    ['nobody whose address is gone', undefined, {}, ''],
    ['nobody who came through a proxy here', '127.0.0.1', forwarded('203.0.113.7'), ''],
    ['nobody who claims to be', '127.0.0.1', forwarded('127.0.0.1'), ''],
    ['nobody who leaves the header empty', '127.0.0.1', forwarded(''), ''],
    ['nobody whom a proxy calls so', '10.0.0.2', forwarded('127.0.0.1'), proxies],
    ['nobody whom a proxy calls something else', '10.0.0.2', forwarded('127.0.0.1:80, x'), proxies],
    ['nobody behind a named proxy here that says nothing', '127.0.0.1', {}, '127.0.0.1'],
    ['nobody behind a proxy that is seen otherwise', '127.0.0.1', { 'x-real-ip': '1.2.3.4' }, ''],
    ['nobody whose name ends so', '203.0.113.7', { forwarded: 'for=127.0.0.1' }, ''],
  ])('is %s', async (_, address, headers, named) => {
    expect(await from(address, headers, named)).toMatchObject({ own: false })
  })
})

it.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.1,,x', '10.0.0.0/8/8'])(
  'S-91: "%s" names no proxies',
  (text) => {
    expect(parseTrustedProxies(text)).toBeNull()
  },
)
