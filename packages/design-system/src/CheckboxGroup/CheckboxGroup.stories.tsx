import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { CheckboxGroup, checkboxGroupLayouts } from './index.ts'

const speeds = [
  { value: 'bullet', label: 'Bullet', description: 'Up to two minutes' },
  { value: 'blitz', label: 'Blitz', description: 'Three to eight minutes' },
  { value: 'rapid', label: 'Rapid', description: 'Ten minutes and more' },
  { value: 'classic', label: 'Classic', description: 'Only for members', disabled: true },
]

/**
 * Any number of a few things.
 *
 * **Do** say in the help how many are wanted. **Don't** use it for exactly one (`RadioCards`) or for more than about
 * seven (a select).
 *
 * | key | does |
 * | --- | --- |
 * | Tab | reaches each box |
 * | Space | checks or unchecks it |
 */
const meta = {
  title: 'CheckboxGroup',
  component: CheckboxGroup,
  decorators: [paddedNarrow],
  argTypes: { layout: { control: 'select', options: checkboxGroupLayouts } },
  args: { label: 'Speeds', options: speeds, defaultValue: ['blitz'], onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Speeds' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bullet' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['bullet', 'blitz'])
    await expect(canvas.getByRole('checkbox', { name: 'Classic' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'Rapid' })).toHaveAccessibleDescription(
      /Ten minutes/,
    )
  },
}

export const Row: Story = {
  args: { layout: 'row', options: speeds.map(({ value, label }) => ({ value, label })) },
  parameters: { visual: { claims: 'phone' } },
}

export const WithHelp: Story = { args: { help: 'Choose at least one.', required: true } }

export const Invalid: Story = {
  args: { defaultValue: [], error: 'Choose at least one.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose at least one/)
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The tournament has begun.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bullet' }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const LongWords: Story = {
  args: {
    label: longWords.label,
    options: speeds.map((speed) => ({
      ...speed,
      label: longWords.label,
      description: longWords.sentence,
    })),
  },
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          label: 'Ойын жылдамдығы',
          help: 'Кемінде біреуін таңдаңыз.',
          options: [
            { value: 'bullet', label: 'Оқ жылдамдығы', description: 'Екі минутқа дейін' },
            { value: 'blitz', label: 'Блиц', description: 'Үштен сегіз минутқа дейін' },
          ],
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Скорость игры',
          help: 'Выберите хотя бы одну.',
          options: [
            { value: 'bullet', label: 'Пуля', description: 'До двух минут' },
            { value: 'blitz', label: 'Блиц', description: 'От трёх до восьми минут' },
          ],
        },
        globals: { locale: 'ru' },
      },
      'right-to-left': {
        args: {
          label: 'السرعات',
          options: [
            { value: 'bullet', label: 'رصاصة', description: 'حتى دقيقتين' },
            { value: 'blitz', label: 'خاطفة', description: 'من ثلاث إلى ثماني دقائق' },
          ],
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}
