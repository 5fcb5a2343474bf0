import { LocaleProvider } from '@kingside/design-system/Locale'
import { IntlProvider } from 'react-intl'
import { HeaderSkeleton } from '../HeaderSkeleton.tsx'
import { PageFailed } from '../../platform/page/index.ts'
import { Shell } from '../Shell.view.tsx'
import { type Catalogue, languageTag, type Locale } from '../../platform/intl/index.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import type { WaitingPage } from './painted-page.ts'

export interface FirstPaintProps {
  readonly locale: Locale
  readonly catalogue: Catalogue
  readonly page: PaintedPage
}

/** The skeleton of a page, or the notice that the app failed to load. */
export type PaintedPage = WaitingPage | 'failed'

const nothing = () => {}

/** What the app shows before the user is known; the HTML page contains it, to be shown while the app loads. */
export function FirstPaint({ locale, catalogue, page }: FirstPaintProps) {
  const tag = languageTag(locale)
  return (
    <IntlProvider locale={tag} defaultLocale="en" messages={catalogue}>
      <LocaleProvider language={tag}>
        <Shell
          path={page === 'home' ? '/' : ''}
          theme={null}
          locale={locale}
          site={null}
          server="connecting"
          actions={<HeaderSkeleton />}
          // Where the app has failed, its links would not work.
          bars={page === 'failed' ? 'none' : 'all'}
          onNavigate={nothing}
          onThemeChange={nothing}
          onLocaleChange={nothing}
        >
          {page === 'failed' ? (
            <PageFailed reason="unloaded" onReload={nothing} />
          ) : (
            <PageSkeleton page={page} onWay={nothing} />
          )}
        </Shell>
      </LocaleProvider>
    </IntlProvider>
  )
}
