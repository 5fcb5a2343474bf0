import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  noSponsors: defineMessage({
    id: 'tournament.broadcast.noSponsors',
    defaultMessage: 'No sponsors announced',
    description: 'In the tab “Sponsors” of a broadcast without any.',
  }),
  noSchedule: defineMessage({
    id: 'tournament.broadcast.noSchedule',
    defaultMessage: 'No schedule yet',
    description: 'In the tab “Schedule” of a broadcast without one.',
  }),
  noAttend: defineMessage({
    id: 'tournament.broadcast.noAttend',
    defaultMessage: 'Nothing announced yet',
    description: 'In the tab “How to attend” of a broadcast that says nothing of it.',
  }),
  place: defineMessage<{ readonly place: MessageValue }>({
    id: 'tournament.broadcast.place',
    defaultMessage: 'Where: {place}',
    description: 'In the tab “How to attend” of a broadcast: the city or the venue.',
  }),
}
