/** What a support chat may know of a user, once it was agreed to. */
export interface SupportPerson {
  /** Null is a visitor. */
  readonly email: string | null
  readonly isSubscribed: boolean
  readonly fideId: number | null
  readonly title: string | null
}

/** A chat with the support. No part of it is loaded or told anything before the user has agreed. */
export interface SupportChat {
  /** From where its code comes, such as `chat.example.org`; null where there is no chat. */
  readonly provider: string | null
  /** Opens the connection to whoever runs the chat. */
  readonly start: () => void
  /** Tells who is there, at each change of page. */
  readonly update: (person: SupportPerson, path: string) => void
  /** Forgets the person, at sign-out and when the agreement is taken back. */
  readonly stop: () => void
}

/** Where no chat is set up. */
export const noSupportChat: SupportChat = {
  provider: null,
  start: () => {},
  update: () => {},
  stop: () => {},
}
