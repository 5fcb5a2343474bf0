import type { PlayerReportKind } from '@kingside/api/facts'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  state: defineMessage({
    id: 'operation.reports.state',
    defaultMessage: 'State',
    description: 'Filter of the reports of players: open, or decided.',
  }),
  open: defineMessage({
    id: 'operation.reports.open',
    defaultMessage: 'Open reports',
    description: 'Choice of the filter “State”: reports that nobody has decided.',
  }),
  decided: defineMessage({
    id: 'operation.reports.decided',
    defaultMessage: 'Closed reports',
    description: 'Choice of the filter “State”: reports that were decided.',
  }),
  kind: defineMessage({
    id: 'operation.reports.kind',
    defaultMessage: 'Reported for',
    description: 'Filter of the reports of players: what they are about.',
  }),
  list: defineMessage({
    id: 'operation.reports.list',
    defaultMessage: 'Reports',
    description: 'Names the list of reports of players, for screen readers.',
  }),
  by: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.reports.by',
    defaultMessage: 'Reported by {player}',
    description: 'Below the name of a reported player. {player} is the name of the reporter.',
  }),
  ofPlayer: defineMessage<{ readonly count: number | bigint }>({
    id: 'operation.reports.ofPlayer',
    defaultMessage:
      '{count, plural, one {# report of this player} other {# reports of this player}}',
    description: 'How often a player was reported.',
  }),
  dismissed: defineMessage<{ readonly count: number | bigint }>({
    id: 'operation.reports.dismissed',
    defaultMessage:
      '{count, plural, one {# earlier report by the reporter was dismissed} other {# earlier reports by the reporter were dismissed}}',
    description: 'How often a reporter was wrong.',
  }),
  noText: defineMessage({
    id: 'operation.reports.noText',
    defaultMessage: 'No details given.',
    description: 'In place of the reporter’s own words.',
  }),
  game: defineMessage({
    id: 'operation.reports.game',
    defaultMessage: 'Open game',
    description: 'Link to the game that a report is about.',
  }),
  profile: defineMessage({
    id: 'operation.reports.profile',
    defaultMessage: 'Open profile',
    description: 'Link to the public page of a reported player.',
  }),
  ban: defineMessage({
    id: 'operation.reports.ban',
    defaultMessage: 'Ban player',
    description: 'Link below a report: opens the form that bans the player.',
  }),
  acted: defineMessage({
    id: 'operation.reports.acted',
    defaultMessage: 'Mark as handled',
    description: 'Button below a report: something was done about the player. Opens a question.',
  }),
  actedTitle: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.reports.acted.title',
    defaultMessage: 'Mark the report of {player} as handled?',
    description: 'Title of the question. {player} is the reported player.',
  }),
  actedText: defineMessage({
    id: 'operation.reports.acted.text',
    defaultMessage: 'Say what you did. Only operators read it.',
    description: 'In the question whether a report was handled.',
  }),
  dismiss: defineMessage({
    id: 'operation.reports.dismiss',
    defaultMessage: 'Dismiss report',
    description: 'Button below a report: nothing was wrong. Opens a question.',
  }),
  dismissTitle: defineMessage<{ readonly player: MessageValue }>({
    id: 'operation.reports.dismiss.title',
    defaultMessage: 'Dismiss the report of {player}?',
    description: 'Title of the question. {player} is the reported player.',
  }),
  dismissText: defineMessage({
    id: 'operation.reports.dismiss.text',
    defaultMessage: 'Say why. Only operators read it.',
    description: 'In the question whether a report is dismissed.',
  }),
  close: defineMessage({
    id: 'operation.reports.close',
    defaultMessage: 'Close',
    description: 'Closes the question about a report; nothing is decided.',
  }),
  isActed: defineMessage<{ readonly date: MessageValue; readonly operator: MessageValue }>({
    id: 'operation.reports.isActed',
    defaultMessage: 'Handled by {operator}, {date}',
    description: 'On a decided report. {operator} is an email address.',
  }),
  isDismissed: defineMessage<{ readonly date: MessageValue; readonly operator: MessageValue }>({
    id: 'operation.reports.isDismissed',
    defaultMessage: 'Dismissed by {operator}, {date}',
    description: 'On a decided report. {operator} is an email address.',
  }),
  empty: defineMessage({
    id: 'operation.reports.empty',
    defaultMessage: 'No open reports',
    description: 'Title of the empty list of reports of players.',
  }),
  emptyText: defineMessage({
    id: 'operation.reports.empty.text',
    defaultMessage: 'Reports that players send about others appear here.',
    description: 'Below “No open reports”.',
  }),
}

/** What a report is about, in a word or two. */
export const kindMessages = {
  cheating: defineMessage({
    id: 'operation.reports.kind.cheating',
    defaultMessage: 'Cheating',
    description: 'What a report of a player is about.',
  }),
  rating_manipulation: defineMessage({
    id: 'operation.reports.kind.rating',
    defaultMessage: 'Rating manipulation',
    description: 'What a report of a player is about.',
  }),
  behaviour: defineMessage({
    id: 'operation.reports.kind.behaviour',
    defaultMessage: 'Bad behaviour',
    description: 'What a report of a player is about.',
  }),
  name_or_picture: defineMessage({
    id: 'operation.reports.kind.name',
    defaultMessage: 'Name or picture',
    description: 'What a report of a player is about.',
  }),
  other: defineMessage({
    id: 'operation.reports.kind.other',
    defaultMessage: 'Something else',
    description: 'What a report of a player is about.',
  }),
} as const satisfies Record<PlayerReportKind, unknown>
