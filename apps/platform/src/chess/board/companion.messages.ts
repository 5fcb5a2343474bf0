import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

/** The texts around the board in every kind of game. */
export const companionMessages = {
  online: defineMessage({
    id: 'playerBar.presence.online',
    defaultMessage: 'Online',
    description: 'In a player’s bar: the player is connected.',
  }),
  offline: defineMessage({
    id: 'playerBar.presence.offline',
    defaultMessage: 'Offline',
    description: 'In a player’s bar: the player’s connection is lost.',
  }),
  toMove: defineMessage({
    id: 'playerBar.toMove',
    defaultMessage: 'To move',
    description: 'Read out after the name of the player whose turn it is.',
  }),
  rating: defineMessage({
    id: 'playerBar.rating',
    defaultMessage: 'Rating',
    description: 'Read out before a player’s rating.',
  }),
  captured: defineMessage<{
    readonly lead: number | bigint
    readonly pieces: MessageValue
    readonly side: string
  }>({
    id: 'capturedPieces.label',
    defaultMessage:
      '{side, select, w {Captured white pieces} other {Captured black pieces}}: {pieces}{lead, plural, =0 {} one {. # pawn ahead} other {. # pawns ahead}}',
    description:
      'Names the row of captured pieces for screen readers. {pieces} is a list such as “2 pawns, 1 rook”, {lead} by how many pawns the side that took them is ahead.',
  }),
  capturedPieces: defineMessage<{ readonly count: number | bigint; readonly type: string }>({
    id: 'capturedPieces.count',
    defaultMessage:
      '{type, select, p {{count, plural, one {# pawn} other {# pawns}}} n {{count, plural, one {# knight} other {# knights}}} b {{count, plural, one {# bishop} other {# bishops}}} r {{count, plural, one {# rook} other {# rooks}}} other {{count, plural, one {# queen} other {# queens}}}}',
    description: 'So many captured pieces of one kind, in a list for screen readers.',
  }),
  capturedNone: defineMessage({
    id: 'capturedPieces.none',
    defaultMessage: 'none',
    description: 'In place of the list of captured pieces, for screen readers.',
  }),
  moveKeysHint: defineMessage({
    id: 'game.moveKeysHint',
    defaultMessage:
      'Off the board, ← and → step through the moves, Home and End jump to the start and the last move.',
    description: 'After the hint how to play by keyboard. The arrows and Home and End are keys.',
  }),
}
