import { createPrivateKey } from 'node:crypto'
import type { Region } from './domain/games/regions.ts'
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/** One thing that is wrong with a setting, and how to mend it. */
export interface Mistake {
  /** The variable or flag. */
  readonly setting: string
  readonly problem: string
  readonly fix: string
}

/** A value that was given for a setting. */
export interface Setting {
  /** The flag or variable it came from. */
  readonly name: string
  readonly value: string
}

/** What a value means, or what is wrong with it. */
export type Reading<T> = { readonly value: T } | Omit<Mistake, 'setting'>

const whole = (text: string, max: number): number | null =>
  /^\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : null

export function readPort(text: string): Reading<readonly number[]> {
  const port = whole(text, 65_535)
  if (port !== null) return { value: [port] }
  return {
    problem: `"${text}" is not a port.`,
    fix: 'Use a whole number from 1 to 65535, or leave it out for the first free port from 3000.',
  }
}

export function readOrigin(text: string): Reading<string> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return { value: url.origin }
  return {
    problem: `"${text}" is not a web address.`,
    fix: 'Write it with its scheme, such as https://kingside.example.',
  }
}

/** Reads the address of a service; the message never repeats it, because it may hold a password. */
export const readServiceUrl =
  (schemes: readonly string[], example: string) =>
  (text: string): Reading<string> => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (url && schemes.includes(url.protocol) && url.hostname !== '') return { value: text }
    return {
      problem: `it is not an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')} and names a host.`,
      fix: `Write it like ${example}, special characters of the password percent-encoded.`,
    }
  }

/** Reads whether the sandbox is for everybody or for nobody. */
export function readSandbox(text: string): Reading<'everybody' | 'off'> {
  if (text === '1') return { value: 'everybody' }
  if (text === '0') return { value: 'off' }
  return {
    problem: `"${text}" is neither 1 nor 0.`,
    fix: 'Use 1 to show the sandbox to everybody, 0 for nobody, or leave it out.',
  }
}

/** Reads whether something is on. */
export function readSwitch(text: string): Reading<boolean> {
  if (text === '1' || text === '0') return { value: text === '1' }
  return {
    problem: `"${text}" is neither 1 nor 0.`,
    fix: 'Use 1 to switch it on, 0 to switch it off, or leave it out.',
  }
}

/** Reads a length of time in whole seconds, as ms. */
export function readSeconds(text: string): Reading<number> {
  const seconds = whole(text, 86_400)
  if (seconds !== null) return { value: seconds * 1000 }
  return {
    problem: `"${text}" is not a number of seconds.`,
    fix: 'Use a whole number from 0 to 86400, or leave it out.',
  }
}

/** Reads names of hosts without scheme, port and path. */
export function readHostNames(text: string): Reading<readonly string[]> {
  const value = text.split(',').map((name) => name.trim())
  if (value.every((name) => /^(?:[\w-]+(?:\.[\w-]+)*|\[[\da-f:.]+\])$/i.test(name)))
    return { value }
  return {
    problem: `"${text}" is not a list of host names.`,
    fix: 'Write them without scheme and port, with commas between, such as server-a,server-b.',
  }
}

/** Reads which proxies are believed. */
export function readProxies(text: string): Reading<TrustedProxies> {
  const value = parseTrustedProxies(text)
  if (value) return { value }
  return {
    problem: `"${text}" is not a list of addresses and networks.`,
    fix: 'Write the addresses of your proxies with commas between, such as 10.0.0.2,172.16.0.0/12.',
  }
}

const regionId = /^[a-z][a-z0-9-]{0,31}$/

/** Reads the id of a region. */
export function readRegionId(text: string): Reading<string> {
  if (regionId.test(text)) return { value: text }
  return {
    problem: `"${text}" is not the id of a region.`,
    fix: 'Write it in small letters, digits and hyphens, such as eu-west.',
  }
}

/** Reads the regions with the addresses of their servers. */
export function readRegions(text: string): Reading<readonly [Region, ...Region[]]> {
  const listed = text.split(',').map((entry): Region | null => {
    const [rId = '', url = '', ...rest] = entry.trim().split('=')
    const origin = readOrigin(url)
    const isBare = 'value' in origin && url.replace(/\/$/, '') === origin.value
    return rest.length === 0 && regionId.test(rId) && isBare
      ? { rId, name: rId, origin: origin.value }
      : null
  })
  const [first, ...more] = listed.filter((region) => region !== null)
  const isWhole = more.length + 1 === listed.length
  const isOnceEach = new Set(listed.map((region) => region?.rId)).size === listed.length
  if (first && more.length > 0 && isWhole && isOnceEach) return { value: [first, ...more] }
  return {
    problem: `"${text}" is not a list of two or more regions, each once with the address of its servers.`,
    fix: 'Write it like eu=https://eu.kingside.example,asia=https://asia.kingside.example, without paths.',
  }
}

const minSecretLength = 32

export function readSecret(text: string): Reading<string> {
  if (text.length >= minSecretLength && new Set(text).size >= 10) return { value: text }
  return {
    problem: `it is too easy to guess (${text.length} characters).`,
    fix: `Use at least ${minSecretLength} random characters: openssl rand -base64 48`,
  }
}

export const readWord =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Reading<Word> => {
    const word = words.find((known) => known === text)
    if (word !== undefined) return { value: word }
    return { problem: `"${text}" is not known.`, fix: `Use one of: ${words.join(', ')}.` }
  }

/** Reads one line of text that everybody may see. */
export function readText(text: string): Reading<string> {
  const value = text.trim()
  // oxlint-disable-next-line no-control-regex -- a line break or another control character
  if (value !== '' && value.length <= 200 && !/[\u0000-\u001f]/.test(value)) return { value }
  return {
    problem: 'it is not one line of text.',
    fix: 'Write at most 200 characters on one line.',
  }
}

/** Reads the name of a bucket. */
export function readBucket(text: string): Reading<string> {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return { value: text }
  return {
    problem: `"${text}" is not the name of a bucket.`,
    fix: 'Write 3 to 63 small letters, digits, hyphens and dots, such as kingside-files.',
  }
}

/** Reads the address of a page elsewhere. */
export function readLink(text: string): Reading<string> {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol)) return { value: url.href }
  return {
    problem: `"${text}" is not a web address.`,
    fix: 'Write it with its scheme, such as https://shop.kingside.example/chess.',
  }
}

/** Reads one mail address without a name. */
export function readMailbox(text: string): Reading<string> {
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(text)) return { value: text }
  return {
    problem: `"${text}" is not a mail address.`,
    fix: 'Write it without a name, such as support@kingside.example.',
  }
}

/** Reads mail addresses without names. */
export function readMailboxes(text: string): Reading<readonly string[]> {
  const value = text.split(',').map((address) => address.trim())
  if (value.every((address) => /^[^\s<>@]+@[^\s<>@]+$/.test(address))) return { value }
  return {
    problem: 'it is not a list of mail addresses.',
    fix: 'Write them without names, with commas between, such as aigerim@kingside.example,ben@kingside.example.',
  }
}

export function readMailAddress(text: string): Reading<string> {
  if (/^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/.test(text)) return { value: text }
  return {
    problem: `"${text}" is not a mail address.`,
    fix: 'Write it like Kingside <no-reply@kingside.example>.',
  }
}

/** What this server is to a provider of social sign-in. */
export interface OAuthClient {
  readonly clientId: string
  readonly clientSecret: string
}

/** What this server is to Apple. */
export interface AppleClient {
  /** The id of the service, such as `example.kingside.web`. */
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  /** The key that Apple gave, as PEM; it signs the client secret. */
  readonly privateKey: string
}

/** The providers of social sign-in that are configured. */
export interface OAuthClients {
  readonly google?: OAuthClient
  readonly facebook?: OAuthClient
  readonly apple?: AppleClient
}

export function readAppleClient(text: string): Reading<Omit<AppleClient, 'privateKey'>> {
  const { clientId, teamId, keyId } =
    /^(?<clientId>[^\s:]+):(?<teamId>[A-Z0-9]{10}):(?<keyId>[A-Z0-9]{10})$/.exec(text)?.groups ?? {}
  if (clientId && teamId && keyId) return { value: { clientId, teamId, keyId } }
  return {
    problem: 'it is not the ids of a service, a team and a key.',
    fix: "Write them as Apple's developer pages show them, with colons between: example.kingside.web:TEAMID1234:KEYID12345.",
  }
}

/** Reads a private key on the curve P-256 as PEM; line breaks may be written as `\n`. */
export function readAppleKey(text: string): Reading<string> {
  const pem = text.replaceAll('\\n', '\n')
  const wrong = {
    problem: 'it is not a private key as Apple gives it.',
    fix: 'Use the whole text of the file AuthKey_….p8; its line breaks may be written as \\n.',
  }
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    const isRight = asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1'
    return isRight ? { value: pem } : wrong
  } catch {
    return wrong
  }
}

export function readOAuthClient(text: string): Reading<OAuthClient> {
  const { clientId, clientSecret } =
    /^(?<clientId>[^\s:]+):(?<clientSecret>\S+)$/.exec(text)?.groups ?? {}
  if (clientId && clientSecret) return { value: { clientId, clientSecret } }
  return {
    problem: 'it is not an id and a secret.',
    fix: "Write both as the provider's console shows them, with a colon between: client-id:client-secret.",
  }
}

/** Reads a secret key of Stripe, or one with fewer rights; the message never repeats it. */
export function readStripeKey(text: string): Reading<string> {
  if (/^[sr]k_(?:test|live)_\w{8,}$/.test(text)) return { value: text }
  return {
    problem: 'it is not a secret key of Stripe.',
    fix: 'Use a key that begins with sk_live_, rk_live_, sk_test_ or rk_test_, from Developers, API keys.',
  }
}

/** Reads what a provider signs its messages with: one secret, or two while one replaces the other. */
export function readHookSecrets(text: string): Reading<readonly string[]> {
  const value = text.split(',').map((secret) => secret.trim())
  if (value.length <= 2 && value.every((secret) => /^whsec_\w{16,}$/.test(secret))) return { value }
  return {
    problem: 'it is not a signing secret of Stripe.',
    fix: 'Use what the page of the webhook shows, beginning with whsec_, or two of them with a comma between.',
  }
}

/** Reads a percentage with at most two decimals. */
export function readPercent(text: string): Reading<number> {
  const value = Number(text)
  if (/^\d{1,2}(?:\.\d{1,2})?$/.test(text)) return { value }
  return { problem: `"${text}" is not a percentage.`, fix: 'Write it like 12 or 7.5.' }
}
