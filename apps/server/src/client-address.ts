import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopback, noProxies, type TrustedProxies } from './trusted-proxies.ts'

const key = 'trusted-proxies'

/** Tells `clientAddress` and `isOwnComputer` which proxies are believed; once for each request. */
export function trustProxies(proxies: TrustedProxies): MiddlewareHandler {
  return (context, next) => {
    context.set(key, proxies)
    return next()
  }
}

/**
 * Where a call comes from, as a key to count by: the peer of the connection or, where that is a proxy that is
 * believed, the last entry of `X-Forwarded-For` that is none. Of IPv6 only the network, which one subscriber has.
 */
export function clientAddress(context: Context): string {
  return addressKey(context.req.header('x-forwarded-for'), peerOf(context), proxiesOf(context))
}

/** The same for what is no call, such as a socket: out of the header and the peer of the connection. */
export function addressKey(
  forwardedFor: string | undefined,
  peer: string,
  proxies: TrustedProxies,
): string {
  const address = plainAddress(
    proxies.has(peer) ? (lastStranger(forwardedFor ?? '', proxies) ?? peer) : peer,
  )
  return isIPv6(address) ? networkOf(address) : address
}

/** What proxies and tunnels write. A request that has one of them comes from somewhere else, whoever hands it on. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/** Whether a call comes from this computer itself, without any sign of a proxy. */
export function isOwnComputer(context: Context): boolean {
  if (proxyHeaders.some((name) => context.req.header(name) !== undefined)) return false
  const peer = peerOf(context)
  return peer === inProcess || (isLoopback(peer) && !proxiesOf(context).has(peer))
}

/** The peer of a request that came over no network, as tests make them. */
const inProcess = 'in process'

function peerOf(context: Context): string {
  return context.env === undefined || !('incoming' in Object(context.env))
    ? inProcess
    : (getConnInfo(context).remote.address ?? 'unknown')
}

function proxiesOf(context: Context): TrustedProxies {
  const proxies: unknown = context.get(key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only trustProxies writes this key
  return proxies === undefined ? noProxies : (proxies as TrustedProxies)
}

/** The last address in the header that is no proxy of ours; null where there is none, or where it is no address. */
function lastStranger(forwardedFor: string, proxies: TrustedProxies): string | null {
  const entries = forwardedFor.split(',').map((entry) => entry.trim())
  const entry = entries.findLast((address) => !proxies.has(address)) ?? entries[0] ?? ''
  return isIP(entry) === 0 ? null : entry
}

/** An IPv4 address that is written as IPv6 is the same address. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The first 64 bits. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const first = head.split(':').filter((part) => part !== '')
  const last = tail.split(':').filter((part) => part !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
