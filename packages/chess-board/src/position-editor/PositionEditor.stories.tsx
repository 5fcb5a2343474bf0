import type { Meta, StoryObj } from '@storybook/react-vite'
import type { within } from 'storybook/test'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { handOn } from '../board/story-hand.ts'
import { PositionEditor } from './PositionEditor.tsx'

/**
 * A board to set a position up on: pieces go anywhere, off the board, and come from the trays, by
 * mouse, touch and keyboard.
 */
const meta = {
  component: PositionEditor,
  title: 'PositionEditor',
  args: { onPositionChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(820px, 100%)', margin: '0 auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PositionEditor>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const square = (canvas: Pick<Canvas, 'getByRole'>, name: RegExp) =>
  canvas.getByRole('gridcell', { name })
const fen = (canvas: Pick<Canvas, 'getByRole'>) => canvas.getByRole('textbox', { name: 'FEN' })
const press = async (canvas: Pick<Canvas, 'getByRole'>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }))

/** A press on a button, and a release over a square. */
async function dragOnto(button: Element, x: number, y: number) {
  const mouse = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse', bubbles: true }
  const { left, top } = button.getBoundingClientRect()
  await fireEvent.pointerDown(button, { ...mouse, buttons: 1, clientX: left, clientY: top })
  await fireEvent.pointerMove(button, { ...mouse, buttons: 1, clientX: x, clientY: y })
  await fireEvent.pointerUp(button, { ...mouse, buttons: 0, clientX: x, clientY: y })
}

export const StartPosition: Story = { parameters: { visual: { claims: 'board-part' } } }

export const FromBlacksSide: Story = { args: { defaultOrientation: 'b' } }

/** A spare piece is dragged onto the board. */
export const DraggedFromTheTray: Story = {
  args: { defaultPosition: '8/8/8/4k3/8/4K3/8/8 w - - 0 1' },
  play: async ({ canvas, canvasElement }) => {
    const { x, y } = handOn(canvasElement).pointOf('d7')
    await dragOnto(canvas.getByRole('button', { name: 'White queen' }), x, y)
    await expect(square(canvas, /^d7/)).toHaveAccessibleName('d7, white queen')
    await expect(fen(canvas)).toHaveValue('8/3Q4/8/4k3/8/4K3/8/8 w - - 0 1')
  },
}

/** A piece is chosen and put on several squares; then some are erased. */
export const PutAndErased: Story = {
  args: { defaultPosition: '8/8/8/4k3/8/4K3/8/8 w - - 0 1' },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Black pawn')
    await expect(canvas.getByRole('button', { name: 'Black pawn' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    square(canvas, /^a7/).focus()
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowRight}{Enter}')
    await expect(fen(canvas)).toHaveValue('8/ppp5/8/4k3/8/4K3/8/8 w - - 0 1')
    await press(canvas, 'Erase')
    square(canvas, /^b7/).focus()
    await userEvent.keyboard('{Enter}')
    await handOn(canvasElement).click('c7')
    await expect(fen(canvas)).toHaveValue('8/p7/8/4k3/8/4K3/8/8 w - - 0 1')
  },
}

/** Castling goes when its rook does; the en passant square goes with any change. */
export const CastlingLost: Story = {
  args: { defaultPosition: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9' },
  play: async ({ canvas, args }) => {
    square(canvas, /^h1/).focus()
    await userEvent.keyboard('{Delete}')
    await expect(fen(canvas)).toHaveValue('r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1')
    await expect(canvas.getByRole('checkbox', { name: 'White O-O' })).not.toBeChecked()
    await expect(args.onPositionChange).toHaveBeenLastCalledWith(
      'r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1',
      null,
    )
  },
}

/** It can be set up, but no game can go on from it: the field says why. */
export const NoPosition: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Empty board')
    await expect(fen(canvas)).toBeInvalid()
    await expect(canvas.getByText(/^You can’t play from this position/)).toBeVisible()
  },
}

/** A text that is no FEN stays in the field; the board keeps the last position. */
export const TypedFen: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(fen(canvas))
    await userEvent.click(fen(canvas))
    await userEvent.paste('8/8/8/8/8/k7/7p/K6 b - - 0 1')
    await expect(square(canvas, /^e1/)).toHaveAccessibleName('e1, white king')
    await userEvent.clear(fen(canvas))
    await userEvent.paste('8/8/8/8/8/k7/7p/K7 b - - 0 1')
    await expect(square(canvas, /^a1/)).toHaveAccessibleName('a1, white king')
    await expect(canvas.getByRole('radio', { name: 'Black' })).toBeChecked()
  },
}
