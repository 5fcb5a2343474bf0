import type { CatalogueEntry } from './catalogue.ts'

const subscription = 'platform-features-subscription'
const tournament = 'platform-features-tournamentphase'

/** The messages of tournaments and membership (specification 3, sections 5 and 8). */
export const membershipMessages = [
  {
    situation: 'Tournament: withdrawn from a Swiss',
    text: 'Oops! You have been withdrawn from the Swiss system tournament because you missed two games in a row.',
    story: `${tournament}--every-notice`,
  },
  {
    situation: 'Tournament: 404',
    text: 'Page is not found, but let’s play some chess?',
    story: `${tournament}--not-found`,
  },
  {
    situation: 'Tournament: banned',
    text: 'You’re banned from this tournament',
    story: `${tournament}--showing-banned`,
  },
  {
    situation: 'Subscription: the server fails',
    text: 'Server error. Try again later',
    story: `${subscription}-changing--every-failure`,
  },
  {
    situation: 'Subscription: not cancelled',
    text: 'Can’t cancel subscription. Please contact support',
    story: `${subscription}-changing--every-failure`,
  },
  {
    situation: 'Subscription: reactivation refused with 406',
    text: 'Please subscribe manually after',
    story: `${subscription}-changing--every-failure`,
  },
  {
    situation: 'Subscription: auto-renew failed',
    text: 'Auto-renew failed. Try again.',
    story: `${subscription}-settled--settled-past-due-renew-failed`,
  },
  {
    situation: 'Subscription: unpaid',
    text: 'Update your payment details to keep Pro.',
    story: `${subscription}-settled--settled-past-due-unpaid`,
  },
  {
    situation: 'Subscription: invalid payment',
    text: 'Update your payment details to keep Pro.',
    story: `${subscription}-settled--settled-past-due-invalid-payment`,
  },
  {
    situation: 'Promo code: invalid',
    text: 'This promo code is expired',
    story: 'platform-features-checkout--every-coupon-error',
  },
  {
    situation: 'Promo code: lookup failed',
    text: 'Unknown promo code',
    story: 'platform-features-checkout--every-coupon-error',
  },
  {
    situation: 'Upload: 413',
    text: 'The file is too large.',
    story: 'platform-features-upload--every-problem',
  },
].map((entry): CatalogueEntry => ({ specification: 3, ...entry }))
