import type { Config } from '../config.ts'
import { noProxies } from '../trusted-proxies.ts'

/**
 * Says at the start what is not configured: what stands for it and for whom, or that it is off, and which setting
 * makes it real.
 * @param origin where this computer reaches the server
 */
export function describeStart(config: Config, origin: string): readonly string[] {
  const { publicOrigin, trustedProxies, sandbox, smtpUrl, oauth } = config
  return [
    ...(smtpUrl === null ? [describeMail(sandbox, publicOrigin ?? origin)] : []),
    ...(Object.keys(oauth).length === 0 ? describeSocial(sandbox) : []),
    ...(config.stripeIdentity === null ? describeIdentity(sandbox) : []),
    ...(publicOrigin === null && config.isOpenToOthers
      ? [
          `Others are answered 421 until KINGSIDE_PUBLIC_URL is the address that they type, such as http://192.168.1.20:3000`,
        ]
      : []),
    ...(publicOrigin !== null && trustedProxies === noProxies
      ? [
          'All players behind a proxy count as one address: set KINGSIDE_TRUSTED_PROXIES to its address',
        ]
      : []),
  ]
}

function describeMail(sandbox: Config['sandbox'], origin: string): string {
  switch (sandbox) {
    case 'off':
      return 'Mail is not sent, and /dev/mail is off: set SMTP_URL, or KINGSIDE_SANDBOX=1 to let everybody read all mail there'
    case 'own-computer':
      return `Mail is not sent (no SMTP_URL); this computer can read it at ${origin}/dev/mail`
    case 'everybody':
      return `Mail is not sent (no SMTP_URL); everybody can read it at ${origin}/dev/mail (KINGSIDE_SANDBOX=1)`
    default:
      return sandbox satisfies never
  }
}

function describeIdentity(sandbox: Config['sandbox']): readonly string[] {
  switch (sandbox) {
    case 'off':
      return [
        'Identity checks are done by operators alone: set STRIPE_SECRET_KEY and STRIPE_IDENTITY_SECRET for a provider',
      ]
    case 'own-computer':
      return []
    case 'everybody':
      return [
        'Everybody can decide the own identity check (KINGSIDE_SANDBOX=1, no STRIPE_SECRET_KEY)',
      ]
    default:
      return sandbox satisfies never
  }
}

function describeSocial(sandbox: Config['sandbox']): readonly string[] {
  switch (sandbox) {
    case 'off':
      return [
        'Sign-in by other sites is off: set GOOGLE_OAUTH, FACEBOOK_OAUTH or APPLE_OAUTH, or KINGSIDE_SANDBOX=1 for test persons',
      ]
    case 'own-computer':
      return []
    case 'everybody':
      return [
        'Everybody can sign in as a test person (KINGSIDE_SANDBOX=1, no GOOGLE_OAUTH, FACEBOOK_OAUTH or APPLE_OAUTH)',
      ]
    default:
      return sandbox satisfies never
  }
}
