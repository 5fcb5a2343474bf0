import { polyfillKazakhIntl } from '../Locale/kazakhIntl.ts'

let messages: Promise<void> | undefined

/**
 * Adds Kazakh where the browser does not support it, for all parts below a `LocaleProvider` and the page itself. Dates
 * and numbers are Kazakh at once, React Aria's own messages after a download.
 */
export function addKazakh(): void {
  polyfillKazakhIntl(Intl)
  messages ??= import('../Locale/kazakhMessages.ts').then(
    ({ loadKazakhMessages }) => loadKazakhMessages(),
    () => undefined,
  )
}
