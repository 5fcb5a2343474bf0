import { z } from 'zod/mini'
import { countryOf } from '../../facts/countries.ts'
import { countryId } from './fields.ts'

/** The id of a country in `countries`, for requests. */
export const listedCountryId = countryId.check(
  z.refine((id) => countryOf(id) !== null, {
    error: 'no country of the list has this id',
  }),
)
