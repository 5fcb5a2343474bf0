import type { AdminState, ClubPlan } from '@kingside/api/facts'
import type { AdminTab } from './tabs.ts'
import { defineMessage, type MessageValue } from 'react-intl'

export const tabMessages = {
  info: defineMessage({
    id: 'clubs.admin.tab.info',
    defaultMessage: 'Club info',
    description: 'Tab of the administration of a club.',
  }),
  gallery: defineMessage({
    id: 'clubs.admin.tab.gallery',
    defaultMessage: 'Gallery',
    description: 'Tab of the administration of a club.',
  }),
  cards: defineMessage({
    id: 'clubs.admin.tab.cards',
    defaultMessage: 'Cards',
    description: 'Tab of the administration of a club: cards with information.',
  }),
  events: defineMessage({
    id: 'clubs.admin.tab.events',
    defaultMessage: 'Events',
    description: 'Tab of the administration of a club.',
  }),
  members: defineMessage({
    id: 'clubs.admin.tab.members',
    defaultMessage: 'Members',
    description: 'Tab of the administration of a club.',
  }),
  requests: defineMessage({
    id: 'clubs.admin.tab.requests',
    defaultMessage: 'Requests',
    description: 'Tab of the administration of a club.',
  }),
  tournaments: defineMessage({
    id: 'clubs.admin.tab.tournaments',
    defaultMessage: 'Tournaments',
    description: 'Tab of the administration of a club.',
  }),
} as const satisfies Record<AdminTab, unknown>

export const planMessages = {
  unpaid: defineMessage({
    id: 'clubs.admin.plan.unpaid',
    defaultMessage: 'Basic',
    description: 'The plan of a club: entry fees can’t be taken.',
  }),
  paid: defineMessage({
    id: 'clubs.admin.plan.paid',
    defaultMessage: 'With entry fees',
    description: 'The plan of a club: entry fees can be taken.',
  }),
  premium: defineMessage({
    id: 'clubs.admin.plan.premium',
    defaultMessage: 'Premium',
    description: 'The plan of a club.',
  }),
} as const satisfies Record<ClubPlan, unknown>

export const stateMessages = {
  upcoming: defineMessage({
    id: 'clubs.admin.state.upcoming',
    defaultMessage: 'Upcoming',
    description: 'State of a tournament.',
  }),
  draft: defineMessage({
    id: 'clubs.admin.state.draft',
    defaultMessage: 'Drafts',
    description: 'State of a tournament that is not published, and filter for these.',
  }),
  'in-progress': defineMessage({
    id: 'clubs.admin.state.in-progress',
    defaultMessage: 'In progress',
    description: 'State of a tournament.',
  }),
  completed: defineMessage({
    id: 'clubs.admin.state.completed',
    defaultMessage: 'Ended',
    description: 'State of a tournament.',
  }),
  canceled: defineMessage({
    id: 'clubs.admin.state.canceled',
    defaultMessage: 'Cancelled',
    description: 'State of a tournament.',
  }),
} as const satisfies Record<AdminState, unknown>

export const messages = {
  heading: defineMessage({
    id: 'clubs.admin.heading',
    defaultMessage: 'Club administration',
    description: 'Title of the page, and name of its tabs.',
  }),
  visitor: defineMessage({
    id: 'clubs.admin.visitor',
    defaultMessage: 'Only administrators of the club can see this page.',
    description: 'For a visitor, in place of the page.',
  }),
  toClub: defineMessage({
    id: 'clubs.admin.toClub',
    defaultMessage: 'Back to the club',
    description: 'Link to the page of the club.',
  }),
  loading: defineMessage({
    id: 'clubs.admin.loading',
    defaultMessage: 'Loading…',
    description: 'For screen readers.',
  }),
  dashboard: defineMessage({
    id: 'clubs.admin.dashboard',
    defaultMessage: 'Overview',
    description: 'Names the numbers of a club.',
  }),
  dashboardFailed: defineMessage({
    id: 'clubs.admin.dashboardFailed',
    defaultMessage: 'Couldn’t load the overview',
    description: 'In place of the numbers of a club.',
  }),
  month: defineMessage<{ readonly joined: MessageValue; readonly left: MessageValue }>({
    id: 'clubs.admin.month',
    defaultMessage: '30 days: {joined} joined, {left} left',
    description: 'How many came to a club and left it.',
  }),
  waiting: defineMessage({
    id: 'clubs.admin.waiting',
    defaultMessage: 'Requests waiting',
    description: 'How many people wait to be let in.',
  }),
  upcomingEvents: defineMessage({
    id: 'clubs.admin.upcomingEvents',
    defaultMessage: 'Upcoming events',
    description: 'How many events a club plans.',
  }),
  upcomingTournaments: defineMessage({
    id: 'clubs.admin.upcomingTournaments',
    defaultMessage: 'Upcoming tournaments',
    description: 'How many tournaments a club plans.',
  }),
  plan: defineMessage({
    id: 'clubs.admin.plan',
    defaultMessage: 'Club plan',
    description: 'Label of the plan of a club.',
  }),
  save: defineMessage({
    id: 'clubs.admin.save',
    defaultMessage: 'Save',
    description: 'Button that keeps what was typed.',
  }),
  saved: defineMessage({
    id: 'clubs.admin.saved',
    defaultMessage: 'Changes saved',
    description: 'After a form was saved.',
  }),
  saveOver: defineMessage({
    id: 'clubs.admin.saveOver',
    defaultMessage: 'Save my changes',
    description: 'Button after someone else was quicker: saves the own changes all the same.',
  }),
  restored: defineMessage({
    id: 'clubs.admin.restored',
    defaultMessage: 'Your unsaved changes are still here',
    description: 'After a reload, above the form.',
  }),
  discard: defineMessage({
    id: 'clubs.admin.discard',
    defaultMessage: 'Discard changes',
    description: 'Button that takes back what was typed.',
  }),
  deleteClub: defineMessage({
    id: 'clubs.admin.deleteClub',
    defaultMessage: 'Delete club',
    description: 'Button that deletes the club, after a question.',
  }),
  deleteClubTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.deleteClubTitle',
    defaultMessage: 'Delete {name}?',
    description: 'Question. {name} is the name of the club.',
  }),
  deleteClubText: defineMessage({
    id: 'clubs.admin.deleteClubText',
    defaultMessage:
      'Members, pictures, cards and events are gone for good. Tournaments stay as they were played.',
    description: 'Below the question whether to delete a club.',
  }),
  delete: defineMessage({
    id: 'clubs.admin.delete',
    defaultMessage: 'Delete',
    description: 'Answer to a question, and item of a menu.',
  }),
  keep: defineMessage({
    id: 'clubs.admin.keep',
    defaultMessage: 'Keep',
    description: 'Answer to a question: nothing is deleted.',
  }),
  deleteText: defineMessage({
    id: 'clubs.admin.deleteText',
    defaultMessage: 'It’s gone for good.',
    description: 'Below a question whether to delete something.',
  }),
  edit: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.edit',
    defaultMessage: 'Edit {name}',
    description: 'Names the button that opens the form.',
  }),
  deleteNamed: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.deleteNamed',
    defaultMessage: 'Delete {name}',
    description: 'Names the button that deletes something.',
  }),
  moveUp: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.moveUp',
    defaultMessage: 'Move {name} up',
    description: 'Names the button that moves something one place to the front.',
  }),
  moveDown: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.moveDown',
    defaultMessage: 'Move {name} down',
    description: 'Names the button that moves something one place to the back.',
  }),
  actionsOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.actionsOf',
    defaultMessage: 'Actions for {name}',
    description: 'Names the menu of a member or a tournament.',
  }),
  galleryFailed: defineMessage({
    id: 'clubs.admin.galleryFailed',
    defaultMessage: 'Couldn’t load the gallery',
    description: 'In place of the pictures.',
  }),
  addPicture: defineMessage({
    id: 'clubs.admin.addPicture',
    defaultMessage: 'Add a picture',
    description: 'Label of the field that sends a picture.',
  }),
  noPictures: defineMessage({
    id: 'clubs.admin.noPictures',
    defaultMessage: 'No pictures yet',
    description: 'In place of pictures.',
  }),
  noPicturesText: defineMessage({
    id: 'clubs.admin.noPicturesText',
    defaultMessage: 'Pictures that you add appear on the club page.',
    description: 'Below “No pictures yet”.',
  }),
  caption: defineMessage({
    id: 'clubs.admin.caption',
    defaultMessage: 'Caption',
    description: 'Label of the field for the text below a picture.',
  }),
  deletePictureTitle: defineMessage({
    id: 'clubs.admin.deletePictureTitle',
    defaultMessage: 'Delete the picture?',
    description: 'Question.',
  }),
  deletePictureText: defineMessage({
    id: 'clubs.admin.deletePictureText',
    defaultMessage: 'It’s gone from the club page for good.',
    description: 'Below the question.',
  }),
  cardsFailed: defineMessage({
    id: 'clubs.admin.cardsFailed',
    defaultMessage: 'Couldn’t load the cards',
    description: 'In place of the cards.',
  }),
  addCard: defineMessage({
    id: 'clubs.admin.addCard',
    defaultMessage: 'Add card',
    description: 'Button that opens the form for a card.',
  }),
  cardsFull: defineMessage<{ readonly count: MessageValue }>({
    id: 'clubs.admin.cardsFull',
    defaultMessage: 'A club has at most {count} cards',
    description: 'Why no card can be added.',
  }),
  noCards: defineMessage({
    id: 'clubs.admin.noCards',
    defaultMessage: 'No cards yet',
    description: 'In place of cards.',
  }),
  noCardsText: defineMessage({
    id: 'clubs.admin.noCardsText',
    defaultMessage: 'Cards tell visitors about lessons, prices or rules.',
    description: 'Below “No cards yet”.',
  }),
  newCard: defineMessage({
    id: 'clubs.admin.newCard',
    defaultMessage: 'New card',
    description: 'Title of the form.',
  }),
  changeCard: defineMessage({
    id: 'clubs.admin.changeCard',
    defaultMessage: 'Edit card',
    description: 'Title of the form.',
  }),
  deleteCardTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.deleteCardTitle',
    defaultMessage: 'Delete the card “{name}”?',
    description: 'Question. {name} is the title of the card.',
  }),
  title: defineMessage({
    id: 'clubs.admin.title',
    defaultMessage: 'Title',
    description: 'Label of the field for the heading of a card or an event.',
  }),
  text: defineMessage({
    id: 'clubs.admin.text',
    defaultMessage: 'Text',
    description: 'Label of a field.',
  }),
  link: defineMessage({
    id: 'clubs.admin.link',
    defaultMessage: 'Link',
    description: 'Label of the field for an address.',
  }),
  picture: defineMessage({
    id: 'clubs.admin.picture',
    defaultMessage: 'Picture',
    description: 'Label of the field for the picture of a card.',
  }),
  left: defineMessage<{ readonly count: number | bigint }>({
    id: 'clubs.admin.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'How many more characters may be typed.',
  }),
  eventsFailed: defineMessage({
    id: 'clubs.admin.eventsFailed',
    defaultMessage: 'Couldn’t load the events',
    description: 'In place of events.',
  }),
  addEvent: defineMessage({
    id: 'clubs.admin.addEvent',
    defaultMessage: 'Add event',
    description: 'Button that opens the form for an event.',
  }),
  noEvents: defineMessage({
    id: 'clubs.admin.noEvents',
    defaultMessage: 'No events yet',
    description: 'In place of events.',
  }),
  noEventsText: defineMessage({
    id: 'clubs.admin.noEventsText',
    defaultMessage: 'Events appear on the club page and in the calendar of all clubs.',
    description: 'Below “No events yet”.',
  }),
  newEvent: defineMessage({
    id: 'clubs.admin.newEvent',
    defaultMessage: 'New event',
    description: 'Title of the form.',
  }),
  changeEvent: defineMessage({
    id: 'clubs.admin.changeEvent',
    defaultMessage: 'Edit event',
    description: 'Title of the form.',
  }),
  deleteEventTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.deleteEventTitle',
    defaultMessage: 'Delete the event “{name}”?',
    description: 'Question. {name} is the title of the event.',
  }),
  startDay: defineMessage({
    id: 'clubs.admin.startDay',
    defaultMessage: 'Start date',
    description: 'Label of a field.',
  }),
  startTime: defineMessage({
    id: 'clubs.admin.startTime',
    defaultMessage: 'Start time',
    description: 'Label of a field.',
  }),
  endDay: defineMessage({
    id: 'clubs.admin.endDay',
    defaultMessage: 'End date',
    description: 'Label of a field.',
  }),
  endTime: defineMessage({
    id: 'clubs.admin.endTime',
    defaultMessage: 'End time',
    description: 'Label of a field.',
  }),
  endBeforeStart: defineMessage({
    id: 'clubs.admin.endBeforeStart',
    defaultMessage: 'The end must be after the start',
    description: 'Below the end of an event.',
  }),
  place: defineMessage({
    id: 'clubs.admin.place',
    defaultMessage: 'Where',
    description: 'Label of the field for the place of an event.',
  }),
  openCalendar: defineMessage({
    id: 'clubs.admin.openCalendar',
    defaultMessage: 'Open calendar',
    description: 'Names the button that opens a calendar.',
  }),
  previousMonth: defineMessage({
    id: 'clubs.admin.previousMonth',
    defaultMessage: 'Previous month',
    description: 'Names the button to the month before.',
  }),
  nextMonth: defineMessage({
    id: 'clubs.admin.nextMonth',
    defaultMessage: 'Next month',
    description: 'Names the button to the next month.',
  }),
  membersFailed: defineMessage({
    id: 'clubs.admin.membersFailed',
    defaultMessage: 'Couldn’t load the members',
    description: 'In place of members.',
  }),
  searchMembers: defineMessage({
    id: 'clubs.admin.searchMembers',
    defaultMessage: 'Find a member',
    description: 'Label of the search.',
  }),
  clearSearch: defineMessage({
    id: 'clubs.admin.clearSearch',
    defaultMessage: 'Clear search',
    description: 'Names the button that empties the search.',
  }),
  noMembers: defineMessage({
    id: 'clubs.admin.noMembers',
    defaultMessage: 'No members match this name',
    description: 'In place of members.',
  }),
  promote: defineMessage({
    id: 'clubs.admin.promote',
    defaultMessage: 'Make administrator',
    description: 'Item of a menu, and answer to a question.',
  }),
  promoteTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.promoteTitle',
    defaultMessage: 'Make {name} an administrator?',
    description: 'Question. {name} is a member.',
  }),
  promoteText: defineMessage({
    id: 'clubs.admin.promoteText',
    defaultMessage: 'Administrators can change everything in the club, and name others.',
    description: 'Below the question.',
  }),
  demote: defineMessage({
    id: 'clubs.admin.demote',
    defaultMessage: 'Make member',
    description: 'Item of a menu, and answer to a question.',
  }),
  demoteTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.demoteTitle',
    defaultMessage: 'Make {name} a member again?',
    description: 'Question. {name} is an administrator.',
  }),
  demoteText: defineMessage({
    id: 'clubs.admin.demoteText',
    defaultMessage: 'They can no longer manage the club.',
    description: 'Below the question.',
  }),
  remove: defineMessage({
    id: 'clubs.admin.remove',
    defaultMessage: 'Remove from club',
    description: 'Item of a menu, and answer to a question.',
  }),
  removeTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.removeTitle',
    defaultMessage: 'Remove {name} from the club?',
    description: 'Question. {name} is a member.',
  }),
  removeText: defineMessage({
    id: 'clubs.admin.removeText',
    defaultMessage: 'They can join again if the club is open to them.',
    description: 'Below the question.',
  }),
  ban: defineMessage({
    id: 'clubs.admin.ban',
    defaultMessage: 'Ban from club',
    description: 'Item of a menu, and answer to a question.',
  }),
  banTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.banTitle',
    defaultMessage: 'Ban {name} from the club?',
    description: 'Question. {name} is a member.',
  }),
  banText: defineMessage({
    id: 'clubs.admin.banText',
    defaultMessage: 'They leave the club, and can’t join or ask again until you lift the ban.',
    description: 'Below the question.',
  }),
  declineAndBan: defineMessage({
    id: 'clubs.admin.declineAndBan',
    defaultMessage: 'Decline and ban',
    description: 'Item of the menu of a request to join, and answer to a question.',
  }),
  declineAndBanTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.declineAndBanTitle',
    defaultMessage: 'Decline and ban {name}?',
    description: 'Question. {name} has asked to join the club.',
  }),
  declineAndBanText: defineMessage({
    id: 'clubs.admin.declineAndBanText',
    defaultMessage: 'They can’t join the club or ask again until you lift the ban under “Members”.',
    description: 'Below the question. “Members” is a tab of the club’s administration.',
  }),
  banned: defineMessage({
    id: 'clubs.admin.banned',
    defaultMessage: 'Banned players',
    description: 'Title of the list of those who can’t join the club.',
  }),
  bannedText: defineMessage({
    id: 'clubs.admin.bannedText',
    defaultMessage: 'They can’t join this club or ask to.',
    description: 'Below “Banned players”.',
  }),
  bansFailed: defineMessage({
    id: 'clubs.admin.bansFailed',
    defaultMessage: 'Couldn’t load the banned players',
    description: 'In place of the list.',
  }),
  liftBan: defineMessage({
    id: 'clubs.admin.liftBan',
    defaultMessage: 'Lift ban',
    description: 'Button: the player can join the club again.',
  }),
  requestsFailed: defineMessage({
    id: 'clubs.admin.requestsFailed',
    defaultMessage: 'Couldn’t load the requests',
    description: 'In place of requests.',
  }),
  approve: defineMessage({
    id: 'clubs.admin.approve',
    defaultMessage: 'Approve',
    description: 'Button that lets somebody in.',
  }),
  decline: defineMessage({
    id: 'clubs.admin.decline',
    defaultMessage: 'Decline',
    description: 'Button that does not let somebody in.',
  }),
  approveAll: defineMessage({
    id: 'clubs.admin.approveAll',
    defaultMessage: 'Approve all',
    description: 'Button that lets everybody in who waits.',
  }),
  approveAllTitle: defineMessage({
    id: 'clubs.admin.approveAllTitle',
    defaultMessage: 'Approve all requests?',
    description: 'Question.',
  }),
  approveAllText: defineMessage({
    id: 'clubs.admin.approveAllText',
    defaultMessage: 'Everyone who is waiting becomes a member.',
    description: 'Below the question.',
  }),
  noRequests: defineMessage({
    id: 'clubs.admin.noRequests',
    defaultMessage: 'No requests',
    description: 'In place of requests.',
  }),
  noRequestsText: defineMessage({
    id: 'clubs.admin.noRequestsText',
    defaultMessage: 'Players who ask to join appear here.',
    description: 'Below “No requests”.',
  }),
  state: defineMessage({
    id: 'clubs.admin.state',
    defaultMessage: 'State of the tournaments',
    description: 'Names the choice of a state.',
  }),
  createTournament: defineMessage({
    id: 'clubs.admin.createTournament',
    defaultMessage: 'Create tournament',
    description: 'Button that opens the form for a tournament.',
  }),
  tournamentsFailed: defineMessage({
    id: 'clubs.admin.tournamentsFailed',
    defaultMessage: 'Couldn’t load the tournaments',
    description: 'In place of tournaments.',
  }),
  noTournaments: defineMessage({
    id: 'clubs.admin.noTournaments',
    defaultMessage: 'No tournaments here',
    description: 'In place of tournaments.',
  }),
  editTournament: defineMessage({
    id: 'clubs.admin.editTournament',
    defaultMessage: 'Edit',
    description: 'Item of the menu of a tournament.',
  }),
  copyLink: defineMessage({
    id: 'clubs.admin.copyLink',
    defaultMessage: 'Copy link',
    description: 'Item of the menu of a tournament.',
  }),
  duplicate: defineMessage({
    id: 'clubs.admin.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Item of the menu of a tournament.',
  }),
  deleteTournamentTitle: defineMessage<{ readonly name: MessageValue }>({
    id: 'clubs.admin.deleteTournamentTitle',
    defaultMessage: 'Delete {name}?',
    description: 'Question. {name} is the name of a tournament.',
  }),
  deleteTournamentText: defineMessage({
    id: 'clubs.admin.deleteTournamentText',
    defaultMessage: 'It will be cancelled, players are told, and fees go back.',
    description: 'Below the question.',
  }),
} as const
