import { LocaleProvider } from '@kingside/design-system'
import { IntlProvider } from 'react-intl'
import { OpeningSplash } from '../features/session/SessionSplash.tsx'
import { HeaderWaiting } from '../features/shell/HeaderWaiting.tsx'
import { PageFailed } from '../features/shell/PageFailed.tsx'
import { Shell } from '../features/shell/Shell.tsx'
import { type Catalogue, languageTag, type Locale } from '../intl/locales.ts'
import { HomeWaiting } from './HomeWaiting.tsx'

export interface FirstPaintProps {
  readonly locale: Locale
  readonly catalogue: Catalogue
  readonly page: PaintedPage
}

/** The start page; any other, whose content is not known before its code has come; and what says that none came. */
export type PaintedPage = 'home' | 'any' | 'failed'

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
          actions={<HeaderWaiting />}
          // Where nothing works, nothing is offered.
          bare={page === 'failed'}
          onNavigate={nothing}
          onThemeChange={nothing}
          onLocaleChange={nothing}
        >
          <Content page={page} />
        </Shell>
      </LocaleProvider>
    </IntlProvider>
  )
}

function Content({ page }: Pick<FirstPaintProps, 'page'>) {
  switch (page) {
    case 'home':
      return <HomeWaiting onWay={nothing} />
    case 'any':
      return <OpeningSplash />
    case 'failed':
      return <PageFailed reason="unloaded" onReload={nothing} />
    default:
      return page satisfies never
  }
}
