import { defineMessage, type MessageValue } from 'react-intl'
import type { OverlayPart, OverlayTheme } from './overlay-choices.ts'

export const partMessages = {
  header: defineMessage({
    id: 'stream.part.header',
    defaultMessage: 'Header',
    description: 'Part of an overlay for streams: the name of the tournament.',
  }),
  footer: defineMessage({
    id: 'stream.part.footer',
    defaultMessage: 'Footer',
    description: 'Part of an overlay for streams: time control, and where to watch.',
  }),
  score: defineMessage({
    id: 'stream.part.score',
    defaultMessage: 'Score',
    description: 'Part of an overlay for streams: the points of the players of the main board.',
  }),
  sponsors: defineMessage({
    id: 'stream.part.sponsors',
    defaultMessage: 'Sponsors',
    description: 'Part of an overlay for streams.',
  }),
  table: defineMessage({
    id: 'stream.part.table',
    defaultMessage: 'Standings table',
    description: 'Part of an overlay for streams: the first places.',
  }),
  analysis: defineMessage({
    id: 'stream.part.analysis',
    defaultMessage: 'Analysis',
    description: 'Part of an overlay for streams: who is better, by the engine.',
  }),
  'round-number': defineMessage({
    id: 'stream.part.roundNumber',
    defaultMessage: 'Round number',
    description: 'Part of an overlay for streams.',
  }),
  'round-name': defineMessage({
    id: 'stream.part.roundName',
    defaultMessage: 'Round name',
    description: 'Part of an overlay for streams: the kind of tournament, or “Final” and the like.',
  }),
  'main-board': defineMessage({
    id: 'stream.part.mainBoard',
    defaultMessage: 'Main board',
    description: 'Part of an overlay for streams: the large board.',
  }),
  'side-board': defineMessage({
    id: 'stream.part.sideBoard',
    defaultMessage: 'Side board',
    description: 'Part of an overlay for streams: a second board beside the large one.',
  }),
  'footer-boards': defineMessage({
    id: 'stream.part.footerBoards',
    defaultMessage: 'Boards of the round',
    description: 'Part of an overlay for streams: small boards at the lower edge.',
  }),
} as const satisfies Record<OverlayPart, unknown>

export const themeMessages = {
  dark: defineMessage({
    id: 'stream.theme.dark',
    defaultMessage: 'Dark',
    description: 'Theme of an overlay for streams.',
  }),
  light: defineMessage({
    id: 'stream.theme.light',
    defaultMessage: 'Light',
    description: 'Theme of an overlay for streams.',
  }),
} as const satisfies Record<OverlayTheme, unknown>

export const messages = {
  title: defineMessage<{ readonly name: MessageValue }>({
    id: 'stream.title',
    defaultMessage: 'Stream overlay: {name}',
    description: 'Title of the page on which an overlay for streams of a tournament is made.',
  }),
  lead: defineMessage({
    id: 'stream.lead',
    defaultMessage:
      'Add the link as a browser source of 1920 × 1080 to your streaming program. The background is transparent.',
    description: 'Below the title of the page on which an overlay for streams is made.',
  }),
  parts: defineMessage({
    id: 'stream.parts',
    defaultMessage: 'What to show',
    description: 'Heading of the switches of an overlay for streams.',
  }),
  theme: defineMessage({
    id: 'stream.theme',
    defaultMessage: 'Theme',
    description: 'Names the choice of the theme of an overlay for streams.',
  }),
  board: defineMessage({
    id: 'stream.board',
    defaultMessage: 'Main board',
    description: 'Names the choice of the board that an overlay for streams shows large.',
  }),
  top: defineMessage({
    id: 'stream.board.top',
    defaultMessage: 'The best players',
    description: 'Choice of the main board: that of the best players of each round.',
  }),
  table: defineMessage<{ readonly number: MessageValue }>({
    id: 'stream.board.table',
    defaultMessage: 'Board {number}',
    description: 'Choice of the main board: the one with this number in each round.',
  }),
  preview: defineMessage({
    id: 'stream.preview',
    defaultMessage: 'Preview',
    description: 'Heading of the small picture of an overlay for streams.',
  }),
  copy: defineMessage({
    id: 'stream.copy',
    defaultMessage: 'Copy link',
    description: 'Button that copies the address of an overlay for streams.',
  }),
  copied: defineMessage({
    id: 'stream.copied',
    defaultMessage: 'Copied',
    description: 'After “Copy link”.',
  }),
  notCopied: defineMessage({
    id: 'stream.notCopied',
    defaultMessage: 'Couldn’t copy',
    description: 'After “Copy link”, when the browser did not allow it.',
  }),
  back: defineMessage({
    id: 'stream.back',
    defaultMessage: 'Back to the tournament',
    description: 'Link on the page on which an overlay for streams is made.',
  }),
  watch: defineMessage<{ readonly address: MessageValue }>({
    id: 'stream.watch',
    defaultMessage: 'Watch live at {address}',
    description: 'In the footer of an overlay for streams.',
  }),
  waiting: defineMessage({
    id: 'stream.waiting',
    defaultMessage: 'Waiting for the first games',
    description: 'In an overlay for streams before a tournament has boards.',
  }),
}
