import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import type { InviteChallengeView, InviteFor } from '@kingside/machines/invite-challenge'
import { Bot, Link2, UserRound } from 'lucide-react'
import { useIntl } from 'react-intl'
import { TermsForm } from '../challenge/TermsForm.tsx'
import type { InviteChallengeProps } from './InviteChallenge.view.tsx'
import { messages } from './InviteChallenge.messages.ts'

export interface InviteFormProps extends Pick<
  InviteChallengeProps,
  'friend' | 'timeControls' | 'onTermsChange' | 'onOpponentChange'
> {
  readonly view: Extract<InviteChallengeView, { readonly status: 'drafting' | 'creating' }>
}

/** The opponent and the terms of an invite. */
export function InviteForm({
  view,
  friend,
  timeControls,
  onTermsChange,
  onOpponentChange,
}: InviteFormProps) {
  const { formatMessage } = useIntl()
  const isMaking = view.status === 'creating'
  return (
    <Stack gap={5}>
      <RadioCards<InviteFor['kind']>
        label={formatMessage(messages.opponent)}
        columns={1}
        disabled={isMaking}
        value={view.for.kind}
        onChange={(kind) => {
          if (kind !== 'friend') onOpponentChange({ kind })
          else if (friend) onOpponentChange({ kind, uid: friend.uid })
        }}
        options={[
          {
            value: 'code',
            title: formatMessage(messages.toCode),
            description: formatMessage(messages.toCodeHint),
            icon: <Link2 />,
          },
          ...(friend || view.for.kind === 'friend'
            ? [
                {
                  value: 'friend' as const,
                  title: friend?.name ?? formatMessage(messages.toFriend),
                  description: formatMessage(messages.toFriendHint),
                  icon: <UserRound />,
                },
              ]
            : []),
          {
            value: 'bot',
            title: formatMessage(messages.toBot),
            description: formatMessage(messages.toBotHint),
            icon: <Bot />,
          },
        ]}
      />
      <TermsForm
        terms={view.terms}
        timeControls={timeControls}
        disabled={isMaking}
        onChange={onTermsChange}
      />
    </Stack>
  )
}
