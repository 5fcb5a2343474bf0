import type { RatingType, TournamentKind } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'

/** How a tournament is played. */
export const kindMessages = {
  swiss: defineMessage({
    id: 'tournament.kind.swiss',
    defaultMessage: 'Swiss',
    description: 'Kind of tournament: the Swiss system.',
  }),
  arena: defineMessage({
    id: 'tournament.kind.arena',
    defaultMessage: 'Arena',
    description: 'Kind of tournament: for some time everybody plays game after game.',
  }),
  match: defineMessage({
    id: 'tournament.kind.match',
    defaultMessage: 'Match',
    description: 'Kind of tournament: two players, or everybody against everybody.',
  }),
  playoff: defineMessage({
    id: 'tournament.kind.playoff',
    defaultMessage: 'Knockout',
    description: 'Kind of tournament: who loses is out.',
  }),
  armageddon: defineMessage({
    id: 'tournament.kind.armageddon',
    defaultMessage: 'Armageddon',
    description: 'Kind of tournament: a knockout of single games in which a draw counts for Black.',
  }),
} as const satisfies Record<TournamentKind, unknown>

/** What its games count for. */
export const ratingMessages = {
  worldchess: defineMessage({
    id: 'tournament.rating.worldchess',
    defaultMessage: 'Rated',
    description: 'Mark of a tournament whose games count for the rating of this site.',
  }),
  fide: defineMessage({
    id: 'tournament.rating.fide',
    defaultMessage: 'FOA-rated',
    description: 'Mark of a tournament whose games count for FIDE Online Arena. FOA is a name.',
  }),
  'non-rated': defineMessage({
    id: 'tournament.rating.none',
    defaultMessage: 'Unrated',
    description: 'Mark of a tournament whose games change no rating.',
  }),
  otb: defineMessage({
    id: 'tournament.rating.otb',
    defaultMessage: 'Over the board',
    description: 'Mark of a tournament whose games count for ratings over the board.',
  }),
} as const satisfies Record<RatingType, unknown>

/** How far it is. */
export const stageMessages = {
  upcoming: defineMessage({
    id: 'tournament.stage.upcoming',
    defaultMessage: 'Upcoming',
    description: 'Mark of a tournament that has not started.',
  }),
  live: defineMessage({
    id: 'tournament.stage.live',
    defaultMessage: 'Live',
    description: 'Mark of a tournament that is being played online.',
  }),
  inProgress: defineMessage({
    id: 'tournament.stage.inProgress',
    defaultMessage: 'In progress',
    description: 'Mark of a tournament that is being played over the board.',
  }),
  ended: defineMessage({
    id: 'tournament.stage.ended',
    defaultMessage: 'Ended',
    description: 'Mark of a tournament that is over.',
  }),
  canceled: defineMessage({
    id: 'tournament.stage.canceled',
    defaultMessage: 'Cancelled',
    description: 'Mark of a tournament that was called off.',
  }),
}

export const factMessages = {
  timeControl: defineMessage({
    id: 'tournament.fact.timeControl',
    defaultMessage: 'Time control',
    description: 'Names the time control of a tournament for screen readers, and before it.',
  }),
  start: defineMessage({
    id: 'tournament.fact.start',
    defaultMessage: 'Start',
    description: 'Names the start of a tournament for screen readers, and before it.',
  }),
  players: defineMessage({
    id: 'tournament.fact.players',
    defaultMessage: 'Players',
    description: 'Names the number of players for screen readers, and before it.',
  }),
  prize: defineMessage({
    id: 'tournament.fact.prize',
    defaultMessage: 'Prize fund',
    description: 'Names the sum of the prizes for screen readers, and before it.',
  }),
  fee: defineMessage({
    id: 'tournament.fact.fee',
    defaultMessage: 'Entry fee',
    description: 'Names what the entry costs for screen readers, and before it.',
  }),
  place: defineMessage({
    id: 'tournament.fact.place',
    defaultMessage: 'Place',
    description: 'Names where a tournament over the board is played.',
  }),
  playersOf: defineMessage<{ readonly count: MessageValue; readonly most: MessageValue }>({
    id: 'tournament.fact.playersOf',
    defaultMessage: '{count} / {most}',
    description: 'How many players a tournament has, of how many it takes.',
  }),
  rounds: defineMessage<{ readonly count: number | bigint }>({
    id: 'tournament.fact.rounds',
    defaultMessage: '{count, plural, one {# round} other {# rounds}}',
    description: 'How many rounds a tournament has.',
  }),
  minutes: defineMessage<{ readonly count: number | bigint }>({
    id: 'tournament.fact.minutes',
    defaultMessage: '{count, number} min',
    description: 'How long an arena is. Short for minutes.',
  }),
}
