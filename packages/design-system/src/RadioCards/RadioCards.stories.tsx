import type { Meta, StoryObj } from '@storybook/react-vite'
import { Crown, Dices, Link2, Swords } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { longText } from '../stories/longText.ts'
import { padded } from '../stories/padded.tsx'
import { RadioCards, radioCardsColumns, radioCardsLayouts } from './RadioCards.tsx'

const timeControls = [
  ['1+0', 'Bullet'],
  ['3+2', 'Blitz'],
  ['5+3', 'Blitz'],
  ['10+0', 'Rapid'],
  ['15+10', 'Rapid'],
  ['30+20', 'Classic'],
].map(([value = '', description = '']) => ({ value, title: value, description }))

const opponents = [
  { value: 'rated', title: 'Anyone', description: 'Near your rating', icon: <Swords /> },
  { value: 'friend', title: 'A friend', description: 'Share a link', icon: <Link2 /> },
  { value: 'computer', title: 'Computer', description: 'Eight levels', icon: <Crown /> },
  {
    value: 'random',
    title: 'Surprise',
    description: 'Only for members',
    icon: <Dices />,
    disabled: true,
  },
]

/**
 * One choice of a few, each shown as a card: colour, level, time control. The cards fill as many columns as fit, up
 * to `columns`. **Keyboard**: Tab reaches the chosen card, the arrow keys move the choice.
 */
const meta = {
  title: 'RadioCards',
  component: RadioCards,
  decorators: [padded],
  argTypes: {
    layout: { control: 'select', options: radioCardsLayouts },
    columns: { control: 'select', options: radioCardsColumns },
  },
  args: { label: 'Opponent', options: opponents, defaultValue: 'rated', onChange: fn() },
  parameters: { visual: { phone: true } },
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Share a link'))
    await expect(args.onChange).toHaveBeenCalledWith('friend')
    await expect(canvas.getByRole('radio', { name: 'A friend' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Surprise' })).toBeDisabled()
  },
}

export const Columns: Story = {
  args: {
    label: 'Time control',
    options: timeControls,
    defaultValue: '5+3',
    layout: 'column',
    columns: 3,
  },
}

/** Many short choices: the chosen card is filled. */
export const Compact: Story = {
  args: {
    label: 'Time control',
    options: timeControls,
    defaultValue: '5+3',
    layout: 'compact',
    columns: 5,
  },
}

export const CompactFigures: Story = {
  args: {
    label: 'Level',
    options: ['1', '2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, title: value })),
    defaultValue: '3',
    layout: 'compact',
    columns: 8,
  },
}

export const NothingChosen: Story = { args: { value: null } }

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Opponent' })).toBeVisible()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Anyone' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('friend')
    await expect(canvas.getByRole('radio', { name: 'A friend' })).toBeChecked()
  },
}

export const LongText: Story = {
  args: {
    label: longText.label,
    options: opponents.map((option) => ({
      ...option,
      title: longText.label,
      description: longText.sentence,
    })),
  },
  globals: { locale: 'kz' },
}
