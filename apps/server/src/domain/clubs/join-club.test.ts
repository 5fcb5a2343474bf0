import { expect, it } from 'vitest'
import type { ClubRestrictions } from './club.ts'
import { clubRefusalOf, type ClubPerson } from './join-club.ts'

const open: ClubRestrictions = { regions: [], titles: [], ageMin: null, ageMax: null }
const someone: ClubPerson = {
  isBanned: false,
  hasName: true,
  birthDate: null,
  country: null,
  titles: [],
}
const today = '2026-11-28'
const adult = { ...open, ageMin: 18 }
const kids = { ...open, ageMax: 12 }
const asian: ClubRestrictions = { ...open, regions: ['asia'] }
const masters: ClubRestrictions = { ...open, titles: ['GM', 'IM'] }

it.each([
  ['anybody joins an open club', open, {}, null],
  ['nobody who is banned', open, { isBanned: true }, 'player_is_banned'],
  ['nobody without a name', open, { hasName: false }, 'no_user_data'],
  ['an age that is not known', adult, {}, 'age_not_set'],
  ['one day too young', adult, { birthDate: '2008-11-29' }, 'club_age_not_allowed'],
  ['on the birthday', adult, { birthDate: '2008-11-28' }, null],
  ['the last day of the highest age', kids, { birthDate: '2013-11-29' }, null],
  ['a year older', kids, { birthDate: '2013-11-28' }, 'club_age_not_allowed'],
  ['a country that is not known', asian, {}, 'country_not_set_error'],
  ['another region', asian, { country: { region: 'europe' } }, 'club_region_not_allowed'],
  ['the region', asian, { country: { region: 'asia' } }, null],
  ['no title', masters, {}, 'club_title_not_allowed'],
  ['another title', masters, { titles: ['FM'] }, 'club_title_not_allowed'],
  ['one of the titles', masters, { titles: ['FM', 'IM'] }, null],
] as const)('%s', (_, restrictions, person, refusal) => {
  expect(clubRefusalOf(restrictions, { ...someone, ...person }, today)).toBe(refusal)
})
