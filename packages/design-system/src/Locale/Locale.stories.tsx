import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocale } from 'react-aria-components/I18nProvider'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { paddedNarrow } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { LocaleProvider } from './LocaleProvider.tsx'

/** What a language decides: dates, months, weekdays and numbers. */
function Written() {
  const { locale, direction } = useLocale()
  const date = new Date(Date.UTC(2026, 2, 18, 13, 5))
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date)
  return (
    <div dir={direction}>
      <Stack gap={2}>
        <Text as="p">{write({ dateStyle: 'full', timeStyle: 'short' })}</Text>
        <Text as="p">{write({ dateStyle: 'medium' })}</Text>
        <Text as="p">{write({ month: 'long', year: 'numeric' })}</Text>
        <Text as="p">{write({ weekday: 'short', day: 'numeric', month: 'short' })}</Text>
        <Text as="p">{new Intl.NumberFormat(locale).format(1_234_567.5)}</Text>
        <Text as="p">
          {new Intl.NumberFormat(locale, { style: 'currency', currency: 'KZT' }).format(1200)}
        </Text>
      </Stack>
    </div>
  )
}

/**
 * Sets language and direction of all parts below it. Chromium does not support Kazakh: it calls March `M03`
 * and writes `1,200.5`. `addKazakh()` of `@kingside/design-system/Kazakh` adds Kazakh to `Intl` where that is so, and
 * every part, the behaviour library and the page itself write it.
 *
 * **Do** put one around the whole app, with the same tag as `<html lang>`, and call `addKazakh()` before it is Kazakh.
 *
 * **Don't** name months by hand, and don't keep formatters that were made before it was rendered. What the behaviour
 * library says by itself is Kazakh too, a moment after the page is there.
 *
 * It takes no keys; it decides which way the arrow keys go in the parts below it.
 */
const meta = {
  title: 'LocaleProvider',
  component: LocaleProvider,
  decorators: [paddedNarrow],
  args: { language: 'en-GB', children: <Written /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof LocaleProvider>

export default meta
type Story = StoryObj<typeof meta>

export const InEnglish: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 Mar 2026')).toBeVisible()
    await expect(canvas.getByText('1,234,567.5')).toBeVisible()
  },
}

export const InKazakh: Story = {
  args: { language: 'kk' },
  globals: { locale: 'kz' },
  parameters: everyLook,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026 ж. 18 наурыз, сәрсенбі, 13:05')).toBeVisible()
    await expect(canvas.getByText('2026 ж. 18 нау.')).toBeVisible()
    await expect(canvas.getByText('2026 ж. наурыз')).toBeVisible()
    await expect(canvas.getByText('18 нау., ср')).toBeVisible()
    await expect(canvas.getByText('1 234 567,5')).toBeVisible()
    await expect(canvas.getByText('1 200,00 ₸')).toBeVisible()
  },
}

export const InRussian: Story = {
  args: { language: 'ru' },
  globals: { locale: 'ru' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('март 2026 г.')).toBeVisible()
  },
}

/** A language of long words, such as German. */
export const LongWords: Story = {
  args: { language: 'de' },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mittwoch, 18\. März 2026/)).toBeVisible()
  },
}

/** The direction of the page, where it is not that of the language. */
export const RightToLeft: Story = {
  args: { language: 'kk', direction: 'rtl' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/18 наурыз/)).toBeVisible()
  },
}
