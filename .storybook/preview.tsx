import type { Decorator, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { type ComponentProps, Fragment, lazy, Suspense, useLayoutEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { configure } from 'storybook/test'
import { LocaleProvider } from '@kingside/design-system/Locale'
import { polyfillKazakhIntl } from '../packages/design-system/src/Locale/kazakhIntl.ts'
import { loadKazakhMessages } from '../packages/design-system/src/Locale/kazakhMessages.ts'
import { catalogues } from '../apps/platform/src/platform/intl/catalogues.ts'
import { isLocale, languageTag } from '../apps/platform/src/platform/intl/locales.ts'
import './docs.css.ts'
import { useMode } from './mode.ts'
import './state-map/parameters.ts'
import { tellShown } from './state-map/shown.ts'
import { applyTheme } from './theme.ts'

// The app loads these messages after the page; pictures must not depend on when they arrive.
loadKazakhMessages()
polyfillKazakhIntl(Intl)
// A part that loads late may take more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/**
 * Sets theme, language, direction and text size on the document, as the app and the browser do. A docs page shows many
 * stories, so there language and direction are those of the story's own frame.
 */
const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const theme = globals['theme'] === 'light' ? 'light' : 'dark'
  const locale = isLocale(globals['locale']) ? globals['locale'] : 'en'
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  const largeText = globals['text'] === 'large'
  const language = languageTag(locale)
  const framed = viewMode === 'docs'
  useLayoutEffect(() => applyTheme(theme), [theme])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = framed ? 'en' : language
    root.dir = framed ? 'ltr' : direction
  }, [language, direction, framed])
  useLayoutEffect(() => {
    if (!largeText) return
    const root = document.documentElement
    root.style.fontSize = '200%'
    return () => {
      root.style.fontSize = ''
    }
  }, [largeText])
  const story = (
    <IntlProvider locale={language} messages={catalogues[locale]} defaultLocale="en">
      {framed ? (
        <div lang={language} dir={direction}>
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </IntlProvider>
  )
  // In English the parts follow the browser's locale, so that its regional dates can be seen.
  return locale === 'en' ? (
    story
  ) : (
    <LocaleProvider language={language} direction={direction}>
      {story}
    </LocaleProvider>
  )
}

/** Publishes the story's states to the State map. A docs page shows many stories, so it publishes none. */
const onStateMap: Decorator = (Story, { parameters, title, viewMode }) => {
  const states = parameters['state']
  const tells = viewMode === 'story' && !title.startsWith('Machines/State map')
  // Before the effects of the story, whose machine publishes its first state there.
  useLayoutEffect(() => (tells ? tellShown(states) : undefined), [tells, states])
  return <Story />
}

/** Gives the story the args and globals of its mode, and mounts it again. */
const inMode: Decorator = (Story, { args, globals, parameters }) => {
  const name = useMode(globals['mode'])
  const mode = name && parameters.modes?.[name]
  return (
    <Fragment key={mode && name}>
      <Story args={{ ...args, ...mode?.args }} globals={{ ...globals, ...mode?.globals }} />
    </Fragment>
  )
}

// Tests show no docs page, so they need not load what makes one.
const DocsFrame = lazy(() => import('./DocsFrame.tsx'))
const ComponentPage = lazy(() => import('./component-page/ComponentPage.tsx'))

/** The addon's own setup still passes the option's old name, which msw 3 ignores. */
const startWorker = async () => {
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [mswLoader(startWorker)],
  decorators: [withSurroundings, onStateMap, inMode],
  initialGlobals: { theme: 'dark', locale: 'en', direction: 'ltr', text: 'usual', mode: 'usual' },
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
    text: {
      toolbar: {
        title: 'Text',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Text 100 %' },
          { value: 'large', title: 'Text 200 %' },
        ],
      },
    },
    mode: {
      toolbar: {
        title: 'Words',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Usual words' },
          { value: 'kazakh', title: 'Words in Kazakh' },
          { value: 'russian', title: 'Words in Russian' },
          { value: 'long-words', title: 'Long words' },
          { value: 'right-to-left', title: 'Words from right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    // React Aria names a pending button in its live region, and does not remove the name with the button.
    a11y: {
      test: 'error',
      context: { exclude: ['[data-live-announcer]'] },
      // The panel also lists passed checks; a test needs only the violations.
      ...(import.meta.env['VITEST_STORYBOOK'] === 'false' && {
        options: { resultTypes: ['violations'] },
      }),
    },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
    },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Icons', 'Motion', 'Voice'],
          'Design system',
          ['About', '*'],
          'Chess board',
          [
            'About',
            'Getting started',
            'Playground',
            'Recipes',
            'API',
            'Themes',
            'Accessibility',
            '*',
          ],
          'Chess game',
          'Machines',
          ['About', 'State map', 'Stories', '*'],
          'Platform',
          ['About', 'Pages', 'Features', '*'],
          'Error messages',
          '*',
        ],
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
