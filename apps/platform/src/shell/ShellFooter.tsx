import { Inline, Link, Text } from '@kingside/design-system'
import { PreferenceSwitch } from '@kingside/design-system/PreferenceSwitch'
import { SiteFooter } from '@kingside/design-system/SiteFooter'
import { languageTag, type Locale, locales } from '@kingside/machines/language'
import { FormattedMessage, useIntl } from 'react-intl'
import { footerPlaces } from './places.tsx'
import { places } from './places.messages.ts'
import { productName } from '../platform/page/index.ts'
import { messages } from './Shell.messages.ts'

export interface ShellFooterProps {
  readonly locale: Locale
  readonly server: 'connecting' | 'online' | 'offline'
  readonly onNavigate: (path: string) => void
  readonly onLocaleChange: (locale: Locale) => void
}

const engineSource = 'https://github.com/official-stockfish/Stockfish'

/** The end of every page: what is seldom looked for, the language, and whether the server answers. */
export function ShellFooter({ locale, server, onNavigate, onLocaleChange }: ShellFooterProps) {
  const { formatMessage } = useIntl()
  const groupOf = (group: keyof typeof footerPlaces) => ({
    title: formatMessage(messages[group]),
    links: footerPlaces[group].map(({ path, message }) => ({
      href: path,
      label: formatMessage(message),
      onPress: () => onNavigate(path),
    })),
  })
  const product = groupOf('product')
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
      groups={[
        groupOf('help'),
        {
          ...product,
          // The description of the contract is a file of the server, not a page of the app.
          links: [
            ...product.links,
            { href: '/api/openapi.json', label: formatMessage(places.api) },
          ],
        },
        groupOf('rules'),
      ]}
      social={networks.map((network) => ({
        network,
        href: `/social/${network}`,
        onPress: () => onNavigate(`/social/${network}`),
        label: formatMessage(messages.social, { product: productName, network: names[network] }),
      }))}
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

/** Proper names, the same in every language. */
const names = { twitter: 'Twitter', facebook: 'Facebook', instagram: 'Instagram' } as const

/** Each language by its own name: whoever looks for it can read it. */
const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  kz: 'Қазақша',
  ru: 'Русский',
}

/** The languages, for a switch. */
export const languages = locales.map((code) => ({
  code,
  name: languageNames[code],
  tag: languageTag(code),
}))
