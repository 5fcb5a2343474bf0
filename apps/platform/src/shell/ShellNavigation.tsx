import { MobileNavigation } from '@kingside/design-system/MobileNavigation'
import { PreferenceSwitch } from '@kingside/design-system/PreferenceSwitch'
import { useIntl } from 'react-intl'
import { barPlaces, drawerPlaces, headerPlacesOf, isAt, isOwn, type Place } from './places.tsx'
import type { ShellProps } from './Shell.view.tsx'
import { messages } from './Shell.messages.ts'
import { languages } from './ShellFooter.tsx'

export type ShellNavigationProps = Pick<
  ShellProps,
  'path' | 'theme' | 'locale' | 'site' | 'onNavigate' | 'onThemeChange' | 'onLocaleChange'
>

/** The navigation of a phone: a bar at the lower edge, and a drawer with all other links. */
export function ShellNavigation({
  path,
  theme,
  locale,
  site,
  onNavigate,
  onThemeChange,
  onLocaleChange,
}: ShellNavigationProps) {
  const { formatMessage } = useIntl()
  const linkTo = ({ path: place, message, icon }: Place) => ({
    href: place,
    label: formatMessage(message),
    icon,
    current: isAt(path, place),
    ...(isOwn(place) && { onPress: () => onNavigate(place) }),
  })
  return (
    <MobileNavigation
      label={formatMessage(messages.bar)}
      links={barPlaces.map(linkTo)}
      menu={{
        label: formatMessage(messages.more),
        title: formatMessage(messages.menu),
        closeLabel: formatMessage(messages.close),
        links: [...headerPlacesOf(site?.links.shop ?? null), ...drawerPlaces].map(linkTo),
        extras: (
          <>
            <PreferenceSwitch
              preference="language"
              layout="row"
              label={formatMessage(messages.language)}
              languages={languages}
              value={locale}
              onChange={onLocaleChange}
            />
            <PreferenceSwitch
              preference="theme"
              layout="row"
              label={formatMessage(messages.themeLabel)}
              names={{ light: formatMessage(messages.light), dark: formatMessage(messages.dark) }}
              value={theme ?? 'dark'}
              onChange={onThemeChange}
            />
          </>
        ),
      }}
    />
  )
}
