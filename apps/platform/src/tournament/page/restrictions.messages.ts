import type { tournamentRegions } from '@kingside/api/facts'
import { defineMessage, type MessageValue } from 'react-intl'

/** Who may join, in words. */
export const restrictionMessages = {
  everybody: defineMessage({
    id: 'tournament.who.everybody',
    defaultMessage: 'Open to everyone',
    description: 'Who may join a tournament: there is no limit.',
  }),
  ratingBetween: defineMessage<{ readonly from: MessageValue; readonly to: MessageValue }>({
    id: 'tournament.who.ratingBetween',
    defaultMessage: 'Rating from {from} to {to}',
    description: 'Who may join a tournament.',
  }),
  ratingFrom: defineMessage<{ readonly from: MessageValue }>({
    id: 'tournament.who.ratingFrom',
    defaultMessage: 'Rating from {from}',
    description: 'Who may join a tournament.',
  }),
  ratingTo: defineMessage<{ readonly to: MessageValue }>({
    id: 'tournament.who.ratingTo',
    defaultMessage: 'Rating up to {to}',
    description: 'Who may join a tournament.',
  }),
  ageBetween: defineMessage<{ readonly from: MessageValue; readonly to: MessageValue }>({
    id: 'tournament.who.ageBetween',
    defaultMessage: 'Aged {from} to {to}',
    description: 'Who may join a tournament: the age in years.',
  }),
  ageFrom: defineMessage<{ readonly from: MessageValue }>({
    id: 'tournament.who.ageFrom',
    defaultMessage: 'Aged {from} and over',
    description: 'Who may join a tournament: the age in years.',
  }),
  ageTo: defineMessage<{ readonly to: MessageValue }>({
    id: 'tournament.who.ageTo',
    defaultMessage: 'Aged up to {to}',
    description: 'Who may join a tournament: the age in years.',
  }),
  female: defineMessage({
    id: 'tournament.who.female',
    defaultMessage: 'Women only',
    description: 'Who may join a tournament.',
  }),
  male: defineMessage({
    id: 'tournament.who.male',
    defaultMessage: 'Men only',
    description: 'Who may join a tournament.',
  }),
  titles: defineMessage<{ readonly titles: MessageValue }>({
    id: 'tournament.who.titles',
    defaultMessage: 'Players with a title: {titles}',
    description: 'Who may join a tournament: {titles} are letters such as GM, WGM.',
  }),
  countries: defineMessage<{ readonly countries: MessageValue }>({
    id: 'tournament.who.countries',
    defaultMessage: 'Players from {countries}',
    description: 'Who may join a tournament: {countries} lists countries and parts of the world.',
  }),
  club: defineMessage({
    id: 'tournament.who.club',
    defaultMessage: 'Members of the club only',
    description: 'Who may join a tournament.',
  }),
  invitation: defineMessage({
    id: 'tournament.who.invitation',
    defaultMessage: 'Invited players only',
    description: 'Who may join a tournament.',
  }),
  approval: defineMessage({
    id: 'tournament.who.approval',
    defaultMessage: 'The organiser approves each player',
    description: 'Who may join a tournament.',
  }),
  fide: defineMessage({
    id: 'tournament.who.fide',
    defaultMessage: 'Pro members with a FIDE ID',
    description: 'Who may join a tournament whose games are FOA-rated.',
  }),
  lateEntry: defineMessage<{ readonly round: MessageValue }>({
    id: 'tournament.who.lateEntry',
    defaultMessage: 'Late entry until round {round}',
    description: 'A player may still join after the start, until this round is paired.',
  }),
}

export const regionMessages = {
  europe: defineMessage({
    id: 'tournament.region.europe',
    defaultMessage: 'Europe',
    description: 'Part of the world from which players may join.',
  }),
  asia: defineMessage({
    id: 'tournament.region.asia',
    defaultMessage: 'Asia and Oceania',
    description: 'Part of the world from which players may join.',
  }),
  africa: defineMessage({
    id: 'tournament.region.africa',
    defaultMessage: 'Africa',
    description: 'Part of the world from which players may join.',
  }),
  america: defineMessage({
    id: 'tournament.region.america',
    defaultMessage: 'the Americas',
    description: 'Part of the world from which players may join.',
  }),
} as const satisfies Record<(typeof tournamentRegions)[number], unknown>
