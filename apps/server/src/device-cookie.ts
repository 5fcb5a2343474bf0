import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ActiveAccount } from './domain/accounts/account.ts'
import type { AccountPorts } from './domain/accounts/ports.ts'
import { isHttps } from './refresh-cookie.ts'

const name = 'kingside_device'
/** 400 days, the longest that browsers keep a cookie; each sign-in begins it anew. */
const maxAge = 400 * 24 * 60 * 60
/** So many accounts a device is known to, those that signed in last: a family's computer, not a list of everybody. */
const maxAccounts = 8

type DevicePorts = Pick<AccountPorts, 'digests' | 'createUid'>

/**
 * What a device keeps of the accounts that have signed in on it: a random id of its own, and for each account a proof
 * that only the server's key can make. Neither names the account, and on another device the same account has another
 * proof, so that who reads the cookie learns no more than how many accounts there were.
 */
interface Device {
  readonly id: string
  readonly proofs: readonly string[]
}

/** The id of this device, if somebody has signed in to the account on it before. @param key of `deviceKey` */
export function knownDevice(
  { digests }: Pick<DevicePorts, 'digests'>,
  context: Context,
  key: string,
): string | null {
  const device = readDevice(context)
  return device && isKnownTo(digests, device, key) ? device.id : null
}

/** The same of an account. */
export const knownDeviceOf = (
  ports: Pick<DevicePorts, 'digests'>,
  context: Context,
  account: Pick<ActiveAccount, 'id' | 'emailFolded'>,
): string | null => knownDevice(ports, context, deviceKey(account))

/**
 * Lets this device be known as one on which somebody has signed in to the account.
 * @returns whether it was known before
 */
export function rememberDevice(
  { digests, createUid }: DevicePorts,
  context: Context,
  account: Pick<ActiveAccount, 'id' | 'emailFolded'>,
  publicOrigin: string | null,
): boolean {
  const device = readDevice(context) ?? { id: createUid(), proofs: [] }
  // An address that was confirmed a moment ago is another key of the same account.
  const keys = [deviceKey(account), accountKey(account.id)]
  const isKnown = keys.some((key) => isKnownTo(digests, device, key))
  const proof = proofOf(digests, device.id, deviceKey(account))
  const former = keys.map((key) => proofOf(digests, device.id, key))
  const others = device.proofs.filter((known) => !former.includes(known))
  setCookie(context, name, [device.id, proof, ...others.slice(0, maxAccounts - 1)].join('.'), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(context, publicOrigin),
    path: '/api/',
    maxAge,
  })
  return isKnown
}

/** By what a device knows an account: what is typed to sign in, where there is such an address. */
const deviceKey = ({ id, emailFolded }: Pick<ActiveAccount, 'id' | 'emailFolded'>) =>
  emailFolded ?? accountKey(id)

const accountKey = (id: number) => `account ${id}`

function readDevice(context: Context): Device | null {
  const [id = '', ...proofs] = (getCookie(context, name) ?? '').split('.')
  return /^[\w-]{16,64}$/.test(id) ? { id, proofs: proofs.slice(0, maxAccounts) } : null
}

const isKnownTo = (digests: DevicePorts['digests'], { id, proofs }: Device, key: string) =>
  proofs.some((proof) => digests.equal(proof, proofOf(digests, id, key)))

const proofOf = (digests: DevicePorts['digests'], id: string, key: string) =>
  digests.keyed(`device ${id} ${key}`)
