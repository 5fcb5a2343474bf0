import { defineMessage } from 'react-intl'

/** The keys of a page with a board. */
export const messages = {
  title: defineMessage({
    id: 'keysHelp.title',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Title of the list of keys, which the key “?” opens.',
  }),
  close: defineMessage({
    id: 'keysHelp.close',
    defaultMessage: 'Close',
    description: 'Name of the button that closes the list of keys.',
  }),
  moves: defineMessage({
    id: 'keysHelp.moves',
    defaultMessage: 'Previous and next move',
    description: 'What the keys ← and → do.',
  }),
  ends: defineMessage({
    id: 'keysHelp.ends',
    defaultMessage: 'Start and last move',
    description: 'What the keys Home and End do.',
  }),
  size: defineMessage({
    id: 'keysHelp.size',
    defaultMessage: 'Smaller and larger board',
    description: 'What the keys - and = do.',
  }),
  zen: defineMessage({
    id: 'keysHelp.zen',
    defaultMessage: 'Zen mode',
    description: 'What the key Z does: it turns zen mode on and off.',
  }),
  typed: defineMessage({
    id: 'keysHelp.typed',
    defaultMessage: 'Go to the move field',
    description: 'What the key / does: moves can be typed in that field.',
  }),
  board: defineMessage({
    id: 'keysHelp.board',
    defaultMessage: 'On the board',
    description: 'Heading above what keys do while the focus is on the board.',
  }),
  help: defineMessage({
    id: 'keysHelp.help',
    defaultMessage: 'This list',
    description: 'What the key ? does: it opens the list of keys.',
  }),
}
