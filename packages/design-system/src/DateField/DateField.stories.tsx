import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { fieldSizes } from '../Field/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { DateField } from './DateField.tsx'
import { todayIso } from './isoDate.ts'

const texts = {
  open: 'Open the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  tooEarly: 'The date is too long ago.',
  tooLate: 'The date lies in the future.',
}

/**
 * A day, typed part by part or taken from a calendar. Parts stand in the order of the page's language
 * (`LocaleProvider`); the value is always `YYYY-MM-DD`. A date out of bounds can be typed, and is answered in words
 * once the field is left.
 *
 * **Do** give bounds; say in the help what the date is for. For a day that people know by heart, such as their
 * birthday, typing is the way: the calendar is the second one.
 * **Don't** take it for a month or a year alone.
 *
 * | Key | Does |
 * | --- | --- |
 * | Digits | Fill a part and go on to the next |
 * | ←, → | Go to the next part |
 * | ↑, ↓, Page Up, Page Down | Change a part |
 * | Backspace | Empties a part |
 * | Alt + ↓ | Opens the calendar |
 * | Arrow keys, Page Up, Page Down, Home, End | Move in the calendar by day, week, month |
 * | Enter | Chooses the day; Esc closes |
 */
const meta = {
  title: 'DateField',
  component: DateField,
  decorators: [paddedNarrow, localized],
  argTypes: { size: { control: 'select', options: fieldSizes } },
  args: {
    label: 'Date of birth',
    texts,
    min: '1900-01-01',
    max: '2026-05-01',
    onChange: fn(),
  },
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { help: 'Only you see it.' },
  parameters: {
    modes: {
      'long-words': {
        args: { label: longWords.label, help: longWords.sentence, error: longWords.sentence },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Filled: Story = { args: { defaultValue: '1990-11-30' } }

export const Typed: Story = {
  parameters: { visual: { looksLike: 'design-system-datefield--filled' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('30111990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-11-30')
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveTextContent(
      '30/11/1990',
    )
  },
}

export const Calendar: Story = {
  parameters: everyLook,
  args: { defaultValue: '1990-11-30' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'year' }), '1988')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next month' }))
    await userEvent.click(
      within(dialog).getByRole('button', { name: /Wednesday, 7 December 1988/ }),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith('1988-12-07')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }))
    await screen.findByRole('dialog')
  },
}

export const CalendarByKeyboard: Story = {
  args: { defaultValue: '1990-11-30' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Friday, 30 November 1990/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowLeft}{PageUp}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-10-29')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Date of birth' })).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    )
  },
}

/** The answer waits until the field is left: half a year is not yet a wrong year. */
export const NotInFuture: Story = {
  args: { max: '2999-12-31', notInFuture: true },
  play: async ({ canvas, userEvent }) => {
    const nextYear = String(Number(todayIso().slice(0, 4)) + 1)
    await userEvent.tab()
    await userEvent.keyboard(`0101${nextYear}`)
    await expect(canvas.queryByText('The date lies in the future.')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.tab()
    await expect(await canvas.findByText('The date lies in the future.')).toBeVisible()
  },
  parameters: { visual: { skip: 'It shows a year that changes with the calendar.' } },
}

export const TooEarly: Story = {
  args: { defaultValue: '1850-02-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The date is too long ago.')).toBeVisible()
    const [first] = canvas.getAllByRole('spinbutton')
    await expect(first).toHaveAccessibleDescription(/The date is too long ago/)
  },
}

export const Invalid: Story = {
  args: { required: true, error: 'Give your date of birth.' },
}

export const Disabled: Story = { args: { defaultValue: '1990-11-30', disabled: true } }

export const DisabledWithReason: Story = {
  args: { defaultValue: '1990-11-30', disabledReason: 'Your identity was checked with it.' },
}

export const ReadOnly: Story = { args: { defaultValue: '1990-11-30', readOnly: true } }

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {fieldSizes.map((size) => (
        <DateField {...args} key={size} size={size} defaultValue="1990-11-30" />
      ))}
    </Stack>
  ),
}

export const InKazakh: Story = {
  args: {
    label: 'Туған күні',
    texts: {
      open: 'Күнтізбені ашу',
      previousMonth: 'Алдыңғы ай',
      nextMonth: 'Келесі ай',
    },
    defaultValue: '1990-11-30',
  },
  globals: { locale: 'kz' },
  play: async ({ canvas, userEvent }) => {
    // The library's own words come a little after the page.
    await import('../Locale/kazakhMessages.ts')
    await expect(canvas.getByRole('group', { name: 'Туған күні' })).toHaveTextContent('30.11.1990')
    await expect(canvas.getByRole('spinbutton', { name: /ай/ })).toHaveAttribute(
      'aria-valuetext',
      '11 – Қараша',
    )
    await userEvent.click(canvas.getByRole('button', { name: /Күнтізбені ашу/ }))
    await expect(await screen.findByRole('combobox', { name: 'ай' })).toHaveDisplayValue('Қараша')
    const calendar = within(screen.getByRole('dialog'))
    const days = calendar.getAllByRole('columnheader', { hidden: true })
    await expect(days.map((day) => day.textContent).join(' ')).toBe('дс сс ср бс жм сб жс')
    await expect(
      calendar.getByRole('button', { name: '1990 ж. 30 қараша, жұма, таңдалған' }),
    ).toBeInTheDocument()
  },
}

export const InRussian: Story = {
  args: {
    label: 'Дата рождения',
    texts: {
      open: 'Открыть календарь',
      previousMonth: 'Предыдущий месяц',
      nextMonth: 'Следующий месяц',
      tooLate: 'Эта дата ещё не наступила.',
    },
    defaultValue: '2030-01-01',
  },
  globals: { locale: 'ru' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Открыть календарь/ }))
    await screen.findByRole('dialog')
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: '1990-11-30' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }))
    await screen.findByRole('dialog')
  },
}
