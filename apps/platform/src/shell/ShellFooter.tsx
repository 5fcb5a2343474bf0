import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Text } from '@kingside/design-system/Text'
import { PreferenceSwitch } from '@kingside/design-system/PreferenceSwitch'
import { SiteFooter } from '@kingside/design-system/SiteFooter'
import { languageTag, type Locale, locales } from '@kingside/machines/language'
import { FormattedMessage, useIntl } from 'react-intl'
import { footerPlacesOf } from './places.tsx'
import { productName } from '../platform/page/index.ts'
import type { SiteInfo } from '../platform/server/index.ts'
import { messages } from './Shell.messages.ts'

export interface ShellFooterProps {
  readonly locale: Locale
  readonly server: 'connecting' | 'online' | 'offline'
  /** What the operator has configured; null until it is known. */
  readonly site: SiteInfo | null
  readonly onNavigate: (path: string) => void
  readonly onLocaleChange: (locale: Locale) => void
}

const engineSource = 'https://github.com/official-stockfish/Stockfish'

/** The end of every page: less used links, the language, and whether the server answers. */
export function ShellFooter({
  locale,
  server,
  site,
  onNavigate,
  onLocaleChange,
}: ShellFooterProps) {
  const { formatMessage } = useIntl()
  const groupOf = (group: Parameters<typeof footerPlacesOf>[0]) => ({
    title: formatMessage(messages[group]),
    links: footerPlacesOf(group).map(({ path, message }) => ({
      href: path,
      label: formatMessage(message),
      onPress: () => onNavigate(path),
    })),
  })
  return (
    <SiteFooter
      brand={
        <>
          <Text size="l" weight="bold" tone="brand">
            {productName}
          </Text>
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.server} values={{ status: server }} />
          </Text>
        </>
      }
      navigationLabel={formatMessage(messages.further)}
      groups={[groupOf('help'), groupOf('product'), groupOf('rules')]}
      social={networks.flatMap((network) => {
        const href = site?.links[network] ?? null
        const label = formatMessage(messages.social, {
          product: productName,
          network: names[network],
        })
        return href === null ? [] : [{ network, href, label }]
      })}
      note={
        <Inline gap={2}>
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.engineLicence} />
          </Text>
          <Text size="s">
            <Link href={engineSource}>
              <FormattedMessage {...messages.engineSource} />
            </Link>
          </Text>
        </Inline>
      }
      preferences={
        <PreferenceSwitch
          preference="language"
          label={formatMessage(messages.language)}
          languages={languages}
          value={locale}
          onChange={onLocaleChange}
        />
      }
    />
  )
}

const networks = ['twitter', 'facebook', 'instagram'] as const

/** Proper names, which are not translated. */
const names = { twitter: 'Twitter', facebook: 'Facebook', instagram: 'Instagram' } as const

/** Each language by its own name, which its readers understand. */
const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  kz: 'Қазақша',
  ru: 'Русский',
}

/** The languages as the options of a switch. */
export const languages = locales.map((code) => ({
  code,
  name: languageNames[code],
  tag: languageTag(code),
}))
