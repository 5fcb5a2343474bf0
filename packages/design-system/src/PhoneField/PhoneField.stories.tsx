import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { PhoneField } from './index.ts'

/**
 * A phone number, written as `+7(701)123-45-67` while it is typed. Any country's number is taken; one without a code
 * gets that of `homeCode`. `isPhoneCorrect` has the rule: empty, or at least 15 characters without spaces.
 *
 * **Do** check it on blur. **Don't** split it into several fields.
 *
 * | key | does |
 * | --- | --- |
 * | Backspace, Delete | take a figure away, over a sign too; the caret stays where it was |
 */
const meta = {
  title: 'PhoneField',
  component: PhoneField,
  decorators: [paddedNarrow],
  args: { label: 'Phone', onChange: fn() },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '+7(701)123-45-67' } }

export const Filled: Story = { parameters: everyLook, args: { defaultValue: '+7(701)123-45-67' } }

export const Typed: Story = {
  parameters: { visual: { looksLike: 'design-system-phonefield--filled' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.type(field, '87011234567')
    await expect(field).toHaveValue('+7(701)123-45-67')
    await expect(args.onChange).toHaveBeenLastCalledWith('+7(701)123-45-67')
  },
}

export const Pasted: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.click(field)
    await userEvent.paste('+63 917 123 4567')
    await expect(field).toHaveValue('+63(917)123-45-67')
  },
  parameters: {
    modes: {
      kazakh: {
        args: { label: 'Телефон нөмірі', error: 'Нөмір дұрыс емес', defaultValue: '+7(701)12' },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { label: 'Номер телефона', error: 'Неверный номер', defaultValue: '+7(916)12' },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          defaultValue: '+7(701)123-45-67',
        },
        claims: 'phone',
      },
      /** The number still runs left to right. */
      'right-to-left': {
        args: { label: 'رقم الهاتف', defaultValue: '+7(701)123-45-67', clearLabel: 'مسح' },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

/** A figure that was left out is added in the middle, and the caret stays behind it. */
export const CorrectedInTheMiddle: Story = {
  args: { defaultValue: '+7(701)134-56-7' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    await userEvent.type(field, '2', { initialSelectionStart: 8, initialSelectionEnd: 8 })
    await expect(field).toHaveValue('+7(701)123-45-67')
    await expect(field.selectionStart).toBe(9)
    await userEvent.type(field, '{Backspace}', { initialSelectionStart: 7, initialSelectionEnd: 7 })
    await expect(field).toHaveValue('+7(701)234-56-7')
  },
}

export const Invalid: Story = {
  args: { defaultValue: '+7(701)123', error: 'Incorrect number', required: true },
}

export const Disabled: Story = { args: { defaultValue: '+7(701)123-45-67', disabled: true } }

export const DisabledWithReason: Story = {
  args: { defaultValue: '+7(701)123-45-67', disabledReason: 'It was confirmed for this cup.' },
}
