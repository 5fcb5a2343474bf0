import { defineMessage, type MessageValue } from 'react-intl'

/** What clubs can do here, and how to ask for what comes. */
export const messages = {
  title: defineMessage({
    id: 'clubs.early.title',
    defaultMessage: 'Run your chess club on Kingside',
    description: 'Title of the page for those who run clubs.',
  }),
  lead: defineMessage({
    id: 'clubs.early.lead',
    defaultMessage: 'Members, events and tournaments in one place. Creating a club is free.',
    description: 'Below the title of the page for those who run clubs.',
  }),
  create: defineMessage({
    id: 'clubs.early.create',
    defaultMessage: 'Create a club',
    description: 'Link to the form for a new club.',
  }),
  find: defineMessage({
    id: 'clubs.early.find',
    defaultMessage: 'See all clubs',
    description: 'Link to the list of clubs.',
  }),
  features: defineMessage({
    id: 'clubs.early.features',
    defaultMessage: 'What your club gets',
    description: 'Title above what clubs can do.',
  }),
  page: defineMessage({
    id: 'clubs.early.page',
    defaultMessage: 'A page of its own',
    description: 'One of the things that a club gets.',
  }),
  pageText: defineMessage({
    id: 'clubs.early.page.text',
    defaultMessage: 'Who you are, where and when you meet, pictures and links.',
    description: 'Below “A page of its own”.',
  }),
  members: defineMessage({
    id: 'clubs.early.members',
    defaultMessage: 'Members on your terms',
    description: 'One of the things that a club gets.',
  }),
  membersText: defineMessage({
    id: 'clubs.early.members.text',
    defaultMessage:
      'Open to everyone or by request, with limits by age, region and title. Share the work with other administrators.',
    description: 'Below “Members on your terms”.',
  }),
  events: defineMessage({
    id: 'clubs.early.events',
    defaultMessage: 'A calendar of events',
    description: 'One of the things that a club gets.',
  }),
  eventsText: defineMessage({
    id: 'clubs.early.events.text',
    defaultMessage:
      'Club nights, lessons and trips appear on your page and in the calendar of all clubs.',
    description: 'Below “A calendar of events”.',
  }),
  tournaments: defineMessage({
    id: 'clubs.early.tournaments',
    defaultMessage: 'Tournaments from start to finish',
    description: 'One of the things that a club gets.',
  }),
  tournamentsText: defineMessage({
    id: 'clubs.early.tournaments.text',
    defaultMessage:
      'Swiss, arena, match and playoff: pairings and standings are done for you, or you pair by hand.',
    description: 'Below “Tournaments from start to finish”.',
  }),
  ask: defineMessage({
    id: 'clubs.early.ask',
    defaultMessage: 'Get early access',
    description: 'Title of the form that asks for what is not there yet, and link to it.',
  }),
  askText: defineMessage({
    id: 'clubs.early.ask.text',
    defaultMessage:
      'We’re building more for clubs. Tell us about yours and what it needs, and we’ll email you when there’s something to try before everyone else.',
    description: 'Below “Get early access”.',
  }),
  email: defineMessage({
    id: 'clubs.early.email',
    defaultMessage: 'Your email',
    description: 'Label of the field for the address.',
  }),
  message: defineMessage({
    id: 'clubs.early.message',
    defaultMessage: 'Message',
    description: 'Label of the field for the text.',
  }),
  messageHelp: defineMessage({
    id: 'clubs.early.message.help',
    defaultMessage: 'For example: how many players you have, and how you run tournaments now.',
    description: 'Below the field “Message”.',
  }),
  agreement: defineMessage<{ readonly privacy: MessageValue; readonly terms: MessageValue }>({
    id: 'clubs.early.agreement',
    defaultMessage: 'I accept the {terms} and {privacy}',
    description: 'Beside a checkbox. {terms} and {privacy} are links with the next two messages.',
  }),
  terms: defineMessage({
    id: 'clubs.early.terms',
    defaultMessage: 'terms of use',
    description: 'Link in “I accept the {terms} and {privacy}”.',
  }),
  privacy: defineMessage({
    id: 'clubs.early.privacy',
    defaultMessage: 'privacy policy',
    description: 'Link in “I accept the {terms} and {privacy}”.',
  }),
  left: defineMessage<{ readonly left: number | bigint; readonly over: number | bigint }>({
    id: 'clubs.early.left',
    defaultMessage:
      '{over, plural, =0 {{left, plural, one {# character left} other {# characters left}}} one {# character too many} other {# characters too many}}',
    description: 'Says to screen readers how much may still be typed into a field.',
  }),
  tooLong: defineMessage({
    id: 'clubs.early.tooLong',
    defaultMessage: 'Too long',
    description: 'Error below a field with too many characters.',
  }),
  send: defineMessage({
    id: 'clubs.early.send',
    defaultMessage: 'Send message',
    description: 'Button of the form.',
  }),
  failed: defineMessage({
    id: 'clubs.early.failed',
    defaultMessage: 'Couldn’t send your message',
    description: 'Title above the form when the message was not taken.',
  }),
  failedText: defineMessage({
    id: 'clubs.early.failed.text',
    defaultMessage: 'Your message is still here. Try again in a moment.',
    description: 'Below “Couldn’t send your message”.',
  }),
  offline: defineMessage({
    id: 'clubs.early.offline',
    defaultMessage: 'You’re offline. Your message is still here. Try again when you’re connected.',
    description: 'Below “Couldn’t send your message”.',
  }),
  throttled: defineMessage<{ readonly time: MessageValue }>({
    id: 'clubs.early.throttled',
    defaultMessage: 'You’ve sent five messages in the last hour. Try again in {time}.',
    description: '{time} is a running time like 40:00. What was typed stays in the form.',
  }),
  sent: defineMessage({
    id: 'clubs.early.sent',
    defaultMessage: 'Message sent',
    description: 'Title in place of the form when the message has arrived.',
  }),
  sentText: defineMessage<{ readonly email: MessageValue }>({
    id: 'clubs.early.sent.text',
    defaultMessage: 'We’ll reply to {email}.',
    description: 'Below “Message sent”. {email} is the address that was typed.',
  }),
  again: defineMessage({
    id: 'clubs.early.again',
    defaultMessage: 'Write another message',
    description: 'Button below “Message sent”.',
  }),
} as const
