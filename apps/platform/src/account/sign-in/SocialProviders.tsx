import { Button, Divider, Stack } from '@kingside/design-system'
import { type SocialProvider, socialProviders } from '@kingside/machines/sign-in'
import { FormattedMessage, useIntl } from 'react-intl'
import { accountMessages } from '../form/account.messages.ts'
import { messages } from './social.messages.ts'

export interface SocialProvidersProps {
  /** The one whose page is being opened; null is none. */
  readonly chosen: SocialProvider | null
  /** Something is under way that the others must not come between. @default false */
  readonly disabled?: boolean
  readonly onSocial: (provider: SocialProvider) => void
  readonly onCancel: () => void
}

/** The three providers, below a form that does the same by e-mail and password. */
export function SocialProviders({
  chosen,
  disabled = false,
  onSocial,
  onCancel,
}: SocialProvidersProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={5}>
      <Divider label={formatMessage(messages.or)} />
      <Stack gap={2}>
        {socialProviders.map((provider) => (
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
