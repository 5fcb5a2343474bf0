import type { Decorator } from '@storybook/react-vite'
import { LocaleProvider } from '../Locale/index.ts'

const tags = new Map<unknown, string>([
  ['kz', 'kk'],
  ['ru', 'ru'],
])

/** Sets the toolbar's language and direction for a story's dates, numbers and arrow keys. */
export const localized: Decorator = (Story, { globals }) => (
  <LocaleProvider
    language={tags.get(globals['locale']) ?? 'en-GB'}
    fallback="ru"
    direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
  >
    <Story />
  </LocaleProvider>
)
