import { defineMessage, type MessageValue } from 'react-intl'
import type { FormProblem } from '@kingside/api'
import type { TournamentDraftCode } from '@kingside/machines/tournament-draft'

export const messages = {
  newTitle: defineMessage({
    id: 'organise.newTitle',
    defaultMessage: 'New tournament',
    description: 'Title of the form of a tournament that is not published.',
  }),
  editTitle: defineMessage({
    id: 'organise.editTitle',
    defaultMessage: 'Edit tournament',
    description: 'Title of the form of a published tournament.',
  }),
  failed: defineMessage({
    id: 'organise.failed',
    defaultMessage: 'Couldn’t open the form',
    description: 'Title when the form of a tournament could not be opened.',
  }),
  retry: defineMessage({
    id: 'organise.retry',
    defaultMessage: 'Try again',
    description: 'Button: opens the form of a tournament again.',
  }),
  lead: defineMessage({
    id: 'organise.lead',
    defaultMessage:
      'You can organise up to 64 players, without an entry fee and without FOA rating, three tournaments at a time. FOA and larger tournaments need a club.',
    description: 'Text at the top of the form of a tournament. FOA is a name.',
  }),
  saved: defineMessage({
    id: 'organise.saved',
    defaultMessage: 'Saved',
    description: 'State of a form that is saved automatically.',
  }),
  saving: defineMessage({
    id: 'organise.saving',
    defaultMessage: 'Saving…',
    description: 'State of a form that is saved automatically.',
  }),
  dirty: defineMessage({
    id: 'organise.dirty',
    defaultMessage: 'Unsaved changes',
    description: 'State of a form that is saved automatically.',
  }),
  conflict: defineMessage({
    id: 'organise.conflict',
    defaultMessage: 'Someone else changed this tournament',
    description: 'Title of a message on the form of a tournament.',
  }),
  conflictText: defineMessage({
    id: 'organise.conflictText',
    defaultMessage:
      'Your text is still here. Keep your changes and put them into the newer version, or load that version without them.',
    description: 'Text of a message on the form of a tournament; two buttons follow.',
  }),
  reload: defineMessage({
    id: 'organise.reload',
    defaultMessage: 'Load newer version',
    description: 'Button: replaces the form by what somebody else has saved.',
  }),
  keepMine: defineMessage({
    id: 'organise.keepMine',
    defaultMessage: 'Keep my changes',
    description: 'Button: puts what the reader has typed into what someone else has saved.',
  }),
  contents: defineMessage({
    id: 'organise.contents',
    defaultMessage: 'Parts of the form',
    description: 'Name of the list of parts of the form of a tournament, for screen readers.',
  }),
  more: defineMessage({
    id: 'organise.more',
    defaultMessage: 'More actions',
    description: 'Button with three dots: what else can be done with a tournament.',
  }),
  publishing: defineMessage({
    id: 'organise.publishing',
    defaultMessage: 'Publishing…',
    description: 'State of the form of a tournament.',
  }),
  deleting: defineMessage({
    id: 'organise.deleting',
    defaultMessage: 'Deleting…',
    description: 'State of the form of a tournament.',
  }),
  unsaved: defineMessage({
    id: 'organise.unsaved',
    defaultMessage: 'Not saved',
    description: 'State of the form of a tournament: a call failed.',
  }),
  kept: defineMessage({
    id: 'organise.kept',
    defaultMessage: 'Your text is still here.',
    description: 'Text of a message on the form of a tournament: it wasn’t saved.',
  }),
  keptRetry: defineMessage({
    id: 'organise.keptRetry',
    defaultMessage:
      'Your text is kept in this browser. We’ll try again when there is a connection.',
    description: 'Text of a message on the form of a tournament: the server can’t be reached.',
  }),
  gone: defineMessage({
    id: 'organise.gone',
    defaultMessage: 'This draft is no longer available',
    description: 'Title of a message on the form of a tournament.',
  }),
  goneText: defineMessage({
    id: 'organise.goneText',
    defaultMessage:
      'It was deleted or published in another window, or you no longer run its club. Your text is still here: you can start a new draft with it.',
    description: 'Text of a message on the form of a tournament; the button follows.',
  }),
  copyText: defineMessage({
    id: 'organise.copyText',
    defaultMessage: 'Start new draft',
    description: 'Button: starts another draft with the same text.',
  }),
  problemCount: defineMessage<{ readonly count: number | bigint }>({
    id: 'organise.problemCount',
    defaultMessage:
      '{count, plural, one {# field needs your attention} other {# fields need your attention}}',
    description: 'Title of a message: the form of a tournament can’t be saved or published yet.',
  }),
  toTournament: defineMessage({
    id: 'organise.toTournament',
    defaultMessage: 'To the tournament',
    description: 'Link for someone who may not change a tournament: its page.',
  }),
  coverHelp: defineMessage({
    id: 'organise.coverHelp',
    defaultMessage: 'Recommended: a square of 500×500 pixels.',
    description: 'Help below the picture of a tournament; which files can be sent follows.',
  }),
  addSeries: defineMessage({
    id: 'organise.addSeries',
    defaultMessage: 'New championship set',
    description:
      'Button, and title of the dialog it opens: several tournaments of a club that belong together.',
  }),
  seriesName: defineMessage({
    id: 'organise.seriesName',
    defaultMessage: 'Name of the set',
    description: 'Label of a field: what a set of tournaments is called.',
  }),
  seriesLimit: defineMessage({
    id: 'organise.seriesLimit',
    defaultMessage: 'Most entries per player',
    description: 'Label of a field: how many tournaments of a set one player may join.',
  }),
  seriesLimitHelp: defineMessage({
    id: 'organise.seriesLimitHelp',
    defaultMessage: 'How many of its tournaments one player may join. Leave it empty for no limit.',
    description: 'Help below the field “Most entries per player”.',
  }),
  makeSeries: defineMessage({
    id: 'organise.makeSeries',
    defaultMessage: 'Create',
    description: 'Button that makes a set of tournaments.',
  }),
  dismiss: defineMessage({
    id: 'organise.dismiss',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog without doing anything.',
  }),
  close: defineMessage({
    id: 'organise.close',
    defaultMessage: 'Close',
    description: 'Names the button that closes a dialog.',
  }),
  publish: defineMessage({
    id: 'organise.publish',
    defaultMessage: 'Publish tournament',
    description: 'Button: publishes a tournament.',
  }),
  save: defineMessage({
    id: 'organise.save',
    defaultMessage: 'Save changes',
    description: 'Button: saves the form of a published tournament.',
  }),
  delete: defineMessage({
    id: 'organise.delete',
    defaultMessage: 'Delete draft',
    description: 'Button: deletes a tournament that is not published.',
  }),
  deleteTitle: defineMessage({
    id: 'organise.deleteTitle',
    defaultMessage: 'Delete this draft?',
    description: 'Title of the question before a draft is deleted.',
  }),
  deleteText: defineMessage({
    id: 'organise.deleteText',
    defaultMessage: 'It can’t be brought back.',
    description: 'Text of the question before a draft is deleted.',
  }),
  keep: defineMessage({
    id: 'organise.keep',
    defaultMessage: 'Keep',
    description: 'Button: keeps a draft or a tournament.',
  }),
  cancel: defineMessage({
    id: 'organise.cancel',
    defaultMessage: 'Cancel tournament',
    description: 'Button: calls a published tournament off.',
  }),
  cancelTitle: defineMessage({
    id: 'organise.cancelTitle',
    defaultMessage: 'Cancel the tournament?',
    description: 'Title of the question before a tournament is called off.',
  }),
  cancelReason: defineMessage({
    id: 'organise.cancelReason',
    defaultMessage: 'Reason for the players',
    description: 'Label of a field: why a tournament is called off. Those who joined read it.',
  }),
  duplicate: defineMessage({
    id: 'organise.duplicate',
    defaultMessage: 'Duplicate',
    description: 'Button: makes a draft like this tournament.',
  }),
  manage: defineMessage({
    id: 'organise.manage',
    defaultMessage: 'Manage tournament',
    description: 'Link: the page on which a tournament is run.',
  }),
  unconfirmed: defineMessage({
    id: 'organise.unconfirmed',
    defaultMessage: 'Confirm your email address first',
    description: 'Title of a message: who has not confirmed it can’t organise.',
  }),
  locked: defineMessage({
    id: 'organise.locked',
    defaultMessage: 'Players have joined, so this can’t change',
    description: 'Why a field of a published tournament is locked.',
  }),
  lockedStarted: defineMessage({
    id: 'organise.lockedStarted',
    defaultMessage: 'The tournament has started, so this can’t change',
    description: 'Why a field of a tournament that is being played is locked.',
  }),
  moreRounds: defineMessage({
    id: 'organise.moreRounds',
    defaultMessage: 'Players have joined, so you can only add rounds.',
    description: 'Below the number of rounds of a published tournament.',
  }),
  moreGames: defineMessage({
    id: 'organise.moreGames',
    defaultMessage: 'Players have joined, so you can only add games.',
    description: 'Below the number of games of a published match.',
  }),
  pgnLater: defineMessage({
    id: 'organise.pgnLater',
    defaultMessage:
      'Once the tournament has started, you can upload its games as one PGN file: on the page where you manage it, under “Rounds”.',
    description: 'In the form of a tournament that is played over the board.',
  }),
  pgnLink: defineMessage({
    id: 'organise.pgnLink',
    defaultMessage: 'Open rounds',
    description: 'Link below the hint on uploading games: the rounds of the tournament.',
  }),
  none: defineMessage({
    id: 'organise.none',
    defaultMessage: 'None',
    description: 'Choice in the form of a tournament: nothing is chosen.',
  }),
  choose: defineMessage({
    id: 'organise.choose',
    defaultMessage: 'Choose',
    description: 'Shown in a choice of the form of a tournament while nothing is chosen.',
  }),
  optional: defineMessage({
    id: 'organise.optional',
    defaultMessage: 'optional',
    description: 'Note beside the label of a field that need not be filled in.',
  }),
  increase: defineMessage({
    id: 'organise.increase',
    defaultMessage: 'Increase',
    description: 'Button of a number field; the label is added.',
  }),
  decrease: defineMessage({
    id: 'organise.decrease',
    defaultMessage: 'Decrease',
    description: 'Button of a number field; the label is added.',
  }),
  timeHelp: defineMessage<{ readonly zone: MessageValue }>({
    id: 'organise.timeHelp',
    defaultMessage: 'Hours and minutes, like 17:30, in your time zone ({zone})',
    description: 'Help below the time of a tournament. {zone} is a name such as GMT+5.',
  }),
  ascii: defineMessage({
    id: 'organise.ascii',
    defaultMessage:
      'English letters, numbers and symbols only: the federation’s files know no others.',
    description: 'Help below texts of a tournament.',
  }),
  addPrize: defineMessage({
    id: 'organise.addPrize',
    defaultMessage: 'Add prize',
    description: 'Button: one more prize in the form of a tournament.',
  }),
  prize: defineMessage<{ readonly place: MessageValue }>({
    id: 'organise.prize',
    defaultMessage: 'Prize for place {place}',
    description: 'Label of a field of the form of a tournament.',
  }),
  addFaq: defineMessage({
    id: 'organise.addFaq',
    defaultMessage: 'Add question',
    description: 'Button: one more question in the form of a tournament.',
  }),
  question: defineMessage<{ readonly number: MessageValue }>({
    id: 'organise.question',
    defaultMessage: 'Question {number}',
    description: 'Label of a field of the form of a tournament: something that players ask.',
  }),
  answer: defineMessage<{ readonly number: MessageValue }>({
    id: 'organise.answer',
    defaultMessage: 'Answer {number}',
    description: 'Label of a field of the form of a tournament.',
  }),
  removeRow: defineMessage<{ readonly name: MessageValue }>({
    id: 'organise.removeRow',
    defaultMessage: 'Remove {name}',
    description: 'Button: takes a prize or a question out of the form. {name} is its label.',
  }),
  ownTournament: defineMessage({
    id: 'organise.ownTournament',
    defaultMessage: 'No club: my own tournament',
    description: 'Choice in the form of a tournament: no club organises it.',
  }),
  feeFree: defineMessage({
    id: 'organise.feeFree',
    defaultMessage: '0 means there is no entry fee',
    description: 'Help below the entry fee of a tournament.',
  }),
  invite: defineMessage<{ readonly name: MessageValue }>({
    id: 'organise.invite',
    defaultMessage: 'Invite {name}',
    description: 'Button: invites a player to a tournament.',
  }),
  addArbiter: defineMessage({
    id: 'organise.addArbiter',
    defaultMessage: 'Add arbiter',
    description: 'Button: one more arbiter in the form of a tournament.',
  }),
  left: defineMessage<{ readonly count: number | bigint }>({
    id: 'organise.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Read out near the limit of a text.',
  }),
  prizeAndMore: defineMessage({
    id: 'organise.prizeAndMore',
    defaultMessage: 'The same for all places below',
    description: 'Switch below the last prize in the form of a tournament.',
  }),
  arbiterFound: defineMessage({
    id: 'organise.arbiterFound',
    defaultMessage: 'Is it one of these players? They can then run the tournament with you.',
    description: 'Below the name of an arbiter in the form of a tournament; names follow.',
  }),
  arbiterMember: defineMessage({
    id: 'organise.arbiterMember',
    defaultMessage: 'Can run the tournament: pair, enter results, check players in.',
    description: 'Below an arbiter who is a member of Kingside.',
  }),
  arbiterNameOnly: defineMessage({
    id: 'organise.arbiterNameOnly',
    defaultMessage: 'Name only',
    description:
      'Button below an arbiter who can run the tournament: takes that away, and the name stays.',
  }),
  arbiter: defineMessage<{ readonly number: MessageValue }>({
    id: 'organise.arbiter',
    defaultMessage: 'Arbiter {number}',
    description: 'Label of a field of the form of a tournament.',
  }),
  titleOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'organise.titleOf',
    defaultMessage: 'Title: {name}',
    description:
      'Label of a choice of a chess title. {name} is the label of the field of the person’s name.',
  }),
  amountOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'organise.amountOf',
    defaultMessage: 'Amount: {name}',
    description: 'Label of a field of the form of a tournament. {name} is the label of the prize.',
  }),
  currencyOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'organise.currencyOf',
    defaultMessage: 'Currency: {name}',
    description: 'Label of a choice in the form of a tournament. {name} is the label of the prize.',
  }),
}

export const dateMessages = {
  open: defineMessage({
    id: 'organise.date.open',
    defaultMessage: 'Open calendar',
    description: 'Name of the button that opens a calendar to choose a day.',
  }),
  previousMonth: defineMessage({
    id: 'organise.date.previous',
    defaultMessage: 'Previous month',
    description: 'Button of a calendar.',
  }),
  nextMonth: defineMessage({
    id: 'organise.date.next',
    defaultMessage: 'Next month',
    description: 'Button of a calendar.',
  }),
}

export const sectionMessages = {
  info: defineMessage({
    id: 'organise.section.info',
    defaultMessage: 'Info',
    description: 'Section of the form of a tournament.',
  }),
  place: defineMessage({
    id: 'organise.section.place',
    defaultMessage: 'Location and date',
    description: 'Section of the form of a tournament.',
  }),
  options: defineMessage({
    id: 'organise.section.options',
    defaultMessage: 'Options',
    description: 'Section of the form of a tournament.',
  }),
  people: defineMessage({
    id: 'organise.section.people',
    defaultMessage: 'Participants and prizes',
    description: 'Section of the form of a tournament.',
  }),
}

export const fieldMessages = {
  cover_file: defineMessage({
    id: 'organise.field.cover',
    defaultMessage: 'Cover',
    description: 'Label of a field of the form of a tournament: its picture.',
  }),
  series: defineMessage({
    id: 'organise.field.series',
    defaultMessage: 'Championship set',
    description: 'Label of a field of the form of a tournament: a set of tournaments of its club.',
  }),
  name: defineMessage({
    id: 'organise.field.name',
    defaultMessage: 'Tournament name',
    description: 'Label of a field of the form of a tournament.',
  }),
  description: defineMessage({
    id: 'organise.field.description',
    defaultMessage: 'Description',
    description: 'Label of a field of the form of a tournament.',
  }),
  organizer: defineMessage({
    id: 'organise.field.organizer',
    defaultMessage: 'Organiser',
    description: 'Label of a field of the form of a tournament.',
  }),
  chief_arbiter: defineMessage({
    id: 'organise.field.chiefArbiter',
    defaultMessage: 'Chief arbiter',
    description: 'Label of a field of the form of a tournament.',
  }),
  chat_link: defineMessage({
    id: 'organise.field.chatLink',
    defaultMessage: 'Chat link',
    description: 'Label of a field of the form of a tournament.',
  }),
  mode: defineMessage({
    id: 'organise.field.mode',
    defaultMessage: 'Where it is played',
    description: 'Label of a field of the form of a tournament.',
  }),
  location: defineMessage({
    id: 'organise.field.location',
    defaultMessage: 'Place',
    description: 'Label of a field of the form of a tournament.',
  }),
  city: defineMessage({
    id: 'organise.field.city',
    defaultMessage: 'City',
    description: 'Label of a field of the form of a tournament.',
  }),
  location_region: defineMessage({
    id: 'organise.field.region',
    defaultMessage: 'Region',
    description: 'Label of a field of the form of a tournament.',
  }),
  startDay: defineMessage({
    id: 'organise.field.startDay',
    defaultMessage: 'Start date',
    description: 'Label of a field of the form of a tournament.',
  }),
  startTime: defineMessage({
    id: 'organise.field.startTime',
    defaultMessage: 'Start time',
    description: 'Label of a field of the form of a tournament.',
  }),
  finishDay: defineMessage({
    id: 'organise.field.finishDay',
    defaultMessage: 'End date',
    description: 'Label of a field of the form of a tournament.',
  }),
  finishTime: defineMessage({
    id: 'organise.field.finishTime',
    defaultMessage: 'End time',
    description: 'Label of a field of the form of a tournament.',
  }),
  kind: defineMessage({
    id: 'organise.field.kind',
    defaultMessage: 'System',
    description: 'Label of a field of the form of a tournament.',
  }),
  rounds: defineMessage({
    id: 'organise.field.rounds',
    defaultMessage: 'Rounds',
    description: 'Label of a field of the form of a tournament.',
  }),
  games: defineMessage({
    id: 'organise.field.games',
    defaultMessage: 'Games',
    description: 'Label of a field of the form of a tournament.',
  }),
  duration_minutes: defineMessage({
    id: 'organise.field.duration',
    defaultMessage: 'Length in minutes',
    description: 'Label of a field of the form of a tournament.',
  }),
  time_control_id: defineMessage({
    id: 'organise.field.timeControl',
    defaultMessage: 'Time control',
    description: 'Label of a field of the form of a tournament.',
  }),
  rating_type: defineMessage({
    id: 'organise.field.rating',
    defaultMessage: 'Rating',
    description: 'Label of a field of the form of a tournament.',
  }),
  max_participants: defineMessage({
    id: 'organise.field.most',
    defaultMessage: 'Most players',
    description: 'Label of a field of the form of a tournament.',
  }),
  running: defineMessage({
    id: 'organise.field.running',
    defaultMessage: 'How it runs',
    description: 'Label of a field of the form of a tournament.',
  }),
  pause_s: defineMessage({
    id: 'organise.field.pause',
    defaultMessage: 'Pause between rounds in seconds',
    description: 'Label of a field of the form of a tournament.',
  }),
  viewer_delay_s: defineMessage({
    id: 'organise.field.delay',
    defaultMessage: 'Delay for viewers in seconds',
    description: 'Label of a field of the form of a tournament.',
  }),
  late_entry_round: defineMessage({
    id: 'organise.field.lateEntry',
    defaultMessage: 'Last round for late entry',
    description: 'Label of a field of the form of a tournament.',
  }),
  tie_breaks: defineMessage({
    id: 'organise.field.tieBreaks',
    defaultMessage: 'Tie-breaks',
    description: 'Label of a field of the form of a tournament.',
  }),
  games_per_tie: defineMessage({
    id: 'organise.field.gamesPerTie',
    defaultMessage: 'Games per pair',
    description: 'Label of a field of the form of a tournament.',
  }),
  has_third_place_game: defineMessage({
    id: 'organise.field.thirdPlace',
    defaultMessage: 'Play for third place',
    description: 'Label of a field of the form of a tournament.',
  }),
  plays_all_games: defineMessage({
    id: 'organise.field.playAll',
    defaultMessage: 'Play all games, also when it’s decided',
    description: 'Label of a field of the form of a tournament.',
  }),
  armageddon_if_tied: defineMessage({
    id: 'organise.field.armageddon',
    defaultMessage: 'Armageddon if tied',
    description: 'Label of a field of the form of a tournament.',
  }),
  has_berserk: defineMessage({
    id: 'organise.field.berserk',
    defaultMessage: 'Berserk: half the time for a point more',
    description: 'Label of a field of the form of a tournament.',
  }),
  is_team: defineMessage({
    id: 'organise.field.team',
    defaultMessage: 'Teams play',
    description: 'Label of a field of the form of a tournament.',
  }),
  team_size: defineMessage({
    id: 'organise.field.teamSize',
    defaultMessage: 'Players in a team',
    description: 'Label of a field of the form of a tournament.',
  }),
  hidden: defineMessage({
    id: 'organise.field.hidden',
    defaultMessage: 'Hidden: only you and the arbiters see it',
    description: 'Label of a field of the form of a tournament.',
  }),
  participation: defineMessage({
    id: 'organise.field.participation',
    defaultMessage: 'Who can play',
    description: 'Label of a field of the form of a tournament.',
  }),
  check_in_required: defineMessage({
    id: 'organise.field.checkIn',
    defaultMessage: 'Players check in before the start',
    description: 'Label of a field of the form of a tournament.',
  }),
  age_min: defineMessage({
    id: 'organise.field.ageMin',
    defaultMessage: 'Age from',
    description: 'Label of a field of the form of a tournament.',
  }),
  age_max: defineMessage({
    id: 'organise.field.ageMax',
    defaultMessage: 'Age to',
    description: 'Label of a field of the form of a tournament.',
  }),
  rating_min: defineMessage({
    id: 'organise.field.ratingMin',
    defaultMessage: 'Rating from',
    description: 'Label of a field of the form of a tournament.',
  }),
  rating_max: defineMessage({
    id: 'organise.field.ratingMax',
    defaultMessage: 'Rating to',
    description: 'Label of a field of the form of a tournament.',
  }),
  allowed_gender: defineMessage({
    id: 'organise.field.gender',
    defaultMessage: 'Gender',
    description: 'Label of a field of the form of a tournament.',
  }),
  allowed_titles: defineMessage({
    id: 'organise.field.titles',
    defaultMessage: 'Titles',
    description: 'Label of a field of the form of a tournament.',
  }),
  allowed_regions: defineMessage({
    id: 'organise.field.regions',
    defaultMessage: 'Regions',
    description: 'Label of a field of the form of a tournament.',
  }),
  community: defineMessage({
    id: 'organise.field.club',
    defaultMessage: 'Club',
    description: 'Label of a field of the form of a tournament.',
  }),
  community_members_only: defineMessage({
    id: 'organise.field.membersOnly',
    defaultMessage: 'Only members of the club',
    description: 'Label of a field of the form of a tournament.',
  }),
  entry_fee_cents: defineMessage({
    id: 'organise.field.entryFee',
    defaultMessage: 'Entry fee',
    description: 'Label of a field of the form of a tournament.',
  }),
  approval: defineMessage({
    id: 'organise.field.approval',
    defaultMessage: 'Approval of players',
    description: 'Label of a field of the form of a tournament.',
  }),
  signupStartDay: defineMessage({
    id: 'organise.field.signupStartDay',
    defaultMessage: 'Registration opens, date',
    description: 'Label of a field of the form of a tournament.',
  }),
  signupStartTime: defineMessage({
    id: 'organise.field.signupStartTime',
    defaultMessage: 'Registration opens, time',
    description: 'Label of a field of the form of a tournament.',
  }),
  signupFinishDay: defineMessage({
    id: 'organise.field.signupFinishDay',
    defaultMessage: 'Registration closes, date',
    description: 'Label of a field of the form of a tournament.',
  }),
  signupFinishTime: defineMessage({
    id: 'organise.field.signupFinishTime',
    defaultMessage: 'Registration closes, time',
    description: 'Label of a field of the form of a tournament.',
  }),
  allowed_country_ids: defineMessage({
    id: 'organise.field.countries',
    defaultMessage: 'Countries',
    description: 'Label of a field of the form of a tournament.',
  }),
}

export const choiceMessages = {
  online: defineMessage({
    id: 'organise.choice.online',
    defaultMessage: 'Online',
    description: 'Choice: a tournament is played on this site.',
  }),
  offline: defineMessage({
    id: 'organise.choice.offline',
    defaultMessage: 'Over the board',
    description: 'Choice: a tournament is played at real boards.',
  }),
  auto: defineMessage({
    id: 'organise.choice.auto',
    defaultMessage: 'Automatically',
    description: 'Choice: the steps of a tournament run automatically.',
  }),
  manual: defineMessage({
    id: 'organise.choice.manual',
    defaultMessage: 'By hand',
    description: 'Choice: an arbiter takes the steps of a tournament.',
  }),
  open: defineMessage({
    id: 'organise.choice.open',
    defaultMessage: 'Open to everyone',
    description: 'Choice: who can join a tournament.',
  }),
  'invitation-only': defineMessage({
    id: 'organise.choice.invited',
    defaultMessage: 'Invited players only',
    description: 'Choice: who can join a tournament.',
  }),
  all: defineMessage({
    id: 'organise.choice.all',
    defaultMessage: 'Everyone',
    description: 'Choice: players of any gender.',
  }),
  female: defineMessage({
    id: 'organise.choice.female',
    defaultMessage: 'Women',
    description: 'Choice: only women.',
  }),
  male: defineMessage({
    id: 'organise.choice.male',
    defaultMessage: 'Men',
    description: 'Choice: only men.',
  }),
  europe: defineMessage({
    id: 'organise.choice.europe',
    defaultMessage: 'Europe',
    description: 'A region.',
  }),
  asia: defineMessage({
    id: 'organise.choice.asia',
    defaultMessage: 'Asia',
    description: 'A region.',
  }),
  africa: defineMessage({
    id: 'organise.choice.africa',
    defaultMessage: 'Africa',
    description: 'A region.',
  }),
  america: defineMessage({
    id: 'organise.choice.america',
    defaultMessage: 'America',
    description: 'A region.',
  }),
}

export const problemMessages = {
  empty: defineMessage({
    id: 'organise.problem.empty',
    defaultMessage: 'Fill in the value',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  past: defineMessage({
    id: 'organise.problem.past',
    defaultMessage: 'Choose a time that lies ahead',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'start-after-end': defineMessage({
    id: 'organise.problem.startAfterEnd',
    defaultMessage: 'The start must be earlier than the end',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'end-before-start': defineMessage({
    id: 'organise.problem.endBeforeStart',
    defaultMessage: 'The end must be later than the start',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'too-few': defineMessage<{ readonly least: MessageValue }>({
    id: 'organise.problem.tooFew',
    defaultMessage: 'At least {least}',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'too-many': defineMessage<{ readonly most: MessageValue }>({
    id: 'organise.problem.tooMany',
    defaultMessage: 'At most {most}',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'below-joined': defineMessage<{ readonly least: MessageValue }>({
    id: 'organise.problem.belowJoined',
    defaultMessage: '{least} have joined already',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'from-over-to': defineMessage({
    id: 'organise.problem.fromOverTo',
    defaultMessage: 'Must not be lower than the other end',
    description: 'What is wrong with a field of the form of a tournament: a range.',
  }),
  'offline-only': defineMessage({
    id: 'organise.problem.offlineOnly',
    defaultMessage: 'Only over the board',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'online-only': defineMessage({
    id: 'organise.problem.onlineOnly',
    defaultMessage: 'Only online',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'own-rated': defineMessage({
    id: 'organise.problem.ownRated',
    defaultMessage: 'FOA rating needs a club',
    description: 'What is wrong with a field of the form of a tournament. FOA is a name.',
  }),
  'own-fee': defineMessage({
    id: 'organise.problem.ownFee',
    defaultMessage: 'An entry fee needs a club',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'fee-plan': defineMessage({
    id: 'organise.problem.feePlan',
    defaultMessage: 'Your club’s plan has no entry fees',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'fee-least': defineMessage({
    id: 'organise.problem.feeLeast',
    defaultMessage: 'At least 1.00',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'club-only': defineMessage({
    id: 'organise.problem.clubOnly',
    defaultMessage: 'Only in tournaments of a club',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'signup-order': defineMessage({
    id: 'organise.problem.signupOrder',
    defaultMessage: 'Registration must open before it closes, and before the start',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'armageddon-control': defineMessage({
    id: 'organise.problem.armageddonControl',
    defaultMessage: 'This time control doesn’t fit the system',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'not-ascii': defineMessage({
    id: 'organise.problem.notAscii',
    defaultMessage: 'Use English letters, numbers and symbols only',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'too-long': defineMessage<{ readonly most: MessageValue }>({
    id: 'organise.problem.tooLong',
    defaultMessage: 'At most {most} characters',
    description: 'What is wrong with a field of the form of a tournament.',
  }),
  'no-link': defineMessage({
    id: 'organise.problem.noLink',
    defaultMessage: 'Fill in the value properly',
    description: 'What is wrong with a field of the form of a tournament: a link.',
  }),
} as const satisfies Record<FormProblem, unknown>

/** Why a form was not saved or published. */
export const failureMessages = {
  not_found: defineMessage({
    id: 'organise.failure.notFound',
    defaultMessage: 'This tournament no longer exists',
    description: 'Title of a message on the form of a tournament.',
  }),
  changed_meanwhile: messages.conflict,
  not_community_administrator: defineMessage({
    id: 'organise.failure.notAdministrator',
    defaultMessage: 'You are not administrator of this community.',
    description: 'Title of a message: who may not change a tournament of a club.',
  }),
  not_organiser: defineMessage({
    id: 'organise.failure.notOrganiser',
    defaultMessage: 'Only the organiser can edit this tournament',
    description: 'Title of a message: who may not change a tournament.',
  }),
  player_is_banned: defineMessage({
    id: 'organise.failure.banned',
    defaultMessage: 'Your account is banned, so you can’t organise tournaments',
    description: 'Title of a message on the form of a tournament.',
  }),
  email_verification_required: messages.unconfirmed,
  too_many_own_tournaments: defineMessage({
    id: 'organise.tooMany',
    defaultMessage: 'You already have three tournaments open or running',
    description: 'Title of a message: one more can’t be published.',
  }),
  form_incomplete: defineMessage({
    id: 'organise.problems',
    defaultMessage: 'Some fields need your attention',
    description: 'Title of a message: the form of a tournament can’t be published yet.',
  }),
  field_locked: messages.locked,
  file_gone: defineMessage({
    id: 'organise.failure.noFile',
    defaultMessage: 'The file has expired. Choose it again.',
    description: 'Title of a message: a picture was sent for a tournament too long ago.',
  }),
  bad_request: defineMessage({
    id: 'organise.failure.badRequest',
    defaultMessage: 'Some fields need your attention',
    description: 'Title of a message: the server doesn’t take the form of a tournament.',
  }),
  unauthorised: defineMessage({
    id: 'organise.failure.unauthorised',
    defaultMessage: 'Your session has ended. Sign in and try again.',
    description: 'Title of a message on the form of a tournament.',
  }),
  rate_limited: defineMessage({
    id: 'organise.failure.rateLimited',
    defaultMessage: 'That was a lot in a short time. Try again in a minute.',
    description: 'Title of a message on the form of a tournament.',
  }),
  offline: defineMessage({
    id: 'organise.failure.offline',
    defaultMessage: 'You’re offline',
    description: 'Title of a message on the form of a tournament.',
  }),
  timeout: defineMessage({
    id: 'organise.failure.timeout',
    defaultMessage: 'The server didn’t answer',
    description: 'Title of a message on the form of a tournament.',
  }),
  something_wents_wrong: defineMessage({
    id: 'organise.refused',
    defaultMessage: 'That didn’t work. Try again.',
    description: 'Title of a message on the form of a tournament.',
  }),
} as const satisfies Record<TournamentDraftCode, unknown>
