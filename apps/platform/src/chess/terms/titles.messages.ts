import type { PlayerTitle } from '@kingside/design-system/TitleMark'
import { defineMessage } from 'react-intl'

/** The full names of chess titles, which screen readers read in place of the letters. */
export const titleMessages = {
  GM: defineMessage({
    id: 'play.title.gm',
    defaultMessage: 'Grandmaster',
    description: 'A chess title of the federation FIDE: GM.',
  }),
  IM: defineMessage({
    id: 'play.title.im',
    defaultMessage: 'International Master',
    description: 'A chess title of the federation FIDE: IM.',
  }),
  FM: defineMessage({
    id: 'play.title.fm',
    defaultMessage: 'FIDE Master',
    description: 'A chess title of the federation FIDE: FM.',
  }),
  CM: defineMessage({
    id: 'play.title.cm',
    defaultMessage: 'Candidate Master',
    description: 'A chess title of the federation FIDE: CM.',
  }),
  WGM: defineMessage({
    id: 'play.title.wgm',
    defaultMessage: 'Woman Grandmaster',
    description: 'A chess title of the federation FIDE: WGM.',
  }),
  WIM: defineMessage({
    id: 'play.title.wim',
    defaultMessage: 'Woman International Master',
    description: 'A chess title of the federation FIDE: WIM.',
  }),
  WFM: defineMessage({
    id: 'play.title.wfm',
    defaultMessage: 'Woman FIDE Master',
    description: 'A chess title of the federation FIDE: WFM.',
  }),
  WCM: defineMessage({
    id: 'play.title.wcm',
    defaultMessage: 'Woman Candidate Master',
    description: 'A chess title of the federation FIDE: WCM.',
  }),
  AGM: defineMessage({
    id: 'play.title.agm',
    defaultMessage: 'Arena Grandmaster',
    description: 'A chess title of FIDE Online Arena: AGM.',
  }),
  AIM: defineMessage({
    id: 'play.title.aim',
    defaultMessage: 'Arena International Master',
    description: 'A chess title of FIDE Online Arena: AIM.',
  }),
  AFM: defineMessage({
    id: 'play.title.afm',
    defaultMessage: 'Arena FIDE Master',
    description: 'A chess title of FIDE Online Arena: AFM.',
  }),
  ACM: defineMessage({
    id: 'play.title.acm',
    defaultMessage: 'Arena Candidate Master',
    description: 'A chess title of FIDE Online Arena: ACM.',
  }),
} as const satisfies Record<PlayerTitle, unknown>
