import { Button } from '@kingside/design-system/Button'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark, type StatusMarkProps } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FideLine } from '../form/member.types.ts'
import { messages } from './Profile.messages.ts'
import { ProfileCard } from './ProfileCard.tsx'

export interface ProfileFideProps {
  readonly fide: FideLine
  /** Why the request was rejected; null where it is not known. */
  readonly rejection: string | null
  readonly onConnect: () => void
}

/** How far the FIDE ID is, and the button to connect one. */
export function ProfileFide({ fide, rejection, onConnect }: ProfileFideProps) {
  const { formatMessage, formatDate } = useIntl()
  switch (fide.status) {
    case 'none':
      return (
        <Line tone="neutral" mark={formatMessage(messages.fideNone)}>
          <Button type="secondary" size="s" onPress={onConnect}>
            <FormattedMessage {...messages.connectFide} />
          </Button>
        </Line>
      )
    case 'on-check': {
      const { id } = fide
      return (
        <Line
          tone="info"
          mark={
            id === null
              ? formatMessage(messages.fideRequested)
              : formatMessage(messages.fideOnCheck, { id: String(id) })
          }
          text={formatMessage(messages.fideOnCheckText)}
        />
      )
    }
    case 'rejected':
      return (
        <Line
          tone="danger"
          mark={formatMessage(messages.fideRejected)}
          text={rejection ?? formatMessage(messages.fideRejectedText)}
        >
          <Button type="secondary" size="s" onPress={onConnect}>
            <FormattedMessage {...messages.fideAgain} />
          </Button>
        </Line>
      )
    case 'verified': {
      const { id, since } = fide
      return (
        <Line
          tone="success"
          mark={formatMessage(messages.fideVerified, { id: String(id) })}
          {...(since !== null && {
            text: formatMessage(messages.fideSince, {
              date: formatDate(since, { dateStyle: 'long' }),
            }),
          })}
        />
      )
    }
    default:
      return fide satisfies never
  }
}

interface LineProps {
  readonly tone: NonNullable<StatusMarkProps['tone']>
  readonly mark: string
  readonly text?: string
  /** What can be done. */
  readonly children?: ReactNode
}

function Line({ tone, mark, text, children }: LineProps) {
  const { formatMessage } = useIntl()
  return (
    <ProfileCard title={formatMessage(messages.fide)}>
      <Stack gap={1}>
        <StatusMark tone={tone} hollow={tone === 'neutral'}>
          {mark}
        </StatusMark>
        {text !== undefined && (
          <Text as="p" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
      {children}
    </ProfileCard>
  )
}
