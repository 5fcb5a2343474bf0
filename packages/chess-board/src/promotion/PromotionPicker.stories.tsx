import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { englishTexts } from '../board/texts.ts'
import { PromotionPicker } from './PromotionPicker.tsx'

/** Asks what a pawn becomes. `ChessBoard` shows it by itself; use it alone with a board of your own. */
const meta = {
  component: PromotionPicker,
  title: 'PromotionPicker',
  args: {
    square: 'c8',
    choices: ['q', 'r', 'b', 'n'],
    orientation: 'w',
    label: englishTexts.promotion,
    names: englishTexts.promoteTo,
    onChoose: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          position: 'relative',
          containerType: 'inline-size',
          inlineSize: 'min(100%, 30rem)',
          aspectRatio: 1,
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromotionPicker>

export default meta
type Story = StoryObj<typeof meta>

export const WhiteAtTheTop: Story = {}

export const BlackAtTheTop: Story = { args: { square: 'f1', orientation: 'b' } }

/** The board is turned: the pawn arrives at the lower edge, and the choices go upwards from there. */
export const AtTheBottom: Story = { args: { square: 'h1', orientation: 'w' } }

export const FewerChoices: Story = {
  parameters: { visual: { claims: 'board-part' } },
  args: { choices: ['q', 'n'] },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'chess-board-promotionpicker--white-at-the-top' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Queen' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Knight' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('r')
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
