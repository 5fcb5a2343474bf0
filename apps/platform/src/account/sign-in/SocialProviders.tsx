import { Button } from '@kingside/design-system/Button'
import { Divider } from '@kingside/design-system/Divider'
import { Stack } from '@kingside/design-system/Stack'
import type { SocialProvider } from '@kingside/machines/sign-in'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages } from '../form/account.messages.ts'
import { messages } from './social.messages.ts'

export interface SocialProvidersProps {
  /** Those that the server has. */
  readonly providers: readonly SocialProvider[]
  /** The provider whose page is being opened; null for none. */
  readonly chosen: SocialProvider | null
  /** Whether another call must not be disturbed. @default false */
  readonly disabled?: boolean
  readonly onSocial: (provider: SocialProvider) => void
  readonly onCancel: () => void
}

/** The providers, below a form that does the same by e-mail and password; nothing where there are none. */
export function SocialProviders({
  providers,
  chosen,
  disabled = false,
  onSocial,
  onCancel,
}: SocialProvidersProps) {
  const { formatMessage } = useIntl()
  if (providers.length === 0) return null
  return (
    <Stack gap={5}>
      <Divider label={formatMessage(messages.or)} />
      <Stack gap={2}>
        {providers.map((provider) => (
          <Button
            key={provider}
            type="secondary"
            display="block"
            loading={provider === chosen}
            onCancel={onCancel}
            cancelLabel={formatMessage(accountMessages.cancel)}
            disabled={disabled && provider !== chosen}
            onPress={() => onSocial(provider)}
          >
            <FormattedMessage {...messages.social} values={{ provider: providerNames[provider] }} />
          </Button>
        ))}
      </Stack>
    </Stack>
  )
}

const providerNames = {
  apple: 'Apple',
  google: 'Google',
  facebook: 'Facebook',
} as const satisfies Record<SocialProvider, string>
