import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { genders } from '../../facts/accounts.ts'
import { dateText, members } from './fields.ts'
import { listedCountryId } from './listed-country.ts'
import { exampleProfile, userProfile } from './profile.ts'

/** The fields that users may change themselves; any other field is an error. */
export const profileChange = z.strictObject({
  first_name: z.optional(z.string().check(z.maxLength(60))),
  last_name: z.optional(z.string().check(z.maxLength(60))),
  country: z.nullish(listedCountryId),
  birth_date: z.nullish(dateText),
  gender: z.nullish(z.enum(genders)),
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
  errors: ['incorrect_name', 'incorrect_date'],
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
    /** A FIDE ID that the user has; without it the other fields are required. */
    fide_id: z.optional(z.int().check(z.positive())),
    first_name: z.optional(z.string().check(z.maxLength(60))),
    last_name: z.optional(z.string().check(z.maxLength(60))),
    date_of_birth: z.optional(dateText),
    place_of_birth: z.optional(z.string().check(z.maxLength(120))),
    nationality: z.optional(listedCountryId),
    federation: z.optional(listedCountryId),
    gender: z.optional(z.enum(genders)),
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
