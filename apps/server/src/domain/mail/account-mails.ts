import type { Mail } from './mailer.ts'

const signature = 'Kingside'

const mail = (to: string, subject: string, ...paragraphs: readonly string[]): Mail => ({
  to,
  subject,
  text: [...paragraphs, signature].join('\n\n'),
})

export const activationMail = (to: string, code: string): Mail =>
  mail(
    to,
    'Your Kingside code',
    `Your code is ${code}. It holds for 15 minutes.`,
    "If you didn't register, ignore this mail: without the code the account can't be used.",
  )

/** @param link the address that sets a new password */
export const resetMail = (to: string, link: string): Mail =>
  mail(
    to,
    'A new password for Kingside',
    `Set a new password here, within 15 minutes:\n${link}`,
    "If you didn't ask for it, ignore this mail: your password stays as it is.",
  )

export const passwordChangedMail = (to: string): Mail =>
  mail(
    to,
    'Your Kingside password was changed',
    'Your password was changed, and the other sign-ins were ended.',
    "If that wasn't you, ask for a new password on the sign-in page at once.",
  )

export const tokenReusedMail = (to: string): Mail =>
  mail(
    to,
    'You were signed out of Kingside',
    'A saved sign-in of yours was used twice, as it happens when somebody has copied it. We have ended that sign-in for both.',
    'Sign in again. If you think that somebody has your data, change your password.',
  )
