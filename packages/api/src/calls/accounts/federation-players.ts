import { z } from 'zod'
import { defineCall, everyone } from '../../call.ts'

/** A player of the federation's list. */
export const federationPlayer = z.object({
  fide_id: z.int().positive(),
  full_name: z.string(),
  birth_year: z.int().nullable(),
  /** Three letters, as the federation writes it. */
  federation: z.string(),
  /** Such as `GM`; null is not titled. */
  title: z.string().nullable(),
  /** Whether the id can be connected: `assigned` belongs to another user. */
  status: z.enum(['free', 'assigned', 'banned']),
})
export type FederationPlayer = z.output<typeof federationPlayer>

const queryInt = z.coerce.number<number | string>().int()

export const searchFederationPlayers = defineCall({
  id: 'federationPlayers.search',
  method: 'GET',
  path: 'players/',
  summary: "Looks in the federation's list by FIDE ID, or by full name and year of birth.",
  query: z.object({
    fide_id: queryInt.positive().max(999_999_999).optional(),
    full_name: z.string().trim().min(2).max(120).optional(),
    birth_year: queryInt.min(1900).max(2100).optional(),
  }),
  response: z.array(federationPlayer).readonly(),
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
