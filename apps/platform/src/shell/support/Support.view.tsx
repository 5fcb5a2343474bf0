import {
  Button,
  EmptyState,
  Heading,
  LinkButton,
  Stack,
  Surface,
  Text,
} from '@kingside/design-system'
import { MessageCircleOff } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Support.messages.ts'
import * as styles from './Support.css.ts'

export interface SupportProps {
  /** From where the chat's code would come; null where there is no chat. */
  readonly provider: string | null
  readonly isAgreed: boolean
  /** Whether the reader is under 13: then nothing is asked. */
  readonly isTooYoung: boolean
  readonly onAgree: () => void
  readonly onWithdraw: () => void
  /** Leads to the start page, for routers. */
  readonly onHome: () => void
}

/** The way to the support: what a chat would load and be told is said before it is agreed to. */
export function Support({
  provider,
  isAgreed,
  isTooYoung,
  onAgree,
  onWithdraw,
  onHome,
}: SupportProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.column}>
      <Stack gap={6}>
        <Heading level={1} size="xl">
          <FormattedMessage {...messages.title} />
        </Heading>
        {provider === null || isTooYoung ? (
          <Surface>
            <EmptyState
              icon={<MessageCircleOff />}
              title={formatMessage(isTooYoung ? messages.tooYoung : messages.none)}
              actions={
                <LinkButton href="/" onPress={onHome}>
                  <FormattedMessage {...messages.play} />
                </LinkButton>
              }
            >
              <FormattedMessage {...(isTooYoung ? messages.tooYoungText : messages.noneText)} />
            </EmptyState>
          </Surface>
        ) : (
          <Surface padding={6}>
            {isAgreed ? (
              <Agreed provider={provider} onWithdraw={onWithdraw} />
            ) : (
              <Question provider={provider} onAgree={onAgree} />
            )}
          </Surface>
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
