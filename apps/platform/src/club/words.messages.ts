import type {
  ClubMembership,
  ClubRelation,
  ClubRole,
  ClubSocial,
  tournamentRegions,
} from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'

/** What is said of clubs in several places. */
export const messages = {
  clubs: defineMessage({
    id: 'clubs.clubs',
    defaultMessage: 'Clubs',
    description: 'Heading and title of the page with all clubs.',
  }),
  retry: defineMessage({
    id: 'clubs.retry',
    defaultMessage: 'Try again',
    description: 'Button that asks the server again.',
  }),
  signIn: defineMessage({
    id: 'clubs.signIn',
    defaultMessage: 'Sign in',
    description: 'Button that opens the popup to sign in.',
  }),
  cancel: defineMessage({
    id: 'clubs.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that stops what is under way, or leaves a form.',
  }),
  name: defineMessage({
    id: 'clubs.name',
    defaultMessage: 'Name of the club',
    description: 'Label of a field, and of a value.',
  }),
  description: defineMessage({
    id: 'clubs.description',
    defaultMessage: 'Description',
    description: 'Label of the field for the long text about a club.',
  }),
  country: defineMessage({
    id: 'clubs.country',
    defaultMessage: 'Country',
    description: 'Label of the field for the country of a club.',
  }),
  countryOpen: defineMessage({
    id: 'clubs.countryOpen',
    defaultMessage: 'Show all countries',
    description: 'Names the button that opens the list of countries.',
  }),
  countryNone: defineMessage({
    id: 'clubs.countryNone',
    defaultMessage: 'No such country',
    description: 'In the list when nothing matches.',
  }),
  countryClear: defineMessage({
    id: 'clubs.countryClear',
    defaultMessage: 'Clear country',
    description: 'Names the button that takes the choice away.',
  }),
  place: defineMessage({
    id: 'clubs.place',
    defaultMessage: 'Location',
    description: 'Names where a club is: address, city and country.',
  }),
  joining: defineMessage({
    id: 'clubs.joining',
    defaultMessage: 'Joining',
    description: 'Names how people join a club: everybody at once, or by request.',
  }),
  members: defineMessage({
    id: 'clubs.members',
    defaultMessage: 'Members',
    description: 'Heading of the list of people in a club, and name of their number.',
  }),
  cards: defineMessage({
    id: 'clubs.cards',
    defaultMessage: 'Information',
    description: 'Heading of the cards with information of a club.',
  }),
  gallery: defineMessage({
    id: 'clubs.gallery',
    defaultMessage: 'Gallery',
    description: 'Heading of the pictures of a club.',
  }),
  events: defineMessage({
    id: 'clubs.events',
    defaultMessage: 'Events',
    description: 'Heading of what a club plans.',
  }),
  tournaments: defineMessage({
    id: 'clubs.tournaments',
    defaultMessage: 'Tournaments',
    description: 'Heading of the tournaments of a club.',
  }),
  requests: defineMessage({
    id: 'clubs.requests',
    defaultMessage: 'Requests',
    description: 'Heading of the people who wait to be let into a club.',
  }),
  manage: defineMessage({
    id: 'clubs.manage',
    defaultMessage: 'Manage club',
    description: 'Link to the administration of a club.',
  }),
  memberCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.memberCount',
    defaultMessage: '{count, plural, one {# member} other {# members}}',
    description: 'How many people are in a club.',
  }),
  playerCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.playerCount',
    defaultMessage: '{count, plural, one {# player} other {# players}}',
    description: 'How many people have joined a tournament.',
  }),
  requestsWaiting: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.requestsWaiting',
    defaultMessage: '{count, plural, one {# request} other {# requests}}',
    description: 'How many people wait to be let into a club.',
  }),
  inProgress: defineMessage({
    id: 'clubs.inProgress',
    defaultMessage: 'In progress',
    description: 'State of a tournament that is played now.',
  }),
  onlyFrom: defineMessage<{ readonly places: MessageValue }>({
    id: 'clubs.onlyFrom',
    defaultMessage: 'Players from: {places}',
    description: 'Who may join a club. {places} are parts of the world.',
  }),
  onlyTitles: defineMessage<{ readonly titles: MessageValue }>({
    id: 'clubs.onlyTitles',
    defaultMessage: 'Players with a title: {titles}',
    description: 'Who may join a club. {titles} are letters, such as GM or IM.',
  }),
  ageBetween: defineMessage<{ readonly from: MessageValue; readonly to: MessageValue }>({
    id: 'clubs.ageBetween',
    defaultMessage: 'Aged {from} to {to}',
    description: 'Who may join a club.',
  }),
  ageFrom: defineMessage<{ readonly from: MessageValue }>({
    id: 'clubs.ageFrom',
    defaultMessage: 'Aged {from} and over',
    description: 'Who may join a club.',
  }),
  ageTo: defineMessage<{ readonly to: MessageValue }>({
    id: 'clubs.ageTo',
    defaultMessage: 'Aged up to {to}',
    description: 'Who may join a club.',
  }),
  pages: defineMessage({
    id: 'clubs.pages',
    defaultMessage: 'Pages',
    description: 'Names the buttons to other pages of a list, for screen readers.',
  }),
  previous: defineMessage({
    id: 'clubs.previous',
    defaultMessage: 'Previous page',
    description: 'Names the button to the page before.',
  }),
  next: defineMessage({
    id: 'clubs.next',
    defaultMessage: 'Next page',
    description: 'Names the button to the next page.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'clubs.page',
    defaultMessage: 'Page {page}',
    description: 'Names the button to a page of a list.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'clubs.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Says which page of a list is shown.',
  }),
  close: defineMessage({
    id: 'clubs.close',
    defaultMessage: 'Close',
    description: 'Names the button that closes a dialog or a picture.',
  }),
  previousPicture: defineMessage({
    id: 'clubs.previousPicture',
    defaultMessage: 'Previous picture',
    description: 'Names the button to the picture before.',
  }),
  nextPicture: defineMessage({
    id: 'clubs.nextPicture',
    defaultMessage: 'Next picture',
    description: 'Names the button to the next picture.',
  }),
  picturePosition: defineMessage<{ readonly count: MessageValue; readonly place: MessageValue }>({
    id: 'clubs.picturePosition',
    defaultMessage: '{place} of {count}',
    description: 'Says which picture of a gallery is shown.',
  }),
  pictureFailed: defineMessage({
    id: 'clubs.pictureFailed',
    defaultMessage: 'Couldn’t load the picture',
    description: 'In place of a picture.',
  }),
  pictureNumber: defineMessage<{ readonly number: MessageValue }>({
    id: 'clubs.pictureNumber',
    defaultMessage: 'Picture {number}',
    description: 'Names a picture that has no caption.',
  }),
  partFailed: defineMessage({
    id: 'clubs.partFailed',
    defaultMessage: 'Couldn’t load everything about this club',
    description: 'In place of parts of a page that did not come.',
  }),
} as const

export const membershipMessages = {
  open: defineMessage({
    id: 'clubs.membership.open',
    defaultMessage: 'Open to everyone',
    description: 'How people join a club: at once.',
  }),
  'by-request': defineMessage({
    id: 'clubs.membership.by-request',
    defaultMessage: 'By request',
    description: 'How people join a club: an administrator lets them in.',
  }),
} as const satisfies Record<ClubMembership, unknown>

export const relationMessages = {
  requested: defineMessage({
    id: 'clubs.you.requested',
    defaultMessage: 'Request sent',
    description: 'The reader has asked to join the club and waits.',
  }),
  member: defineMessage({
    id: 'clubs.you.member',
    defaultMessage: 'You’re a member',
    description: 'The reader is in the club.',
  }),
  admin: defineMessage({
    id: 'clubs.you.admin',
    defaultMessage: 'You’re an administrator',
    description: 'The reader runs the club.',
  }),
} as const satisfies Record<Exclude<ClubRelation, 'none'>, unknown>

export const roleMessages = {
  member: defineMessage({
    id: 'clubs.role.member',
    defaultMessage: 'Member',
    description: 'The role of somebody in a club.',
  }),
  admin: defineMessage({
    id: 'clubs.role.admin',
    defaultMessage: 'Administrator',
    description: 'The role of somebody who runs a club.',
  }),
} as const satisfies Record<ClubRole, unknown>

export const regionMessages = {
  europe: defineMessage({
    id: 'clubs.region.europe',
    defaultMessage: 'Europe',
    description: 'Part of the world from which players may join.',
  }),
  asia: defineMessage({
    id: 'clubs.region.asia',
    defaultMessage: 'Asia and Oceania',
    description: 'Part of the world from which players may join.',
  }),
  africa: defineMessage({
    id: 'clubs.region.africa',
    defaultMessage: 'Africa',
    description: 'Part of the world from which players may join.',
  }),
  america: defineMessage({
    id: 'clubs.region.america',
    defaultMessage: 'the Americas',
    description: 'Part of the world from which players may join.',
  }),
} as const satisfies Record<(typeof tournamentRegions)[number], unknown>

export const socialMessages = {
  twitter: defineMessage({
    id: 'clubs.social.twitter',
    defaultMessage: 'X (Twitter)',
    description: 'A social network: its own name.',
  }),
  facebook: defineMessage({
    id: 'clubs.social.facebook',
    defaultMessage: 'Facebook',
    description: 'A social network: its own name.',
  }),
  instagram: defineMessage({
    id: 'clubs.social.instagram',
    defaultMessage: 'Instagram',
    description: 'A social network: its own name.',
  }),
  youtube: defineMessage({
    id: 'clubs.social.youtube',
    defaultMessage: 'YouTube',
    description: 'A social network: its own name.',
  }),
  telegram: defineMessage({
    id: 'clubs.social.telegram',
    defaultMessage: 'Telegram',
    description: 'A social network: its own name.',
  }),
  whatsapp: defineMessage({
    id: 'clubs.social.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'A social network: its own name.',
  }),
  tiktok: defineMessage({
    id: 'clubs.social.tiktok',
    defaultMessage: 'TikTok',
    description: 'A social network: its own name.',
  }),
  vk: defineMessage({
    id: 'clubs.social.vk',
    defaultMessage: 'VK',
    description: 'A social network: its own name.',
  }),
} as const satisfies Record<ClubSocial, unknown>
