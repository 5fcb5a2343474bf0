import {
  IconButton,
  Inline,
  Link,
  PageShell,
  SegmentedControl,
  Text,
} from '@kingside/design-system'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Locale, languageTag, locales } from '../../intl/locales.ts'
import { Brand } from './Brand.tsx'
import { messages } from './Shell.messages.ts'

export interface ShellProps {
  readonly children: ReactNode
  readonly theme: 'dark' | 'light'
  readonly locale: Locale
  readonly server: 'connecting' | 'online' | 'offline'
  readonly onThemeChange: (theme: 'dark' | 'light') => void
  readonly onLocaleChange: (locale: Locale) => void
  readonly onHome: () => void
}

const engineSource = 'https://github.com/official-stockfish/Stockfish'

/** Header, page, footer. */
export function Shell({
  children,
  theme,
  locale,
  server,
  onThemeChange,
  onLocaleChange,
  onHome,
}: ShellProps) {
  const { formatMessage } = useIntl()
  return (
    <PageShell
      skipLinkText={formatMessage(messages.skip)}
      brand={<Brand onHome={onHome} />}
      actions={
        <Inline gap={2} wrap={false}>
          <SegmentedControl
            label={formatMessage(messages.language)}
            value={locale}
            onChange={onLocaleChange}
            options={locales.map((it) => ({
              value: it,
              title: it.toUpperCase(),
              name: languageNames[it],
              lang: languageTag(it),
            }))}
          />
          <IconButton
            label={formatMessage(messages.theme, { theme })}
            onPress={() => onThemeChange(theme === 'dark' ? 'light' : 'dark')}
          >
            {theme === 'dark' ? <Sun /> : <Moon />}
          </IconButton>
        </Inline>
      }
      footer={
        <Inline gap={4} justify="between">
          <Text size="s" tone="muted">
            <FormattedMessage {...messages.server} values={{ status: server }} />
          </Text>
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
        </Inline>
      }
    >
      {children}
    </PageShell>
  )
}

/** Each language by its own name: whoever looks for it can read it. */
const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  kz: 'Қазақша',
  ru: 'Русский',
}
