import type { Background } from '../background.ts'
import type { Clock } from '../clock.ts'
import type { PlayerRecords } from '../players/player-records.ts'
import type { Documents } from '../fide/documents.ts'
import type { FideStore } from '../fide/fide-store.ts'
import type { IdentityProvider } from '../fide/identity.ts'
import type { PaymentStore } from '../payments/payment-store.ts'
import type { PublicProfiles } from '../players/public-profiles.ts'
import type { TitleFiles } from '../titles/title-files.ts'
import type { TitleStore } from '../titles/title-store.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { AccountStore } from './account-store.ts'
import type { BanStore } from './bans.ts'
import type { CodeStore } from './code-store.ts'
import type { FederationStore } from './federation-store.ts'
import type { NotificationFeed } from './notification-feed.ts'
import type { NotificationStore } from './notifications.ts'
import type { PasskeyStore } from './passkeys.ts'
import type { RatingStore } from './rating-store.ts'
import type { SecretBox } from '../../credentials/secret-box.ts'
import type { SecondFactorStore } from './second-factor-store.ts'
import type { SessionEnds } from './session-ends.ts'
import type { SessionStore } from './session-store.ts'
import type { SocialProvider, SocialStateStore } from './social-ports.ts'

/** Hashes passwords so that guessing from a copy of the database is slow. Neither blocks the process. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>
  /** Whether the password is the hash's; for `null`, an account that there is not, it takes as long and is false. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>
}

/** Access tokens: what `Authorization: JWT …` carries. */
export interface AccessTokens {
  readonly issue: (sessionId: string, at: Date) => Promise<string>
  /** Whose session it is; null when the token is not one of ours or does not hold at `at`. */
  readonly verify: (token: string, at: Date) => Promise<string | null>
}

/** Hashing with the server's key, and without. */
export interface Digests {
  /** Of secrets long enough that nobody can try them all. */
  readonly plain: (secret: string) => string
  /** Of short codes. */
  readonly keyed: (secret: string) => string
  /** Compares in constant time. */
  readonly equal: (a: string, b: string) => boolean
}

/** Everything that accounts need from outside. */
export interface AccountPorts {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly sessionEnds: SessionEnds
  readonly codes: CodeStore
  readonly notifications: NotificationStore
  readonly notificationFeed: NotificationFeed
  readonly bans: BanStore
  readonly ratings: RatingStore
  readonly federation: FederationStore
  readonly fide: FideStore
  readonly documents: Documents
  /** Where identity checks happen; null: there is no provider, and operators decide. */
  readonly identity: IdentityProvider | null
  readonly publicProfiles: PublicProfiles
  readonly titles: TitleStore
  readonly titleFiles: TitleFiles
  readonly playerRecords: PlayerRecords
  readonly socialStates: SocialStateStore
  readonly secondFactors: SecondFactorStore
  readonly passkeys: PasskeyStore
  readonly memberships: Pick<PaymentStore, 'membershipOf'>
  /** The providers that can be signed in with. */
  readonly providers: Readonly<Partial<Record<string, SocialProvider>>>
  readonly passwords: PasswordHasher
  readonly accessTokens: AccessTokens
  readonly digests: Digests
  /** For the secrets of second factors. */
  readonly secretBox: SecretBox
  readonly mailer: Mailer
  readonly background: Background
  readonly clock: Pick<Clock, 'now'>
  /** A secret of at least 128 random bits. */
  readonly createUid: () => string
  /** Six random digits. */
  readonly createCode: () => string
  /** Where players reach the app, such as `https://kingside.example`: for links in mails. */
  readonly siteOrigin: () => string
}
