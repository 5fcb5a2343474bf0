import type { Locale } from '@kingside/api'
import type { NewAct } from '../operation/operator-acts.ts'

/** What somebody wrote to the operator. */
export interface NewSupportMessage {
  readonly subject: string
  readonly message: string
  /** Where the answer goes. */
  readonly replyTo: string
  /** Who wrote; null is a browser that the server does not know. */
  readonly playerId: number | null
  readonly language: Locale
  /** When the writer has agreed to the terms, where the form asks for it. */
  readonly agreedAt?: Date
}

/** A message as the operator reads it. */
export interface SupportMessage extends Omit<NewSupportMessage, 'playerId' | 'agreedAt'> {
  readonly id: number
  readonly at: Date
  readonly player: { readonly uid: string; readonly name: string } | null
}

/** Where messages to the operator are kept until they are deleted. */
export interface SupportMessages {
  /** @returns the message's id */
  readonly add: (message: NewSupportMessage, at: Date) => Promise<number>
  /** The newest first. */
  readonly list: (
    limit: number,
    offset: number,
    /** In which it is written. @default all */
    language?: Locale,
  ) => Promise<{ readonly count: number; readonly messages: readonly SupportMessage[] }>
  /** @returns whether there was one with this id */
  readonly remove: (id: number, at: Date, act: NewAct) => Promise<boolean>
}
