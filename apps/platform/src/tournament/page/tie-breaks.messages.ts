import type { TieBreakCode } from '@kingside/api/facts'
import { defineMessage } from 'react-intl'

/** The full names of the tie-breaks, FIDE C.07 article 5; their codes are the same in all languages. */
export const tieBreakMessages = {
  'BH/C1': defineMessage({
    id: 'tournament.tieBreak.buchholzCut',
    defaultMessage: 'Buchholz without the lowest',
    description: 'Tie-break BH/C1: Buchholz Cut-1.',
  }),
  BH: defineMessage({
    id: 'tournament.tieBreak.buchholz',
    defaultMessage: 'Buchholz',
    description: 'Tie-break BH: the sum of the opponents’ points.',
  }),
  SB: defineMessage({
    id: 'tournament.tieBreak.sonnebornBerger',
    defaultMessage: 'Sonneborn-Berger',
    description: 'Tie-break SB: a name.',
  }),
  ARO: defineMessage({
    id: 'tournament.tieBreak.averageRating',
    defaultMessage: 'Average rating of opponents',
    description: 'Tie-break ARO.',
  }),
  'ARO/C1': defineMessage({
    id: 'tournament.tieBreak.averageRatingCut',
    defaultMessage: 'Average rating of opponents without the lowest',
    description: 'Tie-break ARO/C1.',
  }),
  WIN: defineMessage({
    id: 'tournament.tieBreak.wins',
    defaultMessage: 'Number of wins',
    description: 'Tie-break WIN.',
  }),
  BPG: defineMessage({
    id: 'tournament.tieBreak.blackGames',
    defaultMessage: 'Games with Black',
    description: 'Tie-break BPG: how many games were played with Black.',
  }),
} as const satisfies Record<TieBreakCode, unknown>
