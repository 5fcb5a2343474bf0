import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { padded, paddedNarrow } from '../stories/padded.tsx'
import { languages } from '../stories/site.tsx'
import {
  PreferenceSwitch,
  type LanguageSwitchProps,
  type PreferenceSwitchProps,
  type ThemeName,
  type ThemeSwitchProps,
} from './PreferenceSwitch.tsx'

type Code = (typeof languages)[number]['code']

function Language(props: LanguageSwitchProps<Code>) {
  const [value, setValue] = useState(props.value)
  return (
    <PreferenceSwitch
      {...props}
      value={value}
      onChange={(next: Code) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

function Theme(props: ThemeSwitchProps) {
  const [value, setValue] = useState(props.value)
  return (
    <PreferenceSwitch
      {...props}
      value={value}
      onChange={(next: ThemeName) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

function Controlled(props: PreferenceSwitchProps<Code>) {
  return props.preference === 'language' ? <Language {...props} /> : <Theme {...props} />
}

const language = {
  preference: 'language' as const,
  label: 'Language',
  languages,
  value: 'en' as const,
  onChange: fn(),
}

const theme = {
  preference: 'theme' as const,
  label: 'Theme',
  names: { light: 'Light', dark: 'Dark' },
  value: 'dark' as const,
  onChange: fn(),
}

/**
 * Chooses the theme or the language of the whole product; the choice takes effect at once. `compact` is for the header, `row` for
 * menus, drawers and settings.
 *
 * **Do** give each language its own name, in itself: screen readers say it well. **Don't** show flags for languages.
 * **Don't** use it for the settings of one screen: use `Switch` or `SegmentedControl`.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes to the chosen one |
 * | arrow keys | choose the next or the one before |
 */
const meta = {
  title: 'PreferenceSwitch',
  component: Controlled,
  args: language,
  decorators: [padded],
} satisfies Meta<typeof Controlled>

export default meta
type Story = StoryObj<typeof Controlled>

export const LanguageCompact: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Қазақша' }))
    await expect(language.onChange).toHaveBeenCalledWith('kz')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Русский' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
  },
}

export const ThemeCompact: Story = {
  args: theme,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await expect(theme.onChange).toHaveBeenCalledWith('light')
  },
}

export const DarkChosen: Story = { args: theme }

const both = (languageLabel: string, themeLabel: string, light: string, dark: string) => (
  <Stack gap={4}>
    <Language {...language} label={languageLabel} layout="row" />
    <Theme {...theme} label={themeLabel} names={{ light, dark }} layout="row" />
  </Stack>
)

export const Rows: Story = {
  parameters: everyLook,
  decorators: [paddedNarrow],
  render: () => both('Language', 'Theme', 'Light', 'Dark'),
}

export const InKazakh: Story = {
  decorators: [paddedNarrow],
  render: () => both('Тіл', 'Безендіру', 'Ашық', 'Қараңғы'),
  globals: { locale: 'kz' },
}

export const InRussian: Story = {
  decorators: [paddedNarrow],
  render: () => both('Язык', 'Оформление', 'Светлое', 'Тёмное'),
  globals: { locale: 'ru' },
}

export const LongWords: Story = {
  decorators: [paddedNarrow],
  parameters: { visual: { claims: 'phone' } },
  render: () =>
    both('Benutzeroberflächensprachauswahl', 'Benutzeroberflächenfarbgestaltung', 'Hell', 'Dunkel'),
}

export const RightToLeft: Story = {
  decorators: [paddedNarrow],
  render: () => both('Language', 'Theme', 'Light', 'Dark'),
  globals: { direction: 'rtl' },
}
