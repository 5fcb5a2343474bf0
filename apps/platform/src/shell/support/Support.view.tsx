import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Support.messages.ts'
import * as styles from './Support.css.ts'

/** What the page is called, by whom it writes to. */
export const titles = { support: messages.title, organisers: messages.organisers } as const

export interface SupportProps {
  readonly to: keyof typeof titles
  /** The form that writes to the operator. */
  readonly form: ReactNode
  /** The host of the chat's code; null where there is no chat. */
  readonly provider: string | null
  readonly isAgreed: boolean
  /** Whether the reader is under 13, so that consent is not asked for. */
  readonly isTooYoung: boolean
  readonly onAgree: () => void
  readonly onWithdraw: () => void
}

/**
 * The page of the support: the form, and where there is a chat, what it would load and learn before the reader
 * consents.
 */
export function Support({
  to,
  form,
  provider,
  isAgreed,
  isTooYoung,
  onAgree,
  onWithdraw,
}: SupportProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.column}>
      <Stack gap={6}>
        <Heading level={1} size="xl">
          <FormattedMessage {...titles[to]} />
        </Heading>
        <Surface padding={6}>{form}</Surface>
        {to === 'organisers' ? null : isTooYoung ? (
          <Banner type="info" title={formatMessage(messages.tooYoung)}>
            <FormattedMessage {...messages.tooYoungText} />
          </Banner>
        ) : (
          provider !== null && (
            <Surface padding={6}>
              {isAgreed ? (
                <Agreed provider={provider} onWithdraw={onWithdraw} />
              ) : (
                <Question provider={provider} onAgree={onAgree} />
              )}
            </Surface>
          )
        )}
      </Stack>
    </div>
  )
}

interface QuestionProps extends Pick<SupportProps, 'onAgree'> {
  readonly provider: string
}

const told = [messages.toldEmail, messages.toldPlan, messages.toldPage]

const Question = ({ provider, onAgree }: QuestionProps) => (
  <Stack gap={4} align="start">
    <Heading level={2}>
      <FormattedMessage {...messages.ask} />
    </Heading>
    <Text as="p">
      <FormattedMessage {...messages.askText} values={{ provider }} />
    </Text>
    <ul className={styles.told}>
      {told.map((message) => (
        <li key={message.id}>
          <FormattedMessage {...message} />
        </li>
      ))}
    </ul>
    <Text as="p" size="s" tone="muted">
      <FormattedMessage {...messages.remembered} />
    </Text>
    <Button onPress={onAgree}>
      <FormattedMessage {...messages.agree} />
    </Button>
  </Stack>
)

interface AgreedProps extends Pick<SupportProps, 'onWithdraw'> {
  readonly provider: string
}

const Agreed = ({ provider, onWithdraw }: AgreedProps) => (
  <Stack gap={4} align="start">
    <Heading level={2}>
      <FormattedMessage {...messages.agreed} />
    </Heading>
    <Text as="p">
      <FormattedMessage {...messages.agreedText} values={{ provider }} />
    </Text>
    <Button type="secondary" onPress={onWithdraw}>
      <FormattedMessage {...messages.withdraw} />
    </Button>
  </Stack>
)
