import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { EmailField } from './index.ts'

/**
 * An e-mail address. A phone shows the keyboard with the @, and nothing is corrected or written large.
 *
 * **Do** use `autoComplete="username"` where it is the name to sign in with. **Don't** check it on every key.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | reaches the field; leaving it takes spaces around the address away |
 */
const meta = {
  title: 'EmailField',
  component: EmailField,
  decorators: [paddedNarrow],
  args: { label: 'E-mail', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof EmailField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'name@example.com' } }

export const Filled: Story = {
  args: { defaultValue: 'alina@example.com' },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Электрондық пошта',
          error: 'Пошта мекенжайы дұрыс емес',
          defaultValue: 'алина@',
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { label: 'Электронная почта', error: 'Адрес указан неверно', defaultValue: 'alina@' },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          defaultValue: `${longWords.word}@${longWords.label}.example`,
        },
        claims: 'phone',
      },
      /** The address still runs left to right. */
      'right-to-left': {
        args: { label: 'البريد الإلكتروني', defaultValue: 'alina@example.com', clearLabel: 'مسح' },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const PastedWithSpaces: Story = {
  parameters: { visual: { looksLike: 'design-system-emailfield--filled' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await userEvent.click(field)
    await userEvent.paste('  alina@example.com ')
    await userEvent.tab()
    await expect(field).toHaveValue('alina@example.com')
    await expect(args.onChange).toHaveBeenLastCalledWith('alina@example.com')
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const Invalid: Story = {
  parameters: everyLook,
  args: { defaultValue: 'alina@example', error: 'Email is invalid', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Email is invalid/)
  },
}

export const DisabledWithReason: Story = {
  args: { defaultValue: 'alina@example.com', disabledReason: 'Write to us to change it.' },
}

export const Disabled: Story = { args: { defaultValue: 'alina@example.com', disabled: true } }
