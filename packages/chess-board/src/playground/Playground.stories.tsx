import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { highlightStyles, targetStyles, titlePositions } from '../board/chess-board-props.ts'
import { boardThemes } from '../themes/themes.generated.ts'
import { editTools, movableSides, pieceChoices, Playground } from './Playground.tsx'

const select = (options: readonly string[]) => ({ options, control: 'select' as const })
const radio = (options: readonly string[]) => ({ options, control: 'inline-radio' as const })

/**
 * Every option of the board as a control, a game to play, and a log of what the board tells the page.
 *
 * Choose one movable side, and the page plays the other one: then premoves have something to wait for.
 */
const meta = {
  component: Playground,
  title: 'Playground',
  args: {
    orientation: 'w',
    highlightStyle: 'highlight',
    targetStyle: 'dots',
    titlePosition: 'inner',
    blindfold: false,
    animated: true,
    theme: 'worldchess',
    pieces: 'own',
    movable: 'both',
    premoves: true,
    drawable: true,
    editing: false,
    editTool: 'hand',
  },
  argTypes: {
    orientation: radio(['w', 'b']),
    highlightStyle: select(highlightStyles),
    targetStyle: radio(targetStyles),
    titlePosition: radio(titlePositions),
    theme: select(Object.keys(boardThemes)),
    pieces: select(pieceChoices),
    movable: radio(movableSides),
    editTool: { ...select(Object.keys(editTools)), if: { arg: 'editing' } },
  },
} satisfies Meta<typeof Playground>

export default meta

type Story = StoryObj<typeof meta>

export const AllOptions: Story = {
  parameters: { visual: { claims: 'board-part' } },
  name: 'Playground',
}

export const EventsInTheLog: Story = {
  play: async ({ canvas }) => {
    const focus = (name: RegExp) => canvas.getByRole('gridcell', { name }).focus()
    focus(/^e2/)
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}')
    focus(/^d7/)
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    focus(/^f1/)
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    const log = canvas.getByRole('list', { name: 'Events, newest first' })
    await expect(log).toHaveTextContent('e2–e4, by keyboard')
    await expect(log).toHaveTextContent('d7–d5, by keyboard')
    await expect(canvas.getByText(/^rnbqkbnr\/ppp1pppp/)).toBeVisible()
    await expect(canvas.getByText('White to move.')).toBeVisible()
  },
}
