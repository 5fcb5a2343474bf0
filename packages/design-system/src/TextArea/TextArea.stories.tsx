import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { TextArea } from './index.ts'

const left = (count: number) =>
  count < 0 ? `${-count} characters too many` : `${count} characters left`

const description =
  'Seven rounds, five minutes each and three seconds a move.\n\nBring your own board. Late players join from the second round.'

/**
 * Text of several lines. It grows with what is typed, up to twelve lines; then it scrolls.
 *
 * **Do** give a limit that the server has as `counter`: it warns near the end and is said. Too much can be typed, so
 * that nothing is lost on paste. **Don't** use it for one line.
 *
 * | key | does |
 * | --- | --- |
 * | Enter | begins a new line |
 * | Tab | leaves it |
 */
const meta = {
  title: 'TextArea',
  component: TextArea,
  decorators: [paddedNarrow],
  args: { label: 'Description', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'What players should know', help: 'It stands on the tournament’s page.' },
}

export const Filled: Story = {
  args: { defaultValue: description, counter: { limit: 1200, text: left } },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Турнир сипаттамасы',
          help: 'Ол турнир бетінде көрсетіледі.',
          defaultValue: 'Жеті тур, әр ойыншыға бес минут және әр жүріске үш секундтан қосылады.',
          counter: { limit: 80, text: (count) => `${count} таңба қалды` },
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Описание турнира',
          help: 'Оно показывается на странице турнира.',
          defaultValue: 'Семь туров, по пять минут каждому и три секунды за ход.',
          counter: { limit: 1200, text: (count) => `Осталось символов: ${count}` },
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          defaultValue: `${longWords.word}${longWords.word}\n${longWords.sentence}`,
          counter: { limit: 1200, text: left },
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: { label: 'الوصف', defaultValue: 'سبع جولات.', counter: { limit: 1200, text: left } },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Grows: Story = {
  args: { rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    const before = field.getBoundingClientRect().height
    await userEvent.type(field, 'one{Enter}two{Enter}three{Enter}four{Enter}')
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before * 2)
    await expect(field.scrollHeight).toBe(field.clientHeight)
  },
}

export const VeryLong: Story = {
  args: { defaultValue: Array.from({ length: 8 }, () => description).join('\n') },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' })
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight)
  },
}

export const NearTheLimit: Story = {
  parameters: everyLook,
  args: { defaultValue: description, counter: { limit: 125, text: left } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('characters left'), {
      timeout: 3000,
    })
  },
}

export const OverTheLimit: Story = {
  args: {
    defaultValue: description,
    counter: { limit: 100, text: left },
    error: 'The description is too long.',
    help: 'It stands on the tournament’s page.',
  },
}

export const Disabled: Story = { args: { defaultValue: description, disabled: true } }

export const DisabledWithReason: Story = {
  args: { defaultValue: description, disabledReason: 'The tournament has begun.' },
}

export const ReadOnly: Story = { args: { defaultValue: description, readOnly: true } }
