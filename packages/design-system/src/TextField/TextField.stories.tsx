import type { Meta, StoryObj } from '@storybook/react-vite'
import { AtSign } from 'lucide-react'
import { expect, fn, waitFor } from 'storybook/test'
import { fieldSizes } from '../Field/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { TextField } from './index.ts'

const left = (count: number) =>
  count < 0 ? `${-count} characters too many` : `${count} characters left`

/**
 * One line of text.
 *
 * **Do** give `autoComplete` for everything about the player, and check on blur, not on every key.
 * **Don't** use a placeholder instead of a label or help: it vanishes with the first letter.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | reaches the field, then its clear button |
 * | Enter | sends the form |
 */
const meta = {
  title: 'TextField',
  component: TextField,
  decorators: [paddedNarrow],
  args: { label: 'Display name', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { placeholder: 'Alina Karimova', help: 'Other players see it.' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Display name' })
    await expect(field).toHaveAccessibleDescription('Other players see it.')
    await userEvent.type(field, 'Ada')
    await expect(args.onChange).toHaveBeenLastCalledWith('Ada')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.clear(field)
  },
}

export const Filled: Story = {
  args: { defaultValue: 'Alina Karimova' },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Көрсетілетін есім',
          help: 'Оны басқа ойыншылар көреді.',
          error: 'Есім дұрыс емес',
          defaultValue: 'Әлия Қожахметова',
          clearLabel: 'Тазалау',
          required: true,
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          label: 'Отображаемое имя',
          help: 'Его видят другие игроки.',
          error: 'Некорректное имя',
          defaultValue: 'Щербакова-Жёлтая',
          clearLabel: 'Очистить',
          required: true,
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          help: longWords.sentence,
          error: longWords.sentence,
          defaultValue: longWords.word,
          prefix: longWords.word,
          counter: { limit: 1200, text: left },
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          label: 'الاسم المعروض',
          defaultValue: 'علي كريموف',
          help: 'يراه اللاعبون الآخرون.',
          clearLabel: 'مسح',
          counter: { limit: 40, text: left },
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Focused: Story = {
  args: { defaultValue: 'Alina Karimova' },
  parameters: { visual: { keepFocus: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toBeRequired()
  },
}

export const Invalid: Story = {
  args: {
    defaultValue: 'Alina--Karimova',
    error: 'Incorrect name',
    help: 'Single hyphens or spaces.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Display name' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Single hyphens or spaces. Incorrect name')
  },
}

export const Disabled: Story = {
  args: { defaultValue: 'Alina Karimova', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled()
  },
}

export const DisabledWithReason: Story = {
  args: {
    defaultValue: 'Alina Karimova',
    disabledReason: 'A name can be changed once a month: again on 1 June.',
    clearLabel: 'Clear',
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'x')
    await expect(field).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveAccessibleDescription(/once a month/)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const ReadOnly: Story = { args: { defaultValue: 'alina-karimova', readOnly: true } }

export const PrefixAndSuffix: Story = {
  parameters: everyLook,
  args: { label: 'User name', prefix: <AtSign />, suffix: '.kingside', defaultValue: 'alina' },
}

export const WebAddress: Story = {
  args: {
    label: 'Website',
    type: 'url',
    autoComplete: 'url',
    prefix: 'https://',
    defaultValue: 'chess.kz',
  },
}

export const Cleared: Story = {
  args: { defaultValue: 'Alina', clearLabel: 'Clear the name' },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox')
    await step('empties the field and keeps the keyboard there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the name' }))
      await expect(args.onChange).toHaveBeenLastCalledWith('')
      await expect(field).toHaveFocus()
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    })
    await userEvent.type(field, 'Ada')
  },
}

export const Counted: Story = {
  args: {
    label: 'Tournament name',
    defaultValue: 'Friday Night Blitz',
    counter: { limit: 40, text: left },
  },
}

export const NearTheLimit: Story = {
  args: { ...Counted.args, defaultValue: 'Friday Night Blitz of the Almaty Clubs' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 characters left'), {
      timeout: 3000,
    })
  },
}

export const OverTheLimit: Story = {
  args: {
    ...Counted.args,
    defaultValue: 'Friday Night Blitz of the Almaty Clubs 2026',
    error: 'The name has 40 characters at most.',
    help: 'It stands in the calendar.',
  },
  play: async ({ canvas }) => {
    await waitFor(
      () => expect(canvas.getByRole('status')).toHaveTextContent('3 characters too many'),
      { timeout: 3000 },
    )
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {fieldSizes.map((size) => (
        <TextField key={size} {...args} size={size} defaultValue="Alina" clearLabel="Clear" />
      ))}
    </Stack>
  ),
}
