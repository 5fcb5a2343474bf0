import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { AccountPorts } from './domain/accounts/ports.ts'
import { isHttps } from './refresh-cookie.ts'

const name = 'kingside_device'
/** 400 days, the longest that browsers keep a cookie; each sign-in begins it anew. */
const maxAge = 400 * 24 * 60 * 60

type DevicePorts = Pick<AccountPorts, 'digests' | 'createUid'>

/** The id of this device, if somebody has signed in to the account of this address on it before. */
export function knownDevice(
  { digests }: Pick<DevicePorts, 'digests'>,
  context: Context,
  emailFolded: string,
): string | null {
  const [id = '', proof = ''] = (getCookie(context, name) ?? '').split('.')
  return id !== '' && digests.equal(proof, proofOf(digests, id, emailFolded)) ? id : null
}

/** Lets this device be known as one on which somebody has signed in to the account of this address. */
export function rememberDevice(
  { digests, createUid }: DevicePorts,
  context: Context,
  emailFolded: string,
  publicOrigin: string | null,
): void {
  const id = createUid()
  setCookie(context, name, `${id}.${proofOf(digests, id, emailFolded)}`, {
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(context, publicOrigin),
    path: '/api/',
    maxAge,
  })
}

const proofOf = (digests: DevicePorts['digests'], id: string, emailFolded: string) =>
  digests.keyed(`device ${id} ${emailFolded}`)
