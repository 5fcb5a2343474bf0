import { Banner } from '@kingside/design-system/Banner'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { OperatorSessionCode, OperatorSessionView } from '@kingside/machines/operator-session'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  problems,
  SecondFactorCode,
  secondFactorMessages,
  ThrottledBanner,
} from '../../account/form/index.ts'
import { Waiting } from '../../platform/page/index.ts'
import * as styles from './OperationGate.css.ts'
import { messages } from './frame.messages.ts'

export interface OperationGateProps {
  readonly view: OperatorSessionView
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  /** The page that there is not, for everybody but operators. */
  readonly notFound: ReactNode
  /** The operators' pages. */
  readonly children: ReactNode
  readonly onCode: (code: string) => void
  readonly onChange: () => void
  readonly onCancel: () => void
  readonly onRetry: () => void
  /** Opens the page where two-step sign-in is turned on. */
  readonly onSecurity: () => void
}

/** The way into the operators' pages: what is drawn in each state of its machine. */
export function OperationGate({ view, notFound, children, ...props }: OperationGateProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'checking':
      return <Waiting>{formatMessage(messages.checking)}</Waiting>
    case 'hidden':
      return notFound
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          onRetry={props.onRetry}
        />
      )
    case 'without-factor':
      return (
        <EmptyState
          level={1}
          icon={<ShieldCheck />}
          title={formatMessage(messages.withoutFactor)}
          actions={
            <LinkButton href="/profile/security" onPress={props.onSecurity}>
              <FormattedMessage {...messages.toSecurity} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.withoutFactorText} />
        </EmptyState>
      )
    case 'asking':
    case 'opening':
      return <Ask view={view} {...props} />
    case 'open':
      return children
    default:
      return view satisfies never
  }
}

type AskProps = Pick<OperationGateProps, 'now' | 'onCode' | 'onChange' | 'onCancel'> & {
  readonly view: Extract<OperatorSessionView, { readonly status: 'asking' | 'opening' }>
}

function Ask({ view, now, onCode, onChange, onCancel }: AskProps) {
  const { formatMessage } = useIntl()
  const isAsking = view.status === 'asking'
  const refusal = isAsking ? view.refusal : null
  const problem =
    isAsking && view.isEmpty
      ? formatMessage(problems.fill_in_the_value)
      : refusal?.code === 'invalid_code'
        ? formatMessage(secondFactorMessages.invalidCode)
        : null
  return (
    <div className={styles.narrow}>
      <Surface padding={6}>
        <Stack gap={5}>
          <Stack gap={2}>
            <Heading level={1} size="m">
              <FormattedMessage {...messages.ask} />
            </Heading>
            <Text as="p" tone="muted">
              <FormattedMessage {...messages.askText} />
            </Text>
          </Stack>
          {isAsking && view.isOver && refusal === null && (
            <Banner type="info" title={formatMessage(messages.over)} />
          )}
          {refusal !== null && refusal.until !== null && (
            <ThrottledBanner until={refusal.until} now={now} />
          )}
          {refusal !== null && refusal.until === null && problem === null && (
            <Banner
              type="danger"
              title={
                refusal.code === 'other' && refusal.detail !== null
                  ? refusal.detail
                  : formatMessage(refusals[refusal.code])
              }
            />
          )}
          <SecondFactorCode
            title={formatMessage(messages.ask)}
            problem={problem}
            isSending={view.status === 'opening'}
            submit={<FormattedMessage {...messages.open} />}
            onSubmit={onCode}
            onChange={onChange}
            onCancel={onCancel}
          />
        </Stack>
      </Surface>
    </div>
  )
}

const refusals = {
  invalid_code: secondFactorMessages.invalidCode,
  throttled: problems.throttled,
  not_found: problems.something_wents_wrong,
  second_factor_changed: messages.withoutFactor,
  offline: problems.offline,
  timeout: problems.something_wents_wrong,
  other: problems.something_wents_wrong,
  something_wents_wrong: problems.something_wents_wrong,
} as const satisfies Record<OperatorSessionCode, unknown>
