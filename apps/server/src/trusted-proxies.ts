import { BlockList, isIP } from 'node:net'

/** The proxies whose word about their clients is believed. */
export interface TrustedProxies {
  readonly has: (address: string) => boolean
}

/** Nobody's word is believed. */
export const noProxies: TrustedProxies = { has: () => false }

/** Reads addresses and networks (`10.0.0.0/8`), separated by commas; null when one of them is neither. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  const list = new BlockList()
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '' && text.trim() === '') return noProxies
    const [address = '', bits, ...rest] = entry.split('/')
    const family = familyOf(address)
    if (family === null || rest.length > 0) return null
    if (bits === undefined) list.addAddress(address, family)
    else if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 'ipv4' ? 32 : 128)) return null
    else list.addSubnet(address, Number(bits), family)
  }
  return { has: (address) => isIn(list, address) }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address is this computer's own. */
export const isLoopback = (address: string): boolean => isIn(loopback, address)

function isIn(list: BlockList, address: string): boolean {
  const family = familyOf(address)
  return family !== null && list.check(address, family)
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
