import type { Locale } from '@kingside/api'
import { accountMailTexts, type MailText } from './account-mail-texts.ts'
import type { Mail } from './mailer.ts'

/** Who gets a mail, and in which language. */
export interface Reader {
  readonly to: string
  readonly language: Locale
}

const signature = 'Kingside'

const mail = ({ to, language }: Reader, { subject, paragraphs }: MailText): Mail => ({
  to,
  language,
  subject,
  text: [...paragraphs, signature].join('\n\n'),
})

export const activationMail = (reader: Reader, code: string): Mail =>
  mail(reader, accountMailTexts[reader.language].activation(code))

/** @param link the address that sets a new password */
export const resetMail = (reader: Reader, link: string): Mail =>
  mail(reader, accountMailTexts[reader.language].reset(link))

export const passwordChangedMail = (reader: Reader): Mail =>
  mail(reader, accountMailTexts[reader.language].passwordChanged)

/** To the owner of an address that somebody wanted to add to another account. */
export const addressTakenMail = (reader: Reader): Mail =>
  mail(reader, accountMailTexts[reader.language].addressTaken)

export const tokenReusedMail = (reader: Reader): Mail =>
  mail(reader, accountMailTexts[reader.language].tokenReused)
