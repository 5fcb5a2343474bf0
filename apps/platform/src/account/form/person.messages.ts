import { defineMessage } from 'react-intl'

/** The words of the fields about a person. */
export const personMessages = {
  firstName: defineMessage({
    id: 'person.firstName',
    defaultMessage: 'First name',
    description: 'Label of a field.',
  }),
  lastName: defineMessage({
    id: 'person.lastName',
    defaultMessage: 'Last name',
    description: 'Label of a field.',
  }),
  country: defineMessage({
    id: 'person.country',
    defaultMessage: 'Country',
    description: 'Label of the choice of the country that a player plays for.',
  }),
  gender: defineMessage({
    id: 'person.gender',
    defaultMessage: 'Gender',
    description: 'Label of the choice of a player’s gender, as in the passport.',
  }),
  female: defineMessage({
    id: 'person.gender.female',
    defaultMessage: 'Female',
    description: 'A choice of the field “Gender”.',
  }),
  male: defineMessage({
    id: 'person.gender.male',
    defaultMessage: 'Male',
    description: 'A choice of the field “Gender”.',
  }),
  notStated: defineMessage({
    id: 'person.gender.notStated',
    defaultMessage: 'Not stated',
    description: 'A choice of the field “Gender” where it may stay empty.',
  }),
  genderUse: defineMessage({
    id: 'person.gender.use',
    defaultMessage: 'Needed for women’s tournaments.',
    description: 'Below the field “Gender”: what it is asked for.',
  }),
  openCountries: defineMessage({
    id: 'person.country.open',
    defaultMessage: 'Show all countries',
    description: 'Names the button that opens the list of countries.',
  }),
  noCountry: defineMessage({
    id: 'person.country.none',
    defaultMessage: 'No such country',
    description: 'In the list of countries when nothing fits what was typed.',
  }),
  clearCountry: defineMessage({
    id: 'person.country.clear',
    defaultMessage: 'Clear country',
    description: 'Names the button that takes the choice of a country back.',
  }),
  birthDate: defineMessage({
    id: 'person.birthDate',
    defaultMessage: 'Date of birth',
    description: 'Label of a field.',
  }),
  openCalendar: defineMessage({
    id: 'person.birthDate.open',
    defaultMessage: 'Open calendar',
    description: 'Names the button in a field for a date.',
  }),
  previousMonth: defineMessage({
    id: 'person.birthDate.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Names a button of the calendar.',
  }),
  nextMonth: defineMessage({
    id: 'person.birthDate.nextMonth',
    defaultMessage: 'Next month',
    description: 'Names a button of the calendar.',
  }),
  optional: defineMessage({
    id: 'person.optional',
    defaultMessage: 'optional',
    description: 'Small word beside the label of a field that may stay empty.',
  }),
}
