import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { genders } from '../../facts/accounts.ts'
import { fideIdStatuses } from '../../facts/fide.ts'
import {
  membershipKinds,
  paymentMethods,
  planPeriods,
  purchaseStatuses,
} from '../../facts/payments.ts'
import { countryId, dateText, dateTime, members } from './fields.ts'

/** 0 unauthorized, 1 free, 2 Pro. */
export const accessLevel = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type AccessLevel = z.output<typeof accessLevel>

/** The signed-in user, with the fields that only the user may see. */
export const userProfile = z.object({
  /** The public uid of the user's player. */
  uid: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  access_level: accessLevel,
  fide_id: z.nullable(z.int()),
  /** 0 not verified, 1 on check, 2 verified. */
  fide_verified_status: z.literal([0, 1, 2]),
  /** What is shown of it: the same, and whether the newest request was rejected. */
  fide_status: z.enum(fideIdStatuses),
  /** Since when the FIDE ID is verified; null until then. */
  fide_verified_at: z.nullable(dateTime),
  country: z.nullable(countryId),
  free_account_requested: z.boolean(),
  gamification_consent: z.boolean(),
  receive_newsletters: z.boolean(),
  birth_date: z.nullable(dateText),
  /** Null until the user states it; tournaments for one gender need it. */
  gender: z.nullable(z.enum(genders)),
  /** The address of the picture; null is none. */
  avatar: z.nullable(z.string()),
  player: z.nullable(
    z.object({
      player_id: z.int(),
      fide_title: z.nullable(z.string()),
      foa_title: z.nullable(z.string()),
    }),
  ),
  /** `status` is "active" while a Pro membership is valid. */
  recurring_purchase: z.nullable(
    z.object({
      id: z.string(),
      kind: z.enum(membershipKinds),
      status: z.enum(purchaseStatuses),
      period: z.enum(planPeriods),
      method: z.enum(paymentMethods),
      /** When it ends or is renewed; null for a membership for life. */
      valid_to: z.nullable(dateTime),
      /** Null while the provider works on a change. */
      cancel_at_period_end: z.nullable(z.boolean()),
      cancelled_at: z.nullable(dateTime),
      /** Months that were given or won and begin when the paid time ends. */
      free_months: z.int().check(z.nonnegative()),
    }),
  ),
  /** Whether there is a password to change; an account of a social sign-in may have none. */
  has_password: z.boolean(),
})
export type UserProfile = z.output<typeof userProfile>

export const exampleProfile = {
  uid: 'pQ3vYk1mT8xWc2Za',
  email: 'dana@kingside.example',
  first_name: 'Dana',
  last_name: 'Serik',
  access_level: 1,
  fide_id: null,
  fide_verified_status: 0,
  fide_status: 'not_connected',
  fide_verified_at: null,
  country: null,
  free_account_requested: false,
  gamification_consent: false,
  receive_newsletters: true,
  birth_date: '1998-04-12',
  gender: 'female',
  avatar: null,
  player: { player_id: 7, fide_title: null, foa_title: null },
  recurring_purchase: null,
  has_password: true,
} as const

export const getUid = defineCall({
  id: 'me.uid',
  method: 'GET',
  path: 'me/uid/',
  summary: 'Tells the caller under which uid others see the caller; null before the first ping.',
  query: z.object({
    /** The uid that the caller uses, anonymous or public; another player's uid is an error. */
    uid: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  }),
  response: z.object({ uid: z.nullable(z.string()) }),
  errors: [],
  roles: everyone,
  example: { uid: 'pQ3vYk1mT8xWc2Za' },
})

export const getProfile = defineCall({
  id: 'me.get',
  method: 'GET',
  path: 'me/',
  summary: 'Answers with the profile of the signed-in user.',
  response: userProfile,
  errors: [],
  roles: members,
  example: exampleProfile,
})
