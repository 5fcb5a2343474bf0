import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { NumberField } from './index.ts'

/**
 * A number that is counted or measured, with a button for each direction. It reads and writes numbers as the page's
 * language does.
 *
 * **Do** give `min` and `max`: a number beyond them becomes the nearest one when the field is left.
 * **Don't** use it for codes, years or phone numbers: nobody adds one to them.
 *
 * | key | does |
 * | --- | --- |
 * | ↑ ↓ | add or take away a step |
 * | Home, End | go to the least, to the most |
 * | Enter | settles what was typed |
 */
const meta = {
  title: 'NumberField',
  component: NumberField,
  decorators: [paddedNarrow, localized],
  args: {
    label: 'Players',
    texts: { increase: 'More', decrease: 'Fewer' },
    onChange: fn(),
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: {
    modes: {
      russian: {
        args: {
          label: 'Количество игроков',
          help: 'От 4 до 64.',
          defaultValue: 1200.5,
          texts: { increase: 'Больше', decrease: 'Меньше' },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          suffix: longWords.word,
          defaultValue: 16,
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: { label: 'عدد اللاعبين', help: 'من ٤ إلى ٦٤.', defaultValue: 16 },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Filled: Story = {
  parameters: everyLook,
  args: { defaultValue: 16, help: 'From 4 to 64.', min: 4, max: 64 },
}

export const SteppedByPointer: Story = {
  args: { defaultValue: 16, min: 4, max: 64, step: 4 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More: Players' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer: Players' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(16)
  },
}

export const SteppedByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-numberfield--at-the-most' } },
  args: { defaultValue: 16, min: 4, max: 64 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('textbox', { name: 'Players' })).toHaveValue('18')
    await userEvent.keyboard('{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith(64)
  },
}

export const BroughtIntoRange: Story = {
  parameters: { visual: { looksLike: 'design-system-numberfield--empty' } },
  args: { min: 4, max: 64 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Players' })
    await userEvent.type(field, '900')
    await userEvent.tab()
    await expect(field).toHaveValue('64')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const AtTheMost: Story = { args: { defaultValue: 64, min: 4, max: 64 } }

export const WithUnit: Story = {
  args: { label: 'Extra time in seconds', suffix: 's', defaultValue: 15 },
}

export const Money: Story = {
  args: {
    label: 'Prize fund',
    locale: 'ru',
    defaultValue: 1500000,
    step: 1000,
    format: { style: 'currency', currency: 'KZT', maximumFractionDigits: 0 },
  },
}

export const Invalid: Story = {
  args: { required: true, error: 'Fill in the value', help: 'From 4 to 64.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Fill in the value/)
  },
}

export const Disabled: Story = { args: { defaultValue: 16, disabled: true } }

export const DisabledWithReason: Story = {
  args: { defaultValue: 16, disabledReason: 'The first round has begun.' },
}

export const InKazakh: Story = {
  args: {
    label: 'Ойыншылар саны',
    help: '4-тен 64-ке дейін.',
    defaultValue: 1200.5,
    texts: { increase: 'Көбейту', decrease: 'Азайту' },
  },
  globals: { locale: 'kz' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1\u00A0200,5')
    await expect(canvas.getByRole('button', { name: /Көбейту/ })).toBeVisible()
  },
}
