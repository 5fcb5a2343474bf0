import { LocaleProvider } from '@kingside/design-system'
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

/** What stands in for a page, and what says that none came. */
export type PaintedPage = WaitingPage | 'failed'

const nothing = () => {}

/** What the app shows first, before it knows who is there: the page says it already while the app is on its way. */
export function FirstPaint({ locale, catalogue, page }: FirstPaintProps) {
  const tag = languageTag(locale)
  return (
    <IntlProvider locale={tag} defaultLocale="en" messages={catalogue}>
      <LocaleProvider language={tag}>
        <Shell
          path={page === 'home' ? '/' : ''}
          theme={null}
          locale={locale}
          server="connecting"
          actions={<HeaderSkeleton />}
          // Where nothing works, nothing is offered.
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
