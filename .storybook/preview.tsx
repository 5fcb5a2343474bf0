import type { Decorator, Preview } from '@storybook/react-vite'
import { darkTheme, lightTheme } from '@kingside/design-system/theme'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { useLayoutEffect } from 'react'
import { IntlProvider } from 'react-intl'
import '@kingside/design-system'
import { isLocale, languageTag, messagesOf } from '../apps/platform/src/intl/locales.ts'
import './docs.css.ts'
import './visual.ts'

const themeClasses = { dark: darkTheme, light: lightTheme }

/** Puts theme, language and direction on the document, where the app puts them too. */
const withSurroundings: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'light' ? 'light' : 'dark'
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'en'
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.remove(...Object.values(themeClasses))
    root.classList.add(themeClasses[theme])
    root.lang = languageTag(locale)
    root.dir = direction
  }, [theme, locale, direction])
  return (
    <IntlProvider locale={languageTag(locale)} messages={messagesOf(locale)} defaultLocale="en">
      <Story />
    </IntlProvider>
  )
}

/** The addon's own setup still passes the option's old name, which msw 3 ignores. */
const startWorker = async () => {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  decorators: [withSurroundings],
  initialGlobals: { theme: 'dark', locale: 'en', direction: 'ltr' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English (en)' },
          { value: 'kz', title: 'Қазақша (kz)' },
          { value: 'ru', title: 'Русский (ru)' },
        ],
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: ['Introduction', 'Platform', 'Chess board', 'Design system', 'Machines', '*'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop', styles: { width: '1180px', height: '800px' } },
      },
    },
    chromatic: {
      modes: {
        dark: { theme: 'dark', viewport: 'desktop' },
        light: { theme: 'light', viewport: 'desktop' },
      },
    },
  },
}

export default preview
