import type { GameRefusalCode } from '@kingside/machines/game-finder'
import { defineMessage } from 'react-intl'

/** Why there can be no game, as far as it is known before one is asked for: a page begins with these. */
export const refusedBeforeMessages = {
  player_banned: defineMessage({
    id: 'play.refusal.playerBanned',
    defaultMessage: 'Your account is banned, so you can’t play',
    description: 'Why no game began.',
  }),
  ongoing_challenge: defineMessage({
    id: 'play.refusal.ongoingChallenge',
    defaultMessage: 'A challenge, link or search is already open',
    description:
      'Why no game began: one of the player’s own, or of the player who was to be challenged.',
  }),
  registration_required: defineMessage({
    id: 'play.refusal.registrationRequired',
    defaultMessage: 'You need an account for rated games',
    description: 'Why no game began, said to a visitor.',
  }),
  foa_unavailable: defineMessage({
    id: 'play.refusal.foaUnavailable',
    defaultMessage: 'FOA-rated games come with Pro',
    description: 'Why no game began. FOA and Pro are names.',
  }),
  fide_id_missing: defineMessage({
    id: 'play.refusal.fideIdMissing',
    defaultMessage: 'You need a FIDE ID for FOA-rated games',
    description: 'Why no game began. FOA and FIDE ID are names.',
  }),
} as const satisfies Partial<Record<GameRefusalCode, unknown>>
