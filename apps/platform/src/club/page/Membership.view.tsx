import { Button } from '@kingside/design-system/Button'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { Text } from '@kingside/design-system/Text'
import type { ClubMembershipView } from '@kingside/machines/club-membership'
import type { ClubRelation } from '@kingside/api/facts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as words, relationMessages } from '../words.messages.ts'
import {
  busyMessages,
  codeMessages,
  membershipMessages as messages,
} from './membership.messages.ts'

export interface MembershipProps {
  readonly view: ClubMembershipView
  readonly clubName: string
  /** The address of the club's administration. */
  readonly managePath: string
  readonly onSignIn: () => void
  readonly onJoin: () => void
  /** The person has confirmed it. */
  readonly onLeave: () => void
  readonly onTakeBack: () => void
  /** Opens what the person can do about a restriction. */
  readonly onConfirmInfo: () => void
  readonly onManage: () => void
}

/** What a person is to a club, and what they can do about it. Leaving asks first. */
export function Membership(props: MembershipProps) {
  const { view, clubName, onLeave } = props
  const { formatMessage } = useIntl()
  const [isAsking, setAsking] = useState(false)
  return (
    <Stack gap={2} align="start">
      <Inline gap={3}>
        <Actions {...props} onAskLeave={() => setAsking(true)} />
      </Inline>
      <div role="status">
        {view.status === 'restricted' && (
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...codeMessages[view.reason]} />
          </Text>
        )}
        {view.status === 'banned' && (
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...codeMessages.player_is_banned} />
          </Text>
        )}
      </div>
      <div role="alert">
        {view.status === 'refused' && (
          <Text as="p" size="s" tone="danger">
            <FormattedMessage {...codeMessages[view.code]} />
          </Text>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={formatMessage(messages.leaveTitle, { club: clubName })}
        message={formatMessage(messages.leaveText)}
        yesLabel={formatMessage(messages.leaveYes)}
        noLabel={formatMessage(messages.leaveNo)}
        danger
        onAnswer={(yes) => {
          setAsking(false)
          if (yes) onLeave()
        }}
      />
    </Stack>
  )
}

function Actions(props: MembershipProps & { readonly onAskLeave: () => void }) {
  const { view } = props
  switch (view.status) {
    case 'visitor':
      return (
        <Button onPress={props.onSignIn}>
          <FormattedMessage {...messages.signInToJoin} />
        </Button>
      )
    case 'none':
      return (
        <Button onPress={props.onJoin}>
          <FormattedMessage {...(view.membership === 'open' ? messages.join : messages.ask)} />
        </Button>
      )
    case 'restricted':
      return view.step === 'confirm-info' ? (
        <Button onPress={props.onConfirmInfo}>
          <FormattedMessage {...messages.confirmInfo} />
        </Button>
      ) : (
        <StatusMark tone="warning" hollow>
          <FormattedMessage {...messages.restricted} />
        </StatusMark>
      )
    case 'banned':
      return (
        <StatusMark tone="danger" hollow>
          <FormattedMessage {...messages.banned} />
        </StatusMark>
      )
    case 'busy':
      return (
        <Button type="secondary" loading>
          <FormattedMessage {...busyMessages[view.doing]} />
        </Button>
      )
    case 'requested':
    case 'member':
    case 'admin':
      return <Inside {...props} you={view.status} />
    case 'refused':
      return view.you === 'none' ? (
        <Button onPress={props.onJoin}>
          <FormattedMessage {...messages.again} />
        </Button>
      ) : (
        <Inside {...props} you={view.you} />
      )
    default:
      return view satisfies never
  }
}

function Inside({
  you,
  managePath,
  onManage,
  onTakeBack,
  onAskLeave,
}: MembershipProps & {
  readonly you: Exclude<ClubRelation, 'none'>
  readonly onAskLeave: () => void
}) {
  return (
    <>
      <StatusMark tone={you === 'requested' ? 'warning' : 'success'}>
        <FormattedMessage {...relationMessages[you]} />
      </StatusMark>
      {you === 'admin' && (
        <LinkButton href={managePath} onPress={onManage}>
          <FormattedMessage {...words.manage} />
        </LinkButton>
      )}
      {you === 'requested' ? (
        <Button type="secondary" onPress={onTakeBack}>
          <FormattedMessage {...messages.takeBack} />
        </Button>
      ) : (
        <Button type="secondary" onPress={onAskLeave}>
          <FormattedMessage {...messages.leave} />
        </Button>
      )}
    </>
  )
}
