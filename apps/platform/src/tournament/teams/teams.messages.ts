import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  empty: defineMessage({
    id: 'tournament.teams.empty',
    defaultMessage: 'No teams yet',
    description: 'In place of the teams of a tournament.',
  }),
  emptyHint: defineMessage({
    id: 'tournament.teams.empty.hint',
    defaultMessage: 'A team appears here when its first player joins.',
    description: 'Below “No teams yet”.',
  }),
  failed: defineMessage({
    id: 'tournament.teams.failed',
    defaultMessage: 'Couldn’t load the teams',
    description: 'In place of the teams when they could not be loaded.',
  }),
  players: defineMessage<{ readonly count: number | bigint }>({
    id: 'tournament.teams.players',
    defaultMessage: '{count, plural, one {# player} other {# players}}',
    description: 'How many play in a team.',
  }),
  own: defineMessage({
    id: 'tournament.teams.own',
    defaultMessage: 'Your team',
    description: 'Mark of the reader’s own team.',
  }),
  title: defineMessage<{ readonly name: MessageValue; readonly place: MessageValue }>({
    id: 'tournament.teams.title',
    defaultMessage: '{place}. {name}',
    description: 'A team in the standings: its place and its name.',
  }),
  playersOf: defineMessage<{ readonly name: MessageValue }>({
    id: 'tournament.teams.playersOf',
    defaultMessage: 'Players of {name}',
    description: 'Names the table of the players of a team for screen readers.',
  }),
  loadingPlayers: defineMessage({
    id: 'tournament.teams.players.loading',
    defaultMessage: 'Loading players…',
    description: 'While the players of a team load, for screen readers.',
  }),
  more: defineMessage({
    id: 'tournament.teams.more',
    defaultMessage: 'Show more teams',
    description: 'Button below the teams.',
  }),
  loading: defineMessage({
    id: 'tournament.teams.loading',
    defaultMessage: 'Loading teams…',
    description: 'While teams load, for screen readers.',
  }),
  progress: defineMessage<{ readonly count: MessageValue; readonly shown: MessageValue }>({
    id: 'tournament.teams.progress',
    defaultMessage: '{shown} of {count} teams',
    description: 'Below the teams: how many are shown, of how many.',
  }),
  invite: defineMessage({
    id: 'tournament.teams.invite',
    defaultMessage: 'Copy invite link',
    description: 'Button of the own team: copies the address by which others join it.',
  }),
  copied: defineMessage({
    id: 'tournament.teams.invite.copied',
    defaultMessage: 'Copied',
    description: 'After “Copy invite link”.',
  }),
  notCopied: defineMessage({
    id: 'tournament.teams.invite.failed',
    defaultMessage: 'Couldn’t copy',
    description: 'After “Copy invite link”, when the browser did not allow it.',
  }),
  choose: defineMessage({
    id: 'tournament.teams.choose',
    defaultMessage: 'Choose your team',
    description: 'Title of the dialog in which a player joins a team of a tournament.',
  }),
  chooseHint: defineMessage({
    id: 'tournament.teams.choose.hint',
    defaultMessage: 'You play for one team until the end.',
    description: 'Below “Choose your team”.',
  }),
  teams: defineMessage({
    id: 'tournament.teams.list',
    defaultMessage: 'Teams',
    description: 'Names the choice between the teams of a tournament.',
  }),
  fresh: defineMessage({
    id: 'tournament.teams.new',
    defaultMessage: 'A new team',
    description: 'Choice of a team: one that is not there yet.',
  }),
  name: defineMessage({
    id: 'tournament.teams.new.name',
    defaultMessage: 'Team name',
    description: 'Field for the name of a new team.',
  }),
  nameNeeded: defineMessage({
    id: 'tournament.teams.new.needed',
    defaultMessage: 'Enter a name of up to 40 characters',
    description: 'Below the name of a new team when it is missing or too long.',
  }),
  join: defineMessage({
    id: 'tournament.teams.join',
    defaultMessage: 'Join the team',
    description: 'Button of the dialog in which a player chooses a team.',
  }),
  cancel: defineMessage({
    id: 'tournament.teams.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes the choice of a team.',
  }),
}
