import { z } from 'zod/mini'
import { defineCall } from '../../call.ts'
import { genders } from '../../facts/accounts.ts'
import { maxFideName, maxFidePlace } from '../../facts/fide-form.ts'
import { dateText, fileId, members } from './fields.ts'
import { listedCountryId } from './listed-country.ts'
import { exampleProfile, userProfile } from './profile.ts'

/** The fields that users may change themselves; any other field is an error. */
export const profileChange = z.strictObject({
  first_name: z.optional(z.string().check(z.maxLength(60))),
  last_name: z.optional(z.string().check(z.maxLength(60))),
  country: z.nullish(listedCountryId),
  birth_date: z.nullish(dateText),
  gender: z.nullish(z.enum(genders)),
  /** The id of an uploaded file of the kind `avatar`; null takes the picture away. */
  avatar: z.nullish(z.string().check(z.maxLength(64))),
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
  errors: ['incorrect_name', 'incorrect_date', 'field_locked', 'not_found', 'too_young'],
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
    fide_id: z.optional(z.int().check(z.positive(), z.lte(999_999_999))),
    /** Letters A to Z, with single spaces and hyphens. */
    first_name: z.optional(z.string().check(z.maxLength(maxFideName))),
    last_name: z.optional(z.string().check(z.maxLength(maxFideName))),
    /** At least 3 years ago. */
    date_of_birth: z.optional(dateText),
    place_of_birth: z.optional(z.string().check(z.maxLength(maxFidePlace))),
    nationality: z.optional(listedCountryId),
    federation: z.optional(listedCountryId),
    gender: z.optional(z.enum(genders)),
    /** Ids of uploaded files. */
    avatar: z.optional(fileId),
    selfie_with_id: z.optional(fileId),
    /** For users under 13: a parent's written consent, and that the user agrees to it. */
    parent_consent: z.optional(fileId),
    agreement: z.optional(z.boolean()),
  }),
  response: userProfile,
  errors: [
    'already_assigned',
    'permission_denied',
    'not_authenticated',
    'fide_id_not_found',
    'incorrect_name',
    'incorrect_date',
    'too_young',
    'parent_consent_missing',
    'not_found',
  ],
  roles: members,
  example: {
    ...exampleProfile,
    fide_id: 13_700_000,
    fide_verified_status: 1,
    fide_status: 'on_check',
  },
})
