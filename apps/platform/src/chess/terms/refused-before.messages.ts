import type { GameRefusalCode } from '@kingside/machines/game-finder'
import { defineMessage } from 'react-intl'

/** Why there can be no game, as far as it is known before one is asked for: a page begins with these. */
export const refusedBeforeMessages = {
  player_banned: defineMessage({
    id: 'play.refusal.playerBanned',
    defaultMessage: 'You are banned and can’t start games',
    description: 'Why no game began.',
  }),
  ongoing_challenge: defineMessage({
    id: 'play.refusal.ongoingChallenge',
    defaultMessage: 'A challenge, a link or a search is open already',
    description:
      'Why no game began: one of the player’s own, or of the player who was to be challenged.',
  }),
  registration_required: defineMessage({
    id: 'play.refusal.registrationRequired',
    defaultMessage: 'Rated games need an account',
    description: 'Why no game began, said to a visitor.',
  }),
  foa_unavailable: defineMessage({
    id: 'play.refusal.foaUnavailable',
    defaultMessage: 'FOA-rated games come with Pro',
    description: 'Why no game began. FOA and Pro are names.',
  }),
  fide_id_missing: defineMessage({
    id: 'play.refusal.fideIdMissing',
    defaultMessage: 'FOA-rated games need your FIDE ID',
    description: 'Why no game began. FOA and FIDE ID are names.',
  }),
} as const satisfies Partial<Record<GameRefusalCode, unknown>>
