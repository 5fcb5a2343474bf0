import { Button } from '@kingside/design-system/Button'
import { Inline } from '@kingside/design-system/Inline'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { JoinButtonView, JoinStep } from '@kingside/machines/join-button'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type ButtonMessage, viewModelOf, type JoinPress } from './join-view-model.ts'
import { failureMessages, limitMessages, messages } from './JoinButton.messages.ts'
import { LeaveQuestion } from './LateLeaveQuestion.tsx'
import { isLeavable, type Leavable } from './leavable.ts'

export interface JoinButtonProps {
  readonly view: JoinButtonView
  /** What the entry costs, such as `€5.00`. @default a free entry */
  readonly price?: string
  /** Joins the tournament; opens the payment when the entry has a price. */
  readonly onJoin: () => void
  /** The person has confirmed leaving, or withdrawing the registration. */
  readonly onLeave: () => void
  readonly onStartBreak: () => void
  readonly onEndBreak: () => void
  /** Opens the sign-in popup. */
  readonly onSignIn: () => void
  /** Opens the popup of the step that removes the limit. */
  readonly onStep: (step: JoinStep) => void
}

/** The button to join a tournament, take a break in it, and leave it. Leaving asks for confirmation. */
export function JoinButton({ view, price, ...on }: JoinButtonProps) {
  const { formatMessage } = useIntl()
  const [leaving, setLeaving] = useState<Leavable | null>(null)
  const { status, button, limit } = viewModelOf(view)
  const refusal = view.status === 'on-hold' ? view.limit : null

  const press = (action: JoinPress) => {
    switch (action) {
      case 'join':
        return on.onJoin()
      case 'leave':
        return setLeaving(isLeavable(view.status) ? view.status : null)
      case 'start-break':
        return on.onStartBreak()
      case 'end-break':
        return on.onEndBreak()
      case 'sign-in':
        return on.onSignIn()
      case 'upgrade':
      case 'connect-fide-id':
      case 'confirm-info':
      case 'verify-email':
        return on.onStep(action)
      default:
        return action satisfies never
    }
  }

  // One button element for all states, so that it keeps the focus.
  return (
    <Stack gap={2} align="start">
      <Stack gap={1} align="start">
        <Inline gap={3}>
          {status && (
            <div role="status">
              <StatusMark
                tone={status.tone}
                live={status.look === 'live'}
                hollow={status.look === 'past'}
              >
                <FormattedMessage {...status.message} />
              </StatusMark>
            </div>
          )}
          {button && (
            <Button
              type={button.type}
              loading={button.does === 'wait'}
              {...(button.does === 'refuse' && {
                disabledReason: formatMessage(limitMessages[button.limit]),
              })}
              {...(button.does === 'act' && { onPress: () => press(button.action) })}
            >
              <ButtonText message={button.message} price={price} />
            </Button>
          )}
        </Inline>
        {limit && (
          <Text as="p" size="xs" tone="muted">
            <FormattedMessage {...limitMessages[limit]} />
          </Text>
        )}
      </Stack>
      {refusal && <Notice message={limitMessages[refusal]} />}
      {view.failure && <Notice message={failureMessages[view.failure]} />}
      {isLeavable(view.status) && leaving !== null && (
        <LeaveQuestion
          leaving={view.status}
          isPaid={price !== undefined}
          open={leaving === view.status}
          onAnswer={(yes) => {
            setLeaving(null)
            if (yes) on.onLeave()
          }}
        />
      )}
    </Stack>
  )
}

interface ButtonTextProps {
  readonly message: ButtonMessage
  readonly price: string | undefined
}

const ButtonText = ({ message, price = '' }: ButtonTextProps) =>
  message.id === messages.joinFor.id ? (
    <FormattedMessage {...messages.joinFor} values={{ price }} />
  ) : (
    <FormattedMessage {...message} />
  )

interface NoticeProps {
  readonly message: NoticeMessage
}

type NoticeMessage =
  | (typeof limitMessages)[keyof typeof limitMessages]
  | (typeof failureMessages)[keyof typeof failureMessages]

/** What failed. Small, because the tournament's card shows it too. */
function Notice({ message }: NoticeProps) {
  return (
    <div role="alert">
      <Text as="p" size="s" tone="danger">
        <FormattedMessage {...message} />
      </Text>
    </div>
  )
}
