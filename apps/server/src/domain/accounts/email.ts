import { domainToASCII, domainToUnicode } from 'node:url'

/** An address that can be written to. */
export interface Email {
  /** As it was typed, trimmed: mails go there. */
  readonly address: string
  /** The form in which addresses are compared. */
  readonly folded: string
}

export type ParsedEmail =
  | { readonly status: 'valid'; readonly email: Email }
  | { readonly status: 'refused'; readonly code: 'empty_email' | 'invalid_email' }

/** The longest address that mail servers take (RFC 5321, 4.5.3.1). */
const longest = 254

const shape = /^(?<local>[^\s@<>()[\],;:"\\]{1,64})@(?<domain>[^\s@<>()[\],;:"\\/?#]+)$/u

/**
 * Reads an address: required, trimmed, an ordinary pattern (specification 1, section 5). Compared without case, in
 * Unicode's compatible form and with the domain in ASCII, so that one mailbox has one account.
 */
export function parseEmail(text: string): ParsedEmail {
  const address = text.trim()
  if (address === '') return { status: 'refused', code: 'empty_email' }
  const { local, domain } = shape.exec(address.normalize('NFKC'))?.groups ?? {}
  const asciiDomain = domainToASCII(domain ?? '')
  const isValid =
    local !== undefined &&
    address.length <= longest &&
    /^[^.]+(?:\.[^.]+)+$/.test(asciiDomain) &&
    domainToUnicode(asciiDomain).split('.').every(isOfOneScript)
  if (!isValid) return { status: 'refused', code: 'invalid_email' }
  return {
    status: 'valid',
    email: { address, folded: `${local.toLowerCase()}@${asciiDomain.toLowerCase()}` },
  }
}

/** Scripts whose letters look like each other's. */
const lookalikes = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
]

/** Whether a part of a domain has letters of one of them at most: a mixture passes for another domain. */
const isOfOneScript = (label: string) =>
  lookalikes.filter((script) => script.test(label)).length <= 1

/** Services of addresses that anybody can read or that end within minutes. */
const throwAwayDomains: ReadonlySet<string> = new Set([
  '10minutemail.com',
  'dispostable.com',
  'fakeinbox.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.com',
  'guerrillamail.net',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'sharklasers.com',
  'spam4.me',
  'tempmail.com',
  'temp-mail.org',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
])

/** Whether no account may be made with the address; subdomains count as their domain. */
export function hasBannedDomain({ folded }: Email): boolean {
  const labels = (folded.split('@')[1] ?? '').split('.')
  return labels.some((_, index) => throwAwayDomains.has(labels.slice(index).join('.')))
}
