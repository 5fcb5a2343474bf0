import type { ProfileChange } from '@kingside/api'
import type { Gender } from '@kingside/api/facts'
import type { PersonalInfo } from '@kingside/machines/registration'

/** The fields in the server's form; an empty date removes the saved one. A form without a gender leaves it. */
export const profileChange = (
  info: PersonalInfo & { readonly gender?: Gender | null },
): ProfileChange => ({
  first_name: info.firstName.trim(),
  last_name: info.lastName.trim(),
  country: info.country,
  ...(info.gender !== undefined && { gender: info.gender }),
  birth_date: info.birthDate === '' ? null : info.birthDate,
  receive_newsletters: info.newsletters,
})
