import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  all: defineMessage({
    id: 'clubs.page.all',
    defaultMessage: 'All clubs',
    description: 'Link to all clubs.',
  }),
  loading: defineMessage({
    id: 'clubs.page.loading',
    defaultMessage: 'Loading the club…',
    description: 'Title of the page while it loads.',
  }),
  failed: defineMessage({
    id: 'clubs.page.failed',
    defaultMessage: 'Couldn’t load this club',
    description: 'Heading in place of a club.',
  }),
  gone: defineMessage({
    id: 'clubs.page.gone',
    defaultMessage: 'No such club',
    description: 'Heading of the page of a club that is not there.',
  }),
  goneText: defineMessage({
    id: 'clubs.page.goneText',
    defaultMessage: 'It may have been deleted, or the address is wrong.',
    description: 'Below “No such club”.',
  }),
  nextEvent: defineMessage({
    id: 'clubs.page.nextEvent',
    defaultMessage: 'Next event',
    description: 'Names the event that comes first.',
  }),
  about: defineMessage({
    id: 'clubs.page.about',
    defaultMessage: 'About the club',
    description: 'Heading of the description.',
  }),
  whoJoins: defineMessage({
    id: 'clubs.page.whoJoins',
    defaultMessage: 'Who can join',
    description: 'Heading of the restrictions.',
  }),
  hours: defineMessage({
    id: 'clubs.page.hours',
    defaultMessage: 'Opening hours',
    description: 'Heading of when a club is open.',
  }),
  links: defineMessage({
    id: 'clubs.page.links',
    defaultMessage: 'Links',
    description: 'Heading of links of a club to other sites.',
  }),
  more: defineMessage({
    id: 'clubs.page.more',
    defaultMessage: 'Learn more',
    description: 'Link of a card or an event to another site.',
  }),
  picturesOf: defineMessage<{ readonly club: MessageValue }>({
    id: 'clubs.page.picturesOf',
    defaultMessage: 'Pictures of {club}',
    description: 'Names the gallery. {club} is the name of the club.',
  }),
  noEvents: defineMessage({
    id: 'clubs.page.noEvents',
    defaultMessage: 'No events planned',
    description: 'In place of events.',
  }),
  noTournaments: defineMessage({
    id: 'clubs.page.noTournaments',
    defaultMessage: 'No tournaments coming up',
    description: 'In place of tournaments.',
  }),
  noMembers: defineMessage({
    id: 'clubs.page.noMembers',
    defaultMessage: 'No members yet',
    description: 'In place of members.',
  }),
  loadingMembers: defineMessage({
    id: 'clubs.page.loadingMembers',
    defaultMessage: 'Loading members…',
    description: 'For screen readers.',
  }),
  membersFailed: defineMessage({
    id: 'clubs.page.membersFailed',
    defaultMessage: 'Couldn’t load the members',
    description: 'In place of members.',
  }),
} as const
