import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * Where a call comes from, as a key to count by. Behind a proxy (a public address is set) it is the last entry of
 * `X-Forwarded-For`, which the proxy wrote; anybody can write the others. Of IPv6 only the network, which one
 * subscriber has.
 */
export function clientAddress(context: Context, publicOrigin: string | null): string {
  return addressKey(context.req.header('x-forwarded-for'), peerOf(context), publicOrigin)
}

/** The same for what is no call, such as a socket: out of the header and the peer of the connection. */
export function addressKey(
  forwardedFor: string | undefined,
  peer: string,
  publicOrigin: string | null,
): string {
  const forwarded = forwardedFor?.split(',').at(-1)?.trim()
  const address = publicOrigin !== null && forwarded ? forwarded : peer
  const plain = address.replace(/^::ffff:/, '')
  return isIPv6(plain) ? networkOf(plain) : plain
}

/** Whether a key of `clientAddress` is this computer: a loopback address, or a request that came over no network. */
export const isOwnComputer = (address: string): boolean =>
  address.startsWith('127.') || address === '0:0:0:0' || address === 'unknown'

function peerOf(context: Context): string {
  // A request of a test has no connection.
  return context.env === undefined || !('incoming' in Object(context.env))
    ? 'unknown'
    : (getConnInfo(context).remote.address ?? 'unknown')
}

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
