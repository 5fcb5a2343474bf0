import type { ClubMembership } from '@kingside/api/facts'
import type { DraftProblem } from './club-draft.ts'
import { defineMessage, type MessageValue } from 'react-intl'

export const formMessages = {
  createTitle: defineMessage({
    id: 'clubs.form.createTitle',
    defaultMessage: 'Create a club',
    description: 'Heading and title of the form for a new club.',
  }),
  createText: defineMessage({
    id: 'clubs.form.createText',
    defaultMessage: 'You’ll be its first administrator. Everything can be changed later.',
    description: 'Below the heading of the form for a new club.',
  }),
  createClub: defineMessage({
    id: 'clubs.form.createClub',
    defaultMessage: 'Create club',
    description: 'Button that makes the club.',
  }),
  visitor: defineMessage({
    id: 'clubs.form.visitor',
    defaultMessage: 'Clubs belong to accounts. Sign in, and the form opens.',
    description: 'For a visitor, in place of the form.',
  }),
  info: defineMessage({
    id: 'clubs.form.info',
    defaultMessage: 'Club info',
    description: 'Heading of a part of the form.',
  }),
  web: defineMessage({
    id: 'clubs.form.web',
    defaultMessage: 'Links',
    description: 'Heading of a part of the form.',
  }),
  whoJoins: defineMessage({
    id: 'clubs.form.whoJoins',
    defaultMessage: 'Who can join',
    description: 'Heading of a part of the form.',
  }),
  shortName: defineMessage({
    id: 'clubs.form.shortName',
    defaultMessage: 'Short name',
    description: 'Label of a field.',
  }),
  shortNameHelp: defineMessage({
    id: 'clubs.form.shortNameHelp',
    defaultMessage: 'For tables and narrow places: “ACC”, for example.',
    description: 'Help of the field “Short name”.',
  }),
  tagline: defineMessage({
    id: 'clubs.form.tagline',
    defaultMessage: 'Tagline',
    description: 'Label of the field for one sentence about a club.',
  }),
  taglineHelp: defineMessage({
    id: 'clubs.form.taglineHelp',
    defaultMessage: 'One sentence that says what the club is about.',
    description: 'Help of the field “Tagline”.',
  }),
  cover: defineMessage({
    id: 'clubs.form.cover',
    defaultMessage: 'Cover',
    description: 'Label of the field for the large picture of a club.',
  }),
  coverHelp: defineMessage({
    id: 'clubs.form.coverHelp',
    defaultMessage: 'A wide picture. SVG is best.',
    description: 'Help of the field “Cover”. The kinds of files follow.',
  }),
  city: defineMessage({
    id: 'clubs.form.city',
    defaultMessage: 'City',
    description: 'Label of a field.',
  }),
  address: defineMessage({
    id: 'clubs.form.address',
    defaultMessage: 'Street and house',
    description: 'Label of the field for street and house.',
  }),
  hours: defineMessage({
    id: 'clubs.form.hours',
    defaultMessage: 'Opening hours',
    description: 'Label of a field.',
  }),
  hoursHelp: defineMessage({
    id: 'clubs.form.hoursHelp',
    defaultMessage: 'For example, “Mon–Fri 16:00–21:00”.',
    description: 'Help of the field “Opening hours”.',
  }),
  site: defineMessage({
    id: 'clubs.form.site',
    defaultMessage: 'Website',
    description: 'Label of the field for the address of the club’s own site.',
  }),
  siteHelp: defineMessage({
    id: 'clubs.form.siteHelp',
    defaultMessage: 'For example, “example.com”. Only web addresses can be used.',
    description: 'Help of the field “Website”.',
  }),
  linkTitle: defineMessage<{ readonly number: MessageValue }>({
    id: 'clubs.form.linkTitle',
    defaultMessage: 'Link {number}: text',
    description: 'Label of the field for the text of a link.',
  }),
  linkUrl: defineMessage<{ readonly number: MessageValue }>({
    id: 'clubs.form.linkUrl',
    defaultMessage: 'Link {number}: address',
    description: 'Label of the field for the address of a link.',
  }),
  addLink: defineMessage({
    id: 'clubs.form.addLink',
    defaultMessage: 'Add link',
    description: 'Button that adds a link to the form.',
  }),
  removeLink: defineMessage<{ readonly number: MessageValue }>({
    id: 'clubs.form.removeLink',
    defaultMessage: 'Remove link {number}',
    description: 'Names the button that takes a link out of the form.',
  }),
  regions: defineMessage({
    id: 'clubs.form.regions',
    defaultMessage: 'Regions',
    description: 'Label of the choice of parts of the world.',
  }),
  titles: defineMessage({
    id: 'clubs.form.titles',
    defaultMessage: 'Titles',
    description: 'Label of the choice of titles of players.',
  }),
  noLimit: defineMessage({
    id: 'clubs.form.noLimit',
    defaultMessage: 'Choose nothing to let everyone join.',
    description: 'Help of choices that restrict who may join.',
  }),
  chosenRegions: defineMessage({
    id: 'clubs.form.chosenRegions',
    defaultMessage: 'Chosen regions',
    description: 'Names the row of chosen options.',
  }),
  chosenTitles: defineMessage({
    id: 'clubs.form.chosenTitles',
    defaultMessage: 'Chosen titles',
    description: 'Names the row of chosen options.',
  }),
  removeChoice: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.form.removeChoice',
    defaultMessage: 'Remove {name}',
    description: 'Names the button that takes a choice away.',
  }),
  open: defineMessage({
    id: 'clubs.form.open',
    defaultMessage: 'Show all options',
    description: 'Names the button that opens a list.',
  }),
  noResults: defineMessage({
    id: 'clubs.form.noResults',
    defaultMessage: 'Nothing matches',
    description: 'In a list when nothing matches what was typed.',
  }),
  ageMin: defineMessage({
    id: 'clubs.form.ageMin',
    defaultMessage: 'Lowest age',
    description: 'Label of a field.',
  }),
  ageMax: defineMessage({
    id: 'clubs.form.ageMax',
    defaultMessage: 'Highest age',
    description: 'Label of a field.',
  }),
  increase: defineMessage({
    id: 'clubs.form.increase',
    defaultMessage: 'Increase',
    description: 'Names a button beside a number.',
  }),
  decrease: defineMessage({
    id: 'clubs.form.decrease',
    defaultMessage: 'Decrease',
    description: 'Names a button beside a number.',
  }),
  left: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.form.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'How many more characters may be typed.',
  }),
} as const

export const membershipHelp = {
  open: defineMessage({
    id: 'clubs.form.help.open',
    defaultMessage: 'Everyone who may join is in right away.',
    description: 'Explains the choice “Open to everyone”.',
  }),
  'by-request': defineMessage({
    id: 'clubs.form.help.by-request',
    defaultMessage: 'An administrator lets each player in.',
    description: 'Explains the choice “By request”.',
  }),
} as const satisfies Record<ClubMembership, unknown>

export const problemMessages = {
  fill_in: defineMessage({
    id: 'clubs.form.problem.fill_in',
    defaultMessage: 'Fill in the value',
    description: 'Below a field that must not be empty.',
  }),
  fill_in_properly: defineMessage({
    id: 'clubs.form.problem.fill_in_properly',
    defaultMessage: 'Fill in the value properly',
    description: 'Below a field whose value can’t be used.',
  }),
  too_long: defineMessage({
    id: 'clubs.form.problem.too_long',
    defaultMessage: 'Too long',
    description: 'Below a field with too many characters.',
  }),
} as const satisfies Record<DraftProblem, unknown>
