import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { everyLook } from '../stories/everyLook.ts'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { SearchField } from './index.ts'

/**
 * Looks for something while the reader types: `onSearch` comes after a pause, and at once on Enter.
 *
 * **Do** say in `resultsText` what came of it: screen readers do not see the list change. Keep the old results while
 * `loading`. **Don't** disable it while loading.
 *
 * | key | does |
 * | --- | --- |
 * | Enter | looks at once |
 * | Esc | empties the field |
 */
const meta = {
  title: 'SearchField',
  component: SearchField,
  decorators: [paddedNarrow],
  args: {
    label: 'Find a player',
    placeholder: 'Name or user name',
    clearLabel: 'Clear the search',
    onChange: fn(),
    onSearch: fn(),
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Ойыншыны іздеу',
          placeholder: 'Аты-жөні немесе лақап аты',
          clearLabel: 'Тазалау',
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: { label: 'Поиск игрока', placeholder: 'Имя или никнейм', clearLabel: 'Очистить' },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: { label: longWords.label, defaultValue: longWords.word, help: longWords.sentence },
        claims: 'phone',
      },
      'right-to-left': {
        args: { label: 'ابحث عن لاعب', defaultValue: 'علي', clearLabel: 'مسح' },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Filled: Story = {
  parameters: everyLook,
  args: { defaultValue: 'Alina', resultsText: '12 players found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 players found')
  },
}

export const Loading: Story = {
  args: { defaultValue: 'Alina', loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true')
  },
}

export const HiddenLabel: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Find a player' })).toBeVisible()
  },
}

export const AsksAfterAPause: Story = {
  parameters: { visual: { looksLike: 'design-system-searchfield--filled' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Alina ')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce())
    await expect(args.onSearch).toHaveBeenCalledWith('Alina')
  },
}

export const AsksAtOnceOnEnter: Story = {
  parameters: { visual: { looksLike: 'design-system-searchfield--filled' } },
  args: { delay: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Alina{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

/** A link that is pressed right after typing must not be overtaken by the search. */
export const AsksAtOnceWhenLeft: Story = {
  parameters: { visual: { looksLike: 'design-system-searchfield--filled' } },
  args: { delay: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Alina')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.click(document.body)
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('Alina')
  },
}

export const Cleared: Story = {
  parameters: { visual: { looksLike: 'design-system-searchfield--empty' } },
  args: { defaultValue: 'Alina', delay: 60_000 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await userEvent.keyboard('Ada{Escape}')
    await expect(field).toHaveValue('')
  },
}

export const Invalid: Story = {
  args: { defaultValue: 'A', error: 'Type at least two letters.' },
}

export const Disabled: Story = { args: { defaultValue: 'Alina', disabled: true } }
