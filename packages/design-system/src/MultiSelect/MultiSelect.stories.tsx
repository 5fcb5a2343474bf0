import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { fieldSizes } from '../Field/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { countryOptions, withFlags } from '../stories/countries.tsx'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const countries = countryOptions('en')

const texts = {
  open: 'Show all countries',
  chosen: 'Chosen countries',
  remove: (label: string) => `Remove ${label}`,
  noResults: 'No country is called so.',
  full: 'Three countries is the most. Remove one to choose another.',
  loading: 'Loading the countries',
}

/**
 * Several choices of a long list, found by typing. Each choice becomes a tag inside the field.
 *
 * **Do** say the limit in the help before it is reached; name each cross with what it removes.
 * **Don't** take it for a few choices that fit on the screen (`CheckboxGroup`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Letters | Open the list with what fits |
 * | ↓, ↑ | Open the list, move in it |
 * | Enter | Choose, or take the choice back; the list stays open |
 * | Backspace in the empty text | Removes the last tag |
 * | Shift + Tab | Goes to the tags; arrow keys move between them |
 * | Delete, Backspace on a tag | Remove it |
 * | Esc | Closes the list |
 */
const meta = {
  title: 'MultiSelect',
  component: MultiSelect,
  decorators: [paddedNarrow, localized],
  loaders: [withFlags('KZ', 'UZ', 'AM', 'PH', 'KG', 'GB', 'CF', 'BA', 'AF', 'AL', 'DZ', 'NO')],
  argTypes: { size: { control: 'select', options: fieldSizes } },
  args: {
    label: 'Allowed countries',
    options: countries,
    texts,
    placeholder: 'All countries',
    onChange: fn(),
  },
} satisfies Meta<typeof MultiSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { help: 'Without any, players from everywhere can join.' },
  parameters: {
    modes: {
      kazakh: {
        args: {
          label: 'Рұқсат етілген елдер',
          options: [
            { value: 'KZ', label: 'Қазақстан' },
            { value: 'KG', label: 'Қырғызстан' },
            { value: 'GB', label: 'Ұлыбритания мен Солтүстік Ирландия' },
          ],
          texts: {
            open: 'Барлық елдерді көрсету',
            chosen: 'Таңдалған елдер',
            remove: (label) => `${label} елін өшіру`,
            noResults: 'Мұндай ел жоқ.',
          },
          defaultValue: ['KZ', 'KG', 'GB'],
          help: 'Ешқайсысы болмаса, барлық елден қосыла алады.',
        },
        globals: { locale: 'kz' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Filled: Story = {
  parameters: everyLook,
  args: { defaultValue: ['KZ', 'UZ', 'AM', 'PH'] },
}

export const Open: Story = {
  args: { defaultValue: ['AF', 'AL'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all countries/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Algeria' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['AF', 'AL', 'DZ'])
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
  parameters: {
    modes: {
      russian: {
        args: {
          label: 'Страны участников',
          options: countryOptions('ru'),
          texts: {
            open: 'Показать все страны',
            chosen: 'Выбранные страны',
            remove: (label) => `Убрать: ${label}`,
            noResults: 'Такой страны нет.',
          },
          defaultValue: ['KZ', 'CF', 'BA'],
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          options: countries.map((option) => ({
            ...option,
            label: `${longWords.word}${option.label}`,
          })),
          defaultValue: ['KZ', 'UZ'],
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const ByKeyboard: Story = {
  parameters: { visual: { looksLike: 'design-system-multiselect--no-results' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Allowed countries' })
    await userEvent.type(field, 'kaz')
    await screen.findByRole('option', { name: 'Kazakhstan' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['KZ'])
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.type(field, 'norw')
    await screen.findByRole('option', { name: 'Norway' })
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['KZ', 'NO'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['KZ'])
  },
}

export const TagsByKeyboard: Story = {
  args: { defaultValue: ['KZ', 'UZ', 'AM'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'Kazakhstan' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['KZ', 'AM'])
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Armenia' })).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Kazakhstan' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Allowed countries' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Escape}')
  },
  parameters: {
    modes: { 'right-to-left': { globals: { direction: 'rtl' } } } satisfies StoryModes<Story>,
  },
}

export const RemovedByItsCross: Story = {
  args: { defaultValue: ['KZ', 'UZ'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Kazakhstan/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['UZ'])
  },
}

export const Limit: Story = {
  args: { defaultValue: ['AF', 'AL'], limit: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all countries/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Algeria' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['AF', 'AL', 'DZ'])
    await expect(screen.getByRole('option', { name: 'Andorra' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(screen.getByText(/Three countries is the most/)).toBeInTheDocument()
  },
}

export const NoResults: Story = {
  args: { defaultValue: ['KZ'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Atlantis')
    await waitFor(() =>
      expect(screen.getByRole('option')).toHaveTextContent('No country is called so.'),
    )
  },
}

export const Invalid: Story = {
  args: { defaultValue: ['KZ'], error: 'Your club is not in this country.' },
}

export const Disabled: Story = { args: { defaultValue: ['KZ', 'UZ'], disabled: true } }

export const DisabledWithReason: Story = {
  args: { defaultValue: ['KZ', 'UZ'], disabledReason: 'Players have joined already.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      /Players have joined already/,
    )
  },
}
