import type { DesiredColor } from '@kingside/machines/game-finder'
import type { RatingMode } from '@kingside/machines/start-game-button'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** The rating mode of a game. */
export const modeMessages = {
  unrated: defineMessage({
    id: 'play.mode.unrated',
    defaultMessage: 'Unrated',
    description: 'Kind of game: no rating changes.',
  }),
  rated: defineMessage({
    id: 'play.mode.rated',
    defaultMessage: 'Rated',
    description: 'Kind of game: it counts for the rating of this site.',
  }),
  fide: defineMessage({
    id: 'play.mode.fide',
    defaultMessage: 'FOA-rated',
    description: 'Kind of game: it counts for the rating of FIDE Online Arena. FOA is a name.',
  }),
} as const satisfies Record<RatingMode, unknown>

/** The color that a player wants. */
export const colorMessages = {
  any: defineMessage({
    id: 'play.color.any',
    defaultMessage: 'Any colour',
    description: 'Choice of the side to play.',
  }),
  white: defineMessage({
    id: 'play.color.white',
    defaultMessage: 'White',
    description: 'Choice of the side to play.',
  }),
  black: defineMessage({
    id: 'play.color.black',
    defaultMessage: 'Black',
    description: 'Choice of the side to play.',
  }),
} as const satisfies Record<DesiredColor, unknown>

export const termsMessages = {
  family: defineMessage<{ readonly family: string }>({
    id: 'play.timeControl.family',
    defaultMessage:
      '{family, select, bullet {Bullet} blitz {Blitz} rapid {Rapid} classic {Classical} armageddon {Armageddon} other {Daily}}',
    description: 'The kind of a time control, beside its numbers.',
  }),
  timeControl: defineMessage<{ readonly family: MessageValue; readonly name: MessageValue }>({
    id: 'play.timeControl',
    defaultMessage: '{name} {family}',
    description: 'A time control with its kind, such as "3+2 Blitz".',
  }),
  minutes: defineMessage<{ readonly minutes: number | bigint }>({
    id: 'play.timeControl.minutes',
    defaultMessage: '{minutes, number} min',
    description: 'A time control without an increment. Short for minutes.',
  }),
  limits: defineMessage<{ readonly lower: MessageValue; readonly upper: MessageValue }>({
    id: 'play.limits',
    defaultMessage: '{lower}–{upper}',
    description: 'The ratings of the opponents somebody wants, from the lowest to the highest.',
  }),
  anyRating: defineMessage({
    id: 'play.limits.any',
    defaultMessage: 'Any rating',
    description: 'Somebody wants opponents of any rating.',
  }),
  startsAt: defineMessage<{ readonly date: MessageValue }>({
    id: 'play.startsAt',
    defaultMessage: 'Starts {date}',
    description:
      'When a scheduled game starts. {date} is a date with the time of day and its zone.',
  }),
  newRating: defineMessage({
    id: 'play.rating.new',
    defaultMessage: 'New',
    description: 'In the place of the rating of a player who has none yet.',
  }),
  provisionalRating: defineMessage({
    id: 'player.ratings.provisional',
    defaultMessage: 'Provisional',
    description: 'A rating that is still very uncertain: after few games, or a long break.',
  }),
}
