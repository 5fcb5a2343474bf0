import { IconButton } from '@kingside/design-system/IconButton'
import { SiteHeader } from '@kingside/design-system/SiteHeader'
import { SiteShell } from '@kingside/design-system/SiteShell'
import type { Locale } from '@kingside/machines/language'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Brand } from './Brand.tsx'
import { ButtonSkeleton } from './HeaderSkeleton.tsx'
import { headerPlacesOf, isAt, isOwn } from './places.tsx'
import * as styles from './Shell.css.ts'
import type { SiteInfo } from '../platform/server/index.ts'
import { messages } from './Shell.messages.ts'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellNavigation } from './ShellNavigation.tsx'
import { SlimBar } from './SlimBar.tsx'

export interface ShellProps {
  readonly children: ReactNode
  /** The path of the page that is open. */
  readonly path: string
  /** Null while unknown; the button's place is then empty. */
  readonly theme: 'dark' | 'light' | null
  readonly locale: Locale
  /** Whether the server answers. */
  readonly server: 'connecting' | 'online' | 'offline'
  /** What the operator has configured; null until it is known. */
  readonly site: SiteInfo | null
  /** The user's part at the end of the header: notifications and account. */
  readonly actions?: ReactNode
  /**
   * The parts around the page: all of them; a slim bar with only the actions, inside an app that has bars of its own;
   * or none, where the app has failed. @default 'all'
   */
  readonly bars?: 'all' | 'slim' | 'none'
  readonly onNavigate: (path: string) => void
  readonly onThemeChange: (theme: 'dark' | 'light') => void
  readonly onLocaleChange: (locale: Locale) => void
}

/** Header, page, footer, and a phone's navigation. */
export function Shell({ children, bars = 'all', actions, ...around }: ShellProps) {
  const { path, theme, locale, server, site, onNavigate, onThemeChange, onLocaleChange } = around
  const { formatMessage } = useIntl()
  if (bars !== 'all') {
    return (
      <SiteShell
        skipLinkText={formatMessage(messages.skip)}
        header={bars === 'slim' && <SlimBar onHome={() => onNavigate('/')}>{actions}</SlimBar>}
      >
        <div className={styles.safe}>{children}</div>
      </SiteShell>
    )
  }
  return (
    <SiteShell
      skipLinkText={formatMessage(messages.skip)}
      header={
        <SiteHeader
          logo={<Brand onHome={() => onNavigate('/')} />}
          links={headerPlacesOf(site?.links.shop ?? null).map(({ path: place, message }) => ({
            href: place,
            label: formatMessage(message),
            current: isAt(path, place),
            ...(isOwn(place) && { onPress: () => onNavigate(place) }),
          }))}
          navigationLabel={formatMessage(messages.navigation)}
          moreLabel={formatMessage(messages.more)}
          phoneMenu={false}
          actions={
            <>
              <span className={styles.wideOnly}>
                {theme === null ? (
                  <ButtonSkeleton />
                ) : (
                  <IconButton
                    label={formatMessage(messages.theme, { theme })}
                    onPress={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
                  >
                    {theme === 'dark' ? <Sun /> : <Moon />}
                  </IconButton>
                )}
              </span>
              {actions}
            </>
          }
        />
      }
      footer={
        <ShellFooter
          locale={locale}
          server={server}
          site={site}
          onNavigate={onNavigate}
          onLocaleChange={onLocaleChange}
        />
      }
      mobileNavigation={<ShellNavigation {...around} />}
    >
      {children}
    </SiteShell>
  )
}
