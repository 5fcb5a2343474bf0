/** The data of a user that a support chat may get after consent. */
export interface SupportPerson {
  /** Null for a visitor. */
  readonly email: string | null
  readonly isSubscribed: boolean
  readonly fideId: number | null
  readonly title: string | null
}

/** A chat with the support. It loads and learns nothing before the user has consented. */
export interface SupportChat {
  /** The host of its code, such as `chat.example.org`; null where there is no chat. */
  readonly provider: string | null
  /** Loads the chat's code and connects to its provider. */
  readonly start: () => void
  /** Sends the user and the page, at each change of page. */
  readonly update: (person: SupportPerson, path: string) => void
  /** Removes the user's data, at sign-out and when the consent is withdrawn. */
  readonly stop: () => void
}

/** The support without a chat. */
export const noSupportChat: SupportChat = {
  provider: null,
  start: () => {},
  update: () => {},
  stop: () => {},
}
