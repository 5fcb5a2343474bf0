import type { ProfileChange } from '@kingside/api'
import type { PersonalInfo } from '@kingside/machines/registration'

/** The fields as the server takes them; an empty date takes the old one away. */
export const profileChange = (info: PersonalInfo): ProfileChange => ({
  first_name: info.firstName.trim(),
  last_name: info.lastName.trim(),
  country: info.country,
  birth_date: info.birthDate === '' ? null : info.birthDate,
  receive_newsletters: info.newsletters,
})
