import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { fieldSizes } from '../Field/index.ts'
import { Flag } from '../Flag/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { countryOptions, withFlags } from '../stories/countries.tsx'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { ComboBox } from './ComboBox.tsx'

const countries = countryOptions('en')

const byRegion = [
  { title: 'Asia', options: countryOptions('en', ['KZ', 'UZ', 'IN', 'PH', 'MN']) },
  { title: 'Europe', options: countryOptions('en', ['AM', 'DE', 'NO', 'PL']) },
]

const inKazakh = [
  ['KZ', 'Қазақстан'],
  ['KG', 'Қырғызстан'],
  ['UZ', 'Өзбекстан'],
  ['TJ', 'Тәжікстан'],
  ['GB', 'Ұлыбритания'],
].map(([value = '', label = '']) => ({
  value,
  label,
  icon: <Flag code={value} name={label} nameBeside />,
}))

const texts = {
  open: 'Show all countries',
  noResults: 'No country is called so.',
  clear: 'Clear the country',
  loading: 'Loading the countries',
}

/**
 * One choice of a long list, found by typing any part of a name or one of an option's other words, such as a code.
 * Letters with and without marks are the same. What fits nothing is taken back when the field is left.
 *
 * **Do** take it for more than about fifteen choices that people know by name; put other words into `keywords`.
 * **Don't** take it for free text, or for a few choices that fit on the screen.
 *
 * | Key | Does |
 * | --- | --- |
 * | Letters | Open the list with what fits |
 * | ↓, ↑ | Open the list, move in it |
 * | Enter | Choose |
 * | Esc | Close the list; once more takes back what was typed |
 * | Tab | Leave |
 */
const meta = {
  title: 'ComboBox',
  component: ComboBox,
  decorators: [paddedNarrow, localized],
  loaders: [withFlags('KZ', 'UZ', 'AM', 'PH', 'KG', 'GB', 'CF', 'BA', 'AF', 'AL', 'DZ', 'NO')],
  argTypes: { size: { control: 'select', options: fieldSizes } },
  args: {
    label: 'Country',
    options: countries,
    texts,
    placeholder: 'Kazakhstan',
    onChange: fn(),
  },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { help: 'Your flag stands beside your name.' },
  parameters: {
    modes: {
      russian: {
        args: {
          label: 'Страна',
          options: countryOptions('ru'),
          texts: {
            open: 'Показать все страны',
            noResults: 'Такой страны нет.',
            clear: 'Убрать страну',
          },
          defaultValue: 'KZ',
          help: 'Флаг стоит рядом с вашим именем.',
        },
        globals: { locale: 'ru' },
      },
      'long-words': {
        args: {
          label: longWords.label,
          options: countries.map((option) => ({
            ...option,
            label: `${longWords.word} ${option.label}`,
          })),
          defaultValue: 'KZ',
          help: longWords.sentence,
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

export const Filled: Story = {
  parameters: { visual: { looksLike: 'design-system-combobox--takes-back-nonsense' } },
  args: { defaultValue: 'KZ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Kazakhstan')
  },
}

/** All countries. The list is opened by the button and scrolls. */
export const AllCountries: Story = {
  parameters: everyLook,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all countries/ }))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(200))
  },
}

export const Typed: Story = {
  parameters: { visual: { looksLike: 'design-system-combobox--takes-back-nonsense' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'stan')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(8))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('KZ')
    await expect(field).toHaveValue('Kazakhstan')
    await expect(field).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

/** `Ô` is found without its mark, and a code finds its country. */
export const OtherWords: Story = {
  parameters: { visual: { looksLike: 'design-system-combobox--all-countries' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'cote')
    await userEvent.click(await screen.findByRole('option', { name: 'Côte d’Ivoire' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('CI')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(field, 'kz')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Kazakhstan' })).toBeVisible())
  },
}

export const NoResults: Story = {
  parameters: { visual: { looksLike: 'design-system-combobox--all-countries' } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'Atlantis')
    await waitFor(() =>
      expect(screen.getByRole('option')).toHaveTextContent('No country is called so.'),
    )
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent(
      'No country is called so.',
    )
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Leaving the field takes back what names nothing. */
export const TakesBackNonsense: Story = {
  args: { defaultValue: 'KZ' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'xyz')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Kazakhstan'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Cleared: Story = {
  parameters: { visual: { looksLike: 'design-system-combobox--all-countries' } },
  args: { defaultValue: 'KZ' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the country' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('')
  },
}

export const Sections: Story = {
  parameters: { visual: { looksLike: 'design-system-combobox--takes-back-nonsense' } },
  args: { options: byRegion, defaultValue: 'KZ' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all countries/ }))
    await waitFor(() => expect(screen.getByRole('group', { name: 'Europe' })).toBeVisible())
  },
}

export const Invalid: Story = {
  args: { required: true, error: 'Choose your country.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/Choose your country/)
  },
}

export const Disabled: Story = { args: { defaultValue: 'KZ', disabled: true } }

export const DisabledWithReason: Story = {
  args: { defaultValue: 'KZ', disabledReason: 'Your federation sets your country.' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(field, 'x')
    await expect(field).toHaveValue('Kazakhstan')
    await expect(field).toHaveAccessibleDescription('Your federation sets your country.')
  },
}

export const Loading: Story = { args: { options: [], loading: true } }

export const InKazakh: Story = {
  args: {
    label: 'Ел',
    options: inKazakh,
    texts: { open: 'Барлық елдерді көрсету', noResults: 'Мұндай ел жоқ.', clear: 'Елді өшіру' },
    placeholder: 'Қазақстан',
  },
  globals: { locale: 'kz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Ел' }), 'стан')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
  },
}

export const RightToLeft: Story = {
  args: { defaultValue: 'KZ' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all countries/ }))
    await screen.findByRole('listbox')
  },
}
