import { IconButton } from '@kingside/design-system'
import { SiteHeader } from '@kingside/design-system/SiteHeader'
import { SiteShell } from '@kingside/design-system/SiteShell'
import type { Locale } from '@kingside/machines/language'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Brand } from './Brand.tsx'
import { ButtonSkeleton } from './HeaderSkeleton.tsx'
import { headerPlaces, isAt } from './places.tsx'
import * as styles from './Shell.css.ts'
import { messages } from './Shell.messages.ts'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellNavigation } from './ShellNavigation.tsx'
import { SlimBar } from './SlimBar.tsx'

export interface ShellProps {
  readonly children: ReactNode
  /** The path of the page that is open. */
  readonly path: string
  /** Null where it is not known yet: the button that changes it has its place then. */
  readonly theme: 'dark' | 'light' | null
  readonly locale: Locale
  /** Whether the server answers. */
  readonly server: 'connecting' | 'online' | 'offline'
  /** What belongs to the user, at the end of the header: notifications and account. */
  readonly actions?: ReactNode
  /**
   * What stands around the page: all that the site has; a slim bar with the actions alone, for an app that has bars of
   * its own around it; or nothing, where nothing works. @default 'all'
   */
  readonly bars?: 'all' | 'slim' | 'none'
  readonly onNavigate: (path: string) => void
  readonly onThemeChange: (theme: 'dark' | 'light') => void
  readonly onLocaleChange: (locale: Locale) => void
}

/** Header, page, footer, and a phone's navigation. */
export function Shell({ children, bars = 'all', actions, ...site }: ShellProps) {
  const { path, theme, locale, server, onNavigate, onThemeChange, onLocaleChange } = site
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
          links={headerPlaces.map(({ path: place, message }) => ({
            href: place,
            label: formatMessage(message),
            current: isAt(path, place),
            onPress: () => onNavigate(place),
          }))}
          navigationLabel={formatMessage(messages.navigation)}
          moreLabel={formatMessage(messages.more)}
          phoneMenu={false}
          actions={
            <>
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
              {actions}
            </>
          }
        />
      }
      footer={
        <ShellFooter
          locale={locale}
          server={server}
          onNavigate={onNavigate}
          onLocaleChange={onLocaleChange}
        />
      }
      mobileNavigation={<ShellNavigation {...site} />}
    >
      {children}
    </SiteShell>
  )
}
