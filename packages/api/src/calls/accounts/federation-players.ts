import { z } from 'zod/mini'
import { defineCall, everyone } from '../../call.ts'
import { federationPlayerStatuses } from '../../facts/fide.ts'

/** A player of the federation's list. */
export const federationPlayer = z.object({
  fide_id: z.int().check(z.positive()),
  full_name: z.string(),
  birth_year: z.nullable(z.int()),
  /** The federation's three-letter code. */
  federation: z.string(),
  /** A title such as `GM`; null without a title. */
  title: z.nullable(z.string()),
  /** Whether the id can be connected to an account: `assigned` belongs to another user. */
  status: z.enum(federationPlayerStatuses),
})
export type FederationPlayer = z.output<typeof federationPlayer>

const queryInt = z.coerce.number<number | string>().check(z.int())

export const searchFederationPlayers = defineCall({
  id: 'federationPlayers.search',
  method: 'GET',
  path: 'players/',
  summary: "Looks in the federation's list by FIDE ID, or by full name and year of birth.",
  query: z.object({
    fide_id: z.optional(queryInt.check(z.positive(), z.lte(999_999_999))),
    full_name: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(120))),
    birth_year: z.optional(queryInt.check(z.gte(1900), z.lte(2100))),
  }),
  response: z.readonly(z.array(federationPlayer)),
  errors: [],
  roles: everyone,
  example: [
    {
      fide_id: 13_700_000,
      full_name: 'Serik, Dana',
      birth_year: 1998,
      federation: 'KAZ',
      title: 'WIM',
      status: 'free',
    },
  ],
})
