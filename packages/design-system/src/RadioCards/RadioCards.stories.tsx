import type { Meta, StoryObj } from '@storybook/react-vite'
import { Crown, Dices, Link2, Swords } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded } from '../stories/padded.tsx'
import { RadioCards, radioCardsColumns, radioCardsLayouts } from './RadioCards.tsx'
import { longWords } from '../stories/longWords.ts'

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
 * to `columns`.
 *
 * **Do** say in a description what the title cannot; put the likeliest card first.
 *
 * **Don't** use it for more than about eight choices: that is a `Select`. For short words in a row take
 * `SegmentedControl`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | reaches the chosen card |
 * | arrow keys | move the choice |
 * | Space | chooses the card with the focus |
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
} satisfies Meta<typeof RadioCards>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Share a link'))
    await expect(args.onChange).toHaveBeenCalledWith('friend')
    await expect(canvas.getByRole('radio', { name: 'A friend' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Surprise' })).toBeDisabled()
  },
}

/** The choices are on their way, and their places do not change when they come. */
export const Awaited: Story = {
  args: { label: 'Blitz', options: [], columns: 8, layout: 'compact', skeletonCards: 7 },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Blitz' })
    await expect(group).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const Columns: Story = {
  parameters: { visual: { claims: 'phone' } },
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
  parameters: { visual: { claims: 'phone' } },
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

export const WithHelp: Story = {
  args: { help: 'Only games near your rating count for the table.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Opponent' })
    await expect(group).toHaveAccessibleDescription(/near your rating/)
    await expect(group).toBeRequired()
  },
}

export const Invalid: Story = {
  args: { value: null, error: 'Choose an opponent.', required: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Opponent' })
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription(/Choose an opponent/)
  },
}

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The game has begun.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Share a link'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const ChosenByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-radiocards--rows' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Anyone' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('friend')
    await expect(canvas.getByRole('radio', { name: 'A friend' })).toBeChecked()
  },
}

export const InKazakh: Story = {
  args: {
    label: longText.label,
    options: opponents.map((option) => ({
      ...option,
      title: longText.label,
      description: longText.sentence,
    })),
  },
  globals: { locale: 'kz' },
  parameters: {
    modes: {
      russian: {
        args: {
          label: 'Соперник',
          options: [
            {
              value: 'rated',
              title: 'Любой',
              description: 'Близко к вашему рейтингу',
              icon: <Swords />,
            },
            { value: 'friend', title: 'Друг', description: 'Отправьте ссылку', icon: <Link2 /> },
            {
              value: 'computer',
              title: 'Компьютер',
              description: 'Восемь уровней',
              icon: <Crown />,
            },
          ],
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          options: opponents.map((option) => ({
            ...option,
            title: longWords.word,
            description: longWords.sentence,
          })),
          layout: 'column',
          columns: 3,
        },
        globals: { locale: 'en' },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          label: 'الخصم',
          options: [
            { value: 'rated', title: 'أي لاعب', description: 'قريب من تصنيفك', icon: <Swords /> },
            { value: 'friend', title: 'صديق', description: 'شارك رابطًا', icon: <Link2 /> },
          ],
        },
        globals: { locale: 'en', direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}
