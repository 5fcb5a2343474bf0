import type { Decorator } from '@storybook/react-vite'
import { LocaleProvider } from '../Locale/index.ts'

const tags = new Map<unknown, string>([
  ['kz', 'kk'],
  ['ru', 'ru'],
])

/** Gives a story's dates, figures and arrow keys the language and direction of the toolbar. */
export const localized: Decorator = (Story, { globals }) => (
  <LocaleProvider
    language={tags.get(globals['locale']) ?? 'en-GB'}
    fallback="ru"
    direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
  >
    <Story />
  </LocaleProvider>
)
