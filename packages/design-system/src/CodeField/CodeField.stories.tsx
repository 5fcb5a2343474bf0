import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Inline } from '../Inline/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { CodeField, codeLengths } from './index.ts'

/**
 * A one-time code. It is one input that looks like a box for each figure: pasting, the phone's offer to fill it in and
 * screen readers work as in any input.
 *
 * **Do** send it from `onComplete`, so that nobody looks for a button, and offer a new code in `resend` with the time
 * until then. **Don't** empty it on an error: the reader wants to see what was wrong.
 *
 * | key | does |
 * | --- | --- |
 * | a figure | fills the place and goes on |
 * | Backspace | takes the last figure away |
 * | ← → | choose a figure; the next one typed replaces it |
 */
const meta = {
  title: 'CodeField',
  component: CodeField,
  decorators: [padded],
  argTypes: { length: { control: 'select', options: codeLengths } },
  args: {
    label: 'Activation code',
    help: 'We sent it to alina@example.com.',
    onChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
  },
}

export const Begun: Story = { parameters: everyLook, args: { defaultValue: '402' } }

export const Filled: Story = {
  args: { defaultValue: '402871' },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Растау коды',
          help: 'Оны alina@example.com поштасына жібердік.',
          error: 'Код дұрыс емес. Жіберілген кодты тексеріңіз немесе қайта сұраңыз',
          defaultValue: '402871',
          resend: (
            <Inline gap={3}>
              <Button type="secondary" size="s">
                Кодты қайта жіберу
              </Button>
            </Inline>
          ),
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Код подтверждения',
          help: 'Мы отправили его на alina@example.com.',
          error: 'Неверный код. Проверьте его или запросите новый',
          defaultValue: '402871',
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          length: 8,
          defaultValue: '40287155',
        },
        claims: 'phone',
      },
      /** A code runs left to right in every language. */
      'right-to-left': {
        args: { label: 'رمز التفعيل', help: 'أرسلناه إليك.', defaultValue: '402' },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const FourFigures: Story = { args: { length: 4, defaultValue: '40' } }

export const Typed: Story = {
  parameters: { visual: { looksLike: 'design-system-codefield--filled' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' })
    await userEvent.type(field, '40a2871')
    await expect(field).toHaveValue('402871')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('402871')
  },
}

export const Pasted: Story = {
  parameters: { visual: { looksLike: 'design-system-codefield--filled' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Activation code' }))
    await userEvent.paste('402 871')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('402871')
  },
}

export const OneFigureCorrected: Story = {
  args: { defaultValue: '402871' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}9')
    await expect(canvas.getByRole('textbox')).toHaveValue('402971')
    await expect(args.onComplete).toHaveBeenLastCalledWith('402971')
  },
}

export const Invalid: Story = {
  args: {
    defaultValue: '402871',
    error: 'Invalid code. Make sure that the code matches the one we sent you or resend code',
    resend: (
      <Button type="secondary" size="s">
        Resend the code
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Activation code' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Invalid code/)
  },
}

export const WaitingToResend: Story = {
  args: {
    resend: (
      <Text size="s" tone="muted" tabular>
        You can ask for a new code in 0:42
      </Text>
    ),
  },
}

export const Disabled: Story = { args: { defaultValue: '402871', disabled: true } }
