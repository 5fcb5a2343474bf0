import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rabbit, Timer, Turtle, Zap } from 'lucide-react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DateField } from '../DateField/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { fieldSizes } from '../Field/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { countryOptions } from '../stories/countries.tsx'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { Select } from './Select.tsx'

const kinds = [
  { value: 'bullet', label: 'Bullet', description: 'Up to 2 minutes', icon: <Zap /> },
  { value: 'blitz', label: 'Blitz', description: 'From 3 to 9 minutes', icon: <Rabbit /> },
  { value: 'rapid', label: 'Rapid', description: 'From 10 to 59 minutes', icon: <Timer /> },
  {
    value: 'classic',
    label: 'Classic',
    description: 'From an hour',
    icon: <Turtle />,
    disabled: true,
  },
]

const controls = [
  { title: 'Bullet', options: ['1+0', '2+1'].map((value) => ({ value, label: value })) },
  { title: 'Blitz', options: ['3+0', '3+2', '5+3'].map((value) => ({ value, label: value })) },
  { title: 'Rapid', options: ['10+0', '15+10'].map((value) => ({ value, label: value })) },
]

const countries = countryOptions('en')

const texts = {
  placeholder: 'Choose a kind',
  empty: 'There is nothing to choose.',
  loading: 'Loading the list',
}

/**
 * One choice of a list that opens. The open list is as wide as the field, opens up where there is more room, and
 * scrolls when it is long.
 *
 * **Do** take it for six to about fifteen choices; give a first choice where one fits most people.
 * **Don't** take it for five choices or fewer (`RadioCards`, `SegmentedControl`) or for many (`ComboBox`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space, ↓, ↑ | Open the list |
 * | ↓, ↑, Home, End | Move in the open list |
 * | Letters | Go to the option that begins so, also while closed |
 * | Enter, Space | Choose |
 * | Esc, Tab | Close without choosing |
 */
const meta = {
  title: 'Select',
  component: Select,
  decorators: [paddedNarrow, localized],
  argTypes: { size: { control: 'select', options: fieldSizes } },
  args: { label: 'Kind of game', options: kinds, texts, onChange: fn() },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { help: 'You can change it before each game.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('button', { name: /Kind of game/ })
    await expect(field).toHaveTextContent('Choose a kind')
    await expect(field).toHaveAccessibleDescription('You can change it before each game.')
  },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Ойын түрі',
          options: [
            { value: 'bullet', label: 'Пуля', description: '2 минутқа дейін', icon: <Zap /> },
            { value: 'blitz', label: 'Блиц', description: '3–9 минут', icon: <Rabbit /> },
          ],
          texts: { placeholder: 'Түрін таңдаңыз', empty: 'Таңдайтын ештеңе жоқ.' },
          help: 'Оны әр ойын алдында өзгерте аласыз.',
          required: true,
        },
        globals: { locale: 'kz' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Filled: Story = {
  args: { defaultValue: 'blitz' },
  parameters: {
    modes: {
      russian: {
        args: {
          label: 'Вид игры',
          options: [
            { value: 'bullet', label: 'Пуля', description: 'До 2 минут', icon: <Zap /> },
            { value: 'blitz', label: 'Блиц', description: 'От 3 до 9 минут', icon: <Rabbit /> },
          ],
          texts: { placeholder: 'Выберите вид', empty: 'Выбирать не из чего.' },
          defaultValue: 'blitz',
          error: 'Сейчас в блиц никто не играет.',
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Open: Story = {
  parameters: everyLook,
  args: { defaultValue: 'blitz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kind of game/ }))
    await expect(await screen.findByRole('option', { name: /Blitz/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(screen.getByRole('option', { name: /Classic/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const Sections: Story = {
  args: { label: 'Time control', options: controls, defaultValue: '3+2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time control/ }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Blitz' })).toBeVisible())
  },
}

export const ByMouse: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button', { name: /Kind of game/ })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: /Rapid/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('rapid')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(field).toHaveTextContent('Rapid')
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-select--filled' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const field = canvas.getByRole('button', { name: /Kind of game/ })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: /Bullet/ })).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('option', { name: /Rapid/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('rapid')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('bl')
    await expect(args.onChange).toHaveBeenLastCalledWith('blitz')
  },
}

export const Invalid: Story = {
  args: { required: true, error: 'Choose a kind of game to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Kind of game/ })).toHaveAccessibleDescription(
      /Choose a kind of game to go on/,
    )
  },
}

export const Disabled: Story = {
  args: { defaultValue: 'rapid', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Kind of game/ })).toBeDisabled()
  },
}

/** It can be reached and read, and does not open. */
export const DisabledWithReason: Story = {
  args: { defaultValue: 'rapid', disabledReason: 'The tournament sets the kind of game.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const field = canvas.getByRole('button', { name: /Kind of game/ })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('The tournament sets the kind of game.')
    await userEvent.keyboard('{ArrowDown}bu')
    await userEvent.click(field)
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field).toHaveTextContent('Rapid')
  },
}

export const Loading: Story = {
  args: { loading: true, options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kind of game/ }))
    await expect(await screen.findByRole('option')).toHaveTextContent('Loading the list')
  },
}

export const NothingToChoose: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kind of game/ }))
    await waitFor(() => expect(screen.getByText('There is nothing to choose.')).toBeVisible())
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={4}>
      {fieldSizes.map((size) => (
        <Select {...args} key={size} size={size} defaultValue="blitz" />
      ))}
    </Stack>
  ),
}

/** The list opens inside the dialog, may reach beyond its edge, and Esc closes the list first. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="New tournament" defaultOpen closeLabel="Close" actions={<Button>Create</Button>}>
      <Select {...args} />
      <ComboBox
        label="Country"
        options={countries}
        texts={{ open: 'Show all countries', noResults: 'No country is called so.' }}
      />
      <DateField
        label="First day"
        texts={{ open: 'Calendar', previousMonth: 'Previous month', nextMonth: 'Next month' }}
        defaultValue="2026-05-01"
      />
    </Dialog>
  ),
  parameters: {
    visual: { claims: 'phone' },
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New tournament' }))
    const field = dialog.getByRole('button', { name: /Kind of game/ })
    await userEvent.click(field)
    await waitFor(() => expect(dialog.getByRole('option', { name: /Blitz/ })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(screen.getByRole('dialog', { name: 'New tournament' })).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())

    const country = dialog.getByRole('combobox', { name: 'Country' })
    await userEvent.type(country, 'kaz')
    await userEvent.click(await dialog.findByRole('option', { name: 'Kazakhstan' }))
    await expect(country).toHaveValue('Kazakhstan')
    await userEvent.type(country, 'x')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog', { name: 'New tournament' })).toBeVisible()

    await userEvent.click(dialog.getByRole('button', { name: /^Calendar/ }))
    await userEvent.click(await screen.findByRole('button', { name: /Monday, 4 May 2026/ }))
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'First day' })).toHaveTextContent('04/05/2026'),
    )

    await userEvent.click(field)
    await userEvent.click(await dialog.findByRole('option', { name: /Rapid/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith('rapid')
    await userEvent.click(field)
    await dialog.findByRole('listbox')
  },
}

export const LongWords: Story = {
  args: {
    label: longWords.label,
    options: kinds.map((kind) => ({
      ...kind,
      label: `${longWords.word} ${kind.label}`,
      description: longWords.sentence,
    })),
    defaultValue: 'blitz',
    help: longWords.sentence,
  },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Schnell/ }))
    await screen.findByRole('listbox')
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: 'blitz' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Kind of game/ }))
    await screen.findByRole('listbox')
  },
}
