import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'operation.clubs.title',
    defaultMessage: 'Club plans',
    description: 'Title of the page, and its link.',
  }),
  search: defineMessage({
    id: 'operation.clubs.search',
    defaultMessage: 'Name or city',
    description: 'Label of the field that searches clubs.',
  }),
  clearSearch: defineMessage({
    id: 'operation.clubs.clearSearch',
    defaultMessage: 'Clear search',
    description: 'Names the button that empties the search.',
  }),
  club: defineMessage({
    id: 'operation.clubs.club',
    defaultMessage: 'Club',
    description: 'Column.',
  }),
  members: defineMessage({
    id: 'operation.clubs.members',
    defaultMessage: 'Members',
    description: 'Column.',
  }),
  plan: defineMessage({
    id: 'operation.clubs.plan',
    defaultMessage: 'Club plan',
    description: 'Column, and label of the choice.',
  }),
  planOf: defineMessage<{ readonly club: MessageValue }>({
    id: 'operation.clubs.planOf',
    defaultMessage: 'Plan of {club}',
    description: 'Names the choice of a plan. {club} is the name of a club.',
  }),
  choose: defineMessage({
    id: 'operation.clubs.choose',
    defaultMessage: 'Choose',
    description: 'In a list from which nothing is chosen.',
  }),
  empty: defineMessage({
    id: 'operation.clubs.empty',
    defaultMessage: 'No clubs yet',
    description: 'Title of the empty list.',
  }),
  unpaid: defineMessage({
    id: 'operation.clubs.unpaid',
    defaultMessage: 'Basic',
    description: 'The plan of a club: entry fees can’t be taken.',
  }),
  paid: defineMessage({
    id: 'operation.clubs.paid',
    defaultMessage: 'With entry fees',
    description: 'The plan of a club: entry fees can be taken.',
  }),
  premium: defineMessage({
    id: 'operation.clubs.premium',
    defaultMessage: 'Premium',
    description: 'The plan of a club.',
  }),
  saved: defineMessage({
    id: 'operation.clubs.saved',
    defaultMessage: 'Plan saved',
    description: 'After the plan of a club was set.',
  }),
} as const
