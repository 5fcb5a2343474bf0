import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { countryId, dateText, dateTime, listedCountryId, members } from './fields.ts'

/** 0 unauthorized, 1 free, 2 Pro. */
export const accessLevel = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type AccessLevel = z.output<typeof accessLevel>

/** The signed-in user as only the user sees it. */
export const userProfile = z.object({
  /** The public uid of the user's player. */
  uid: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  access_level: accessLevel,
  fide_id: z.nullable(z.int()),
  /** 0 not verified, 1 on check, 2 verified. */
  fide_verified_status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  country: z.nullable(countryId),
  free_account_requested: z.boolean(),
  gamification_consent: z.boolean(),
  receive_newsletters: z.boolean(),
  birth_date: z.nullable(dateText),
  player: z.nullable(
    z.object({
      player_id: z.int(),
      fide_title: z.nullable(z.string()),
      foa_title: z.nullable(z.string()),
    }),
  ),
  /** `status` is "active" for a Pro membership that holds. */
  recurring_purchase: z.nullable(
    z.object({
      status: z.string(),
      valid_to: z.nullable(dateTime),
      cancel_at_period_end: z.nullable(z.boolean()),
    }),
  ),
  /** Whether there is a password to change; an account of a social sign-in may have none. */
  has_password: z.boolean(),
})
export type UserProfile = z.output<typeof userProfile>

const exampleProfile = {
  uid: 'pQ3vYk1mT8xWc2Za',
  email: 'dana@kingside.example',
  first_name: 'Dana',
  last_name: 'Serik',
  access_level: 1,
  fide_id: null,
  fide_verified_status: 0,
  country: null,
  free_account_requested: false,
  gamification_consent: false,
  receive_newsletters: true,
  birth_date: '1998-04-12',
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
    /** One that the caller takes for its own, anonymous or public: another's is refused. */
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

/** What users may change themselves; any other field is refused. */
export const profileChange = z.strictObject({
  first_name: z.optional(z.string().check(z.maxLength(60))),
  last_name: z.optional(z.string().check(z.maxLength(60))),
  country: z.nullish(listedCountryId),
  birth_date: z.nullish(dateText),
  receive_newsletters: z.optional(z.boolean()),
  gamification_consent: z.optional(z.boolean()),
})
export type ProfileChange = z.output<typeof profileChange>

export const updateProfile = defineCall({
  id: 'me.update',
  method: 'PATCH',
  path: 'me/',
  summary: 'Changes the fields of the profile that are sent, and answers with the whole.',
  body: profileChange,
  response: userProfile,
  errors: ['incorrect_name'],
  roles: members,
  example: exampleProfile,
})

export const requestFreeAccount = defineCall({
  id: 'me.requestFreeAccount',
  method: 'PATCH',
  path: 'me/free-account-requested/',
  summary: 'Notes that a titled player asks for Pro without payment, or no longer.',
  body: z.strictObject({ free_account_requested: z.boolean() }),
  response: userProfile,
  errors: [],
  roles: members,
  example: { ...exampleProfile, free_account_requested: true },
})

export const submitFide = defineCall({
  id: 'me.submitFide',
  method: 'POST',
  path: 'me/fide/',
  summary: "Connects a FIDE ID that the user has, or asks for one with the federation's form.",
  body: z.strictObject({
    /** One that the user has; without it the rest is needed. */
    fide_id: z.optional(z.int().check(z.positive())),
    first_name: z.optional(z.string().check(z.maxLength(60))),
    last_name: z.optional(z.string().check(z.maxLength(60))),
    date_of_birth: z.optional(dateText),
    place_of_birth: z.optional(z.string().check(z.maxLength(120))),
    nationality: z.optional(listedCountryId),
    federation: z.optional(listedCountryId),
    gender: z.optional(z.enum(['female', 'male'])),
    /** Ids of uploaded files; the consent is for players under 13. */
    avatar: z.optional(z.string().check(z.maxLength(64))),
    selfie_with_id: z.optional(z.string().check(z.maxLength(64))),
    parent_consent: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: userProfile,
  errors: ['already_assigned', 'permission_denied', 'not_authenticated', 'fide_id_not_found'],
  roles: members,
  example: { ...exampleProfile, fide_id: 13_700_000, fide_verified_status: 1 },
})
