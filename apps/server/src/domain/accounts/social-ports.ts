/** A person as a provider knows one. */
export interface SocialPerson {
  /** The provider's id of the person. */
  readonly subject: string
  /** Null when the provider gives none. */
  readonly email: string | null
  /** Whether the provider vouches that the address is the person's. */
  readonly isEmailConfirmed: boolean
  readonly firstName: string
  readonly lastName: string
}

/** A provider of sign-ins by OAuth's code flow with PKCE (RFC 7636, S256). */
export interface SocialProvider {
  /** The address of the provider's page. */
  readonly authoriseUrl: (request: {
    readonly state: string
    readonly challenge: string
    readonly redirectUri: string
  }) => string
  /** Exchanges a code; null when the provider refuses it. */
  readonly exchange: (request: {
    readonly code: string
    readonly verifier: string
    /** What the provider was given of the verifier at the start. */
    readonly challenge: string
    readonly redirectUri: string
  }) => Promise<SocialPerson | null>
}

/** A name that a provider gives beside its code. */
export interface GivenName {
  readonly firstName: string
  readonly lastName: string
}

/** A social sign-in under way. */
export interface SocialState {
  readonly provider: string
  readonly path: string
  readonly verifier: string
}

/** One whose person has come back. */
export interface TakenSocialState extends SocialState {
  /** Null where the provider gives none beside its code. */
  readonly givenName: GivenName | null
}

/** Where social sign-ins under way are kept, each under the hash of its state. */
export interface SocialStateStore {
  readonly put: (hash: string, state: SocialState, expiresAt: Date) => Promise<void>
  readonly find: (hash: string, at: Date) => Promise<SocialState | null>
  /** Keeps the name that came beside the code, the first one. */
  readonly keepName: (hash: string, name: GivenName) => Promise<void>
  /** Takes it away: of two at once only one gets it. */
  readonly take: (hash: string, at: Date) => Promise<TakenSocialState | null>
}
