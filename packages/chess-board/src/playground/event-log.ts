import type { MoveIntent } from '@kingside/chess-game'
import type { Drawing } from '../headless/drawings.ts'
import type { BoardEdit, BoardInteraction, MoveInput } from '../headless/interactions.ts'

/** An event of the board: the name of the prop, and its arguments. */
export type BoardEvent =
  | { readonly prop: 'onMove'; readonly move: MoveIntent; readonly input: MoveInput }
  | { readonly prop: 'onInteraction'; readonly interaction: BoardInteraction }
  | { readonly prop: 'onPremovesChange'; readonly premoves: readonly MoveIntent[] }
  | { readonly prop: 'onDrawingsChange'; readonly drawings: readonly Drawing[] }
  | { readonly prop: 'onEdit'; readonly edit: BoardEdit }

const moveText = ({ from, to, promotion }: MoveIntent) =>
  `${from}–${to}${promotion ? ` = ${promotion}` : ''}`

const listText = (items: readonly string[]) => (items.length === 0 ? 'none' : items.join(', '))

const drawingText = (drawing: Drawing) =>
  drawing.kind === 'square'
    ? `${drawing.color} ${drawing.square}`
    : `${drawing.color} ${drawing.from}–${drawing.to}`

function interactionText(interaction: BoardInteraction): string {
  switch (interaction.type) {
    case 'select':
      return `select ${interaction.square}, by ${interaction.input}`
    case 'lift':
      return `lift ${interaction.square}`
    case 'release':
      return `release ${interaction.square}${interaction.to ? ` over ${interaction.to}` : ''}, reason: ${interaction.reason}`
    default:
      return interaction satisfies never
  }
}

function editText(edit: BoardEdit): string {
  switch (edit.kind) {
    case 'move':
      return `move ${edit.from}–${edit.to}`
    case 'put':
      return `put ${edit.piece.color}${edit.piece.type} on ${edit.square}`
    case 'remove':
      return `remove ${edit.square}`
    default:
      return edit satisfies never
  }
}

/** An event's arguments as one line. */
export function eventText(event: BoardEvent): string {
  switch (event.prop) {
    case 'onMove':
      return `${moveText(event.move)}, by ${event.input}`
    case 'onInteraction':
      return interactionText(event.interaction)
    case 'onPremovesChange':
      return listText(event.premoves.map(moveText))
    case 'onDrawingsChange':
      return listText(event.drawings.map(drawingText))
    case 'onEdit':
      return editText(event.edit)
    default:
      return event satisfies never
  }
}
