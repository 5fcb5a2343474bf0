import { type Locale, languageTag } from '@kingside/api'
import { accountMailTexts, type MailText } from './account-mail-texts.ts'
import type { Mail } from './mailer.ts'

/** Who gets a mail, and in which language. */
export interface Reader {
  readonly to: string
  readonly language: Locale
}

const signature = 'Kingside'

/** A mail out of its words, with the signature. */
export const mail = ({ to, language }: Reader, { subject, paragraphs }: MailText): Mail => ({
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

export const secondFactorMail = (reader: Reader, change: 'on' | 'off'): Mail =>
  mail(reader, accountMailTexts[reader.language].secondFactor[change])

/** A code by which somebody who is signed in proves to be the owner of the address. */
export const identityCodeMail = (reader: Reader, code: string): Mail =>
  mail(reader, accountMailTexts[reader.language].identityCode(code))

export const deletionAskedMail = (reader: Reader, closesAt: Date): Mail =>
  mail(reader, accountMailTexts[reader.language].deletionAsked(day(reader.language, closesAt)))

export const deletedMail = (reader: Reader): Mail =>
  mail(reader, accountMailTexts[reader.language].deleted)

/** @param link the page from which the file is fetched */
export const ownDataMail = (reader: Reader, link: string, expiresAt: Date): Mail =>
  mail(reader, accountMailTexts[reader.language].ownData(link, day(reader.language, expiresAt)))

/** Without a time: the days of everybody's calendars are near enough. */
const day = (language: Locale, at: Date) =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: 'UTC' }).format(at)

export const tokenReusedMail = (reader: Reader): Mail =>
  mail(reader, accountMailTexts[reader.language].tokenReused)
