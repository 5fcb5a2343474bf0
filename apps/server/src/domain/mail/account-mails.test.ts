import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@kingside/api'
import {
  activationMail,
  addressTakenMail,
  deletedMail,
  deletionAskedMail,
  identityCodeMail,
  ownDataMail,
  passwordChangedMail,
  resetMail,
  tokenReusedMail,
} from './account-mails.ts'

const link = 'https://kingside.example/?popup=password-reset&email=a%40b.example&token=secret'
const to = 'dana@kingside.example'

const mailsIn = (language: Locale) => ({
  activation: activationMail({ to, language }, '123456'),
  reset: resetMail({ to, language }, link),
  passwordChanged: passwordChangedMail({ to, language }),
  tokenReused: tokenReusedMail({ to, language }),
  addressTaken: addressTakenMail({ to, language }),
  identityCode: identityCodeMail({ to, language }, '123456'),
  deletionAsked: deletionAskedMail({ to, language }, new Date('2026-02-14T12:00:00Z')),
  deleted: deletedMail({ to, language }),
  ownData: ownDataMail({ to, language }, link, new Date('2026-02-14T12:00:00Z')),
})

/** Letters that no other of the three languages has. */
const own: Readonly<Record<Locale, RegExp>> = {
  en: /^[^а-яёәғқңөұүһі]*$/i,
  kz: /[әғқңөұүһі]/i,
  ru: /^[^әғқңөұүһі]*[а-яё][^әғқңөұүһі]*$/i,
}

describe.each(locales)('the mails in %s', (language) => {
  const mails = mailsIn(language)

  it('have the code and the link', () => {
    expect(mails.activation.text).toMatch(/(?<!\d)123456(?!\d)/)
    expect(mails.activation.text).toContain('15')
    expect(mails.reset.text.split('\n')).toContain(link)
    expect(mails.reset.text).toContain('15')
  })

  it.each(Object.entries(mails))('are complete and in that language: %s', (_, mail) => {
    expect(mail).toMatchObject({ to, language })
    expect(mail.subject).toMatch(/^\S[^\n]{8,60}\S$/)
    expect(mail.subject).toContain('Kingside')
    expect(mail.text).toMatch(/^\S[^]+\n\nKingside$/)
    expect(mail.text).not.toMatch(/undefined|null|\[object|\{|\}/)
    expect(mail.text.replace(link, '')).toMatch(own[language])
  })
})

it('have subjects that tell the mails and the languages apart', () => {
  const subjects = locales.flatMap((language) =>
    Object.values(mailsIn(language)).map(({ subject }) => subject),
  )
  expect(new Set(subjects).size).toBe(subjects.length)
})
