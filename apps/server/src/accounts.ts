import { socialProviders } from '@kingside/api'
import { drawInThread } from './certificates/certificate-thread.ts'
import type { Database } from './db/database.ts'
import { createAccountStore } from './db/accounts/account-store.ts'
import { createBanStore } from './db/accounts/ban-store.ts'
import { createCodeStore } from './db/accounts/code-store.ts'
import { createFideStore } from './db/fide/fide-store.ts'
import { createFederationStore } from './db/accounts/federation-store.ts'
import { createNotificationStore } from './db/accounts/notification-store.ts'
import { createPasskeyStore } from './db/accounts/passkey-store.ts'
import { createPublicProfiles } from './db/accounts/public-profiles.ts'
import { createRatingStore } from './db/accounts/rating-store.ts'
import { createSandboxMailbox, type SandboxMailbox } from './db/accounts/sandbox-mailbox.ts'
import { keepSecret } from './db/accounts/secret-store.ts'
import { createSecondFactorStore } from './db/accounts/second-factor-store.ts'
import { createSessionStore } from './db/accounts/session-store.ts'
import { createSocialStateStore } from './db/accounts/social-state-store.ts'
import { createTitleStore } from './db/titles/title-store.ts'
import { createPaymentStore } from './db/payments/payment-store.ts'
import { createAccessTokens } from './credentials/access-tokens.ts'
import { createCode, createDigests } from './credentials/digests.ts'
import { createSecretBox } from './credentials/secret-box.ts'
import { createPasswordHasher } from './credentials/password-hasher.ts'
import { createPlayerRecords } from './db/players/player-records.ts'
import type { OAuthClients } from './config-values.ts'
import type { AccountPorts, PasswordHasher } from './domain/accounts/ports.ts'
import { createNotificationFeed, publishingStore } from './domain/accounts/notification-feed.ts'
import { createSessionEnds } from './domain/accounts/session-ends.ts'
import type { SocialProvider } from './domain/accounts/social-ports.ts'
import { createTitleFiles } from './domain/titles/title-files.ts'
import type { Documents } from './domain/fide/documents.ts'
import type { Background } from './domain/background.ts'
import type { Clock } from './domain/clock.ts'
import { createSandboxIdentity, type SandboxIdentity } from './identity/sandbox-identity.ts'
import { createStripeIdentity, type StripeIdentitySettings } from './identity/stripe-identity.ts'
import { createSmtpMailer, type SmtpSettings } from './mail/smtp-mailer.ts'
import { createAppleProvider } from './social/apple-provider.ts'
import type { SandboxPayments } from './payments/sandbox-provider.ts'
import type { Fetch } from './social/ask-json.ts'
import { createOAuthProvider } from './social/oauth-provider.ts'
import { createSandboxProviders, type SandboxProviders } from './social/sandbox-provider.ts'

export interface AccountSettings {
  /** Signs the access tokens; null makes a key once and keeps it in the database. */
  readonly secret: string | null
  /** Who may see the sandbox pages that replace services which are not configured. @default own-computer */
  readonly sandbox?: Sandbox['audience'] | 'off'
  /** Null keeps mails in the sandbox mailbox. */
  readonly smtp: SmtpSettings | null
  /**
   * The configured sign-in providers. With none, the sandbox (if on) replaces all of them; otherwise only these can be
   * used.
   */
  readonly oauth: OAuthClients
  /** Null has identity checks by the sandbox, or where that is off by operators alone. @default null */
  readonly stripeIdentity?: StripeIdentitySettings | null
}

export interface OpenAccountsDeps {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
  readonly background: Background
  readonly createUid: () => string
  readonly siteOrigin: () => string
  readonly fetch: Fetch
  /** What the sandbox's identity checks are signed with. @default one that is made and kept with the data */
  readonly identitySecret?: string
  /** @default nobody has uploaded anything */
  readonly documents?: Documents
  /** @default argon2id with OWASP's parameters */
  readonly passwords?: PasswordHasher
  /** @default six digits of the system's random source */
  readonly createCode?: () => string
}

/** The pages that stand for what is not configured. */
export interface Sandbox {
  /** Who sees the pages; `own-computer`: browsers on the server's own computer. */
  readonly audience: 'own-computer' | 'everybody'
  readonly mailbox: SandboxMailbox | null
  readonly social: SandboxProviders | null
  readonly identity: SandboxIdentity | null
  /** The pages of the payment provider; none where a real one is configured. */
  readonly payments?: {
    readonly pages: SandboxPayments
    readonly siteOrigin: () => string
  }
}

/** Puts the ports of accounts together. */
export async function openAccounts(
  { secret, smtp, oauth, sandbox = 'own-computer', stripeIdentity = null }: AccountSettings,
  deps: OpenAccountsDeps,
): Promise<{ readonly account: AccountPorts; readonly sandbox?: Sandbox }> {
  const { db, clock, createUid } = deps
  const key = new TextEncoder().encode(secret ?? (await keepSecret(db, 'tokens', createUid)))
  const mailbox = smtp ? null : createSandboxMailbox(db, clock.now)
  const mailer = smtp ? createSmtpMailer(smtp) : createSandboxMailbox(db, clock.now)
  const titles = createTitleStore(db)
  const notificationFeed = createNotificationFeed()
  const isSandbox = Object.keys(oauth).length === 0 && sandbox !== 'off'
  const social = isSandbox ? createSandboxProviders(createUid) : null
  const identity =
    stripeIdentity === null && sandbox !== 'off' ? await openSandboxIdentity(deps) : null
  return {
    ...(sandbox !== 'off' && { sandbox: { mailbox, social, identity, audience: sandbox } }),
    account: {
      accounts: createAccountStore(db),
      sessions: createSessionStore(db),
      sessionEnds: createSessionEnds(),
      codes: createCodeStore(db),
      notifications: publishingStore(createNotificationStore(db), notificationFeed),
      notificationFeed,
      bans: createBanStore(db),
      ratings: createRatingStore(db),
      federation: createFederationStore(db),
      fide: createFideStore(db),
      documents: deps.documents ?? noDocuments,
      identity: stripeIdentity ? createStripeIdentity(stripeIdentity) : identity,
      publicProfiles: createPublicProfiles(db),
      titles,
      titleFiles: createTitleFiles({ store: titles, draw: drawInThread, clock }),
      playerRecords: createPlayerRecords(db),
      socialStates: createSocialStateStore(db),
      secondFactors: createSecondFactorStore(db),
      passkeys: createPasskeyStore(db),
      memberships: createPaymentStore(db),
      providers: social
        ? sandboxProviders(social)
        : realProviders(oauth, { fetch: deps.fetch, now: clock.now }),
      passwords: deps.passwords ?? createPasswordHasher(),
      accessTokens: createAccessTokens(key),
      digests: createDigests(key),
      secretBox: createSecretBox(key, 'kingside second factor'),
      mailer,
      background: deps.background,
      clock,
      createUid,
      createCode: deps.createCode ?? createCode,
      siteOrigin: deps.siteOrigin,
    },
  }
}

const noDocuments: Documents = {
  take: async () => false,
  link: () => '/not_found',
  remove: async () => {},
}

async function openSandboxIdentity({
  db,
  clock,
  createUid,
  siteOrigin,
  identitySecret,
}: OpenAccountsDeps) {
  const secret = identitySecret ?? (await keepSecret(db, 'identity', createUid))
  return createSandboxIdentity({ secret, createUid, now: clock.now, siteOrigin })
}

function sandboxProviders(sandbox: SandboxProviders) {
  return Object.fromEntries(socialProviders.map((name) => [name, sandbox.provider(name)]))
}

function realProviders(
  oauth: AccountSettings['oauth'],
  world: { readonly fetch: Fetch; readonly now: () => Date },
): Readonly<Partial<Record<string, SocialProvider>>> {
  const { google, facebook, apple } = oauth
  const { fetch } = world
  return {
    ...(google && { google: createOAuthProvider('google', google, fetch) }),
    ...(facebook && { facebook: createOAuthProvider('facebook', facebook, fetch) }),
    ...(apple && { apple: createAppleProvider(apple, world) }),
  }
}
