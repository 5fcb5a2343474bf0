import { matchingStep, stepAt, totpAt } from '../credentials/totp.ts'
import type { TestAccounts, TestBrowser } from './test-accounts.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Base32 (RFC 4648) as bytes, as an authenticator app reads it. */
export function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join(
    '',
  )
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

/** A text within an answer. */
export function textIn(body: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((node, name) => Reflect.get(Object(node), name), body)
  if (typeof found !== 'string') throw new Error(`There is no text at ${path.join('.')}.`)
  return found
}

/** The code that the app shows now. */
export const codeOf = ({ account }: Pick<TestAccounts, 'account'>, secret: Uint8Array): string =>
  totpAt(secret, stepAt(account.clock.now()))

/** A code that is wrong now. */
export function wrongCodeOf(
  { account }: Pick<TestAccounts, 'account'>,
  secret: Uint8Array,
): string {
  const at = account.clock.now()
  const codes = ['000000', '111111', '222222', '333333']
  return codes.find((code) => matchingStep(secret, code, at) === null) ?? ''
}

/** The recovery codes of an answer. */
export function codesIn(body: unknown): readonly string[] {
  const codes: unknown = Reflect.get(Object(body), 'recovery_codes')
  return Array.isArray(codes) ? codes.map(String) : []
}

/** Switches the second factor of who is signed in on; its code of this moment is used up then. */
export async function turnOnSecondFactor(
  accounts: Pick<TestAccounts, 'account'>,
  browser: TestBrowser,
): Promise<{ readonly secret: Uint8Array; readonly recoveryCodes: readonly string[] }> {
  const { body } = await browser.call('POST', 'me/second-factor/begin/', {})
  const secret = fromBase32(textIn(body, 'secret'))
  const confirmed = await browser.call('POST', 'me/second-factor/confirm/', {
    code: codeOf(accounts, secret),
  })
  if (confirmed.status !== 200) throw new Error('The second factor of the test is not on.')
  return { secret, recoveryCodes: codesIn(confirmed.body) }
}
