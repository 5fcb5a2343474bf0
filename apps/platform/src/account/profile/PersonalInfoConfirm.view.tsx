import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Country } from '../form/CountryField.tsx'
import type { MemberInfo, MemberView } from '../form/member.types.ts'
import { PersonForm } from '../form/PersonForm.tsx'
import { Waiting } from '../../platform/page/index.ts'
import { messages } from './PersonalInfo.messages.ts'

export interface PersonalInfoConfirmProps {
  readonly view: MemberView
  /** Every country, by its name in the page’s language. */
  readonly countries: readonly Country[]
  /** The current date for the member, as `YYYY-MM-DD`. */
  readonly today: string
  readonly onSave: (info: MemberInfo) => void
  /** A field was changed; its error is cleared. */
  readonly onChange: () => void
  readonly onRetry: () => void
  readonly onSignIn: () => void
}

/** The popup before a tournament that asks for the player's data; every field is required. */
export function PersonalInfoConfirm({ view, ...props }: PersonalInfoConfirmProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return <Waiting>{formatMessage(messages.loading)}</Waiting>
    case 'visitor':
      return (
        <Banner
          type="warning"
          title={formatMessage(messages.visitor)}
          action={
            <Button size="s" onPress={props.onSignIn}>
              <FormattedMessage {...messages.signIn} />
            </Button>
          }
        />
      )
    case 'failed':
      return (
        <ErrorState
          size="s"
          level={3}
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={props.onRetry}
        />
      )
    case 'ready':
      return (
        <Stack gap={5}>
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.lead} />
          </Text>
          <PersonForm
            label={formatMessage(messages.title)}
            info={view.member.info}
            save={view.save}
            countries={props.countries}
            today={props.today}
            submitLabel={formatMessage(messages.submit)}
            allRequired
            place="popup"
            isVerified={view.member.fide.status === 'verified'}
            onSubmit={props.onSave}
            onChange={props.onChange}
            onSignIn={props.onSignIn}
          />
        </Stack>
      )
    default:
      return view satisfies never
  }
}
