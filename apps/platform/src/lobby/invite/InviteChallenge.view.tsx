import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { InviteChallengeView, InviteFor } from '@kingside/machines/invite-challenge'
import type { ChallengePlayer, ChallengeTerms } from '@kingside/machines/challenge'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ActionRow } from '../challenge/ActionRow.tsx'
import type { ChallengePress, ChallengeRemedy } from '../challenge/challenge-actions.ts'
import type { Irrevocable } from '../challenge/useChallengeTexts.ts'
import { challengeMessages } from '../challenge/challenge.messages.ts'
import { ChallengeFrame } from '../challenge/ChallengeFrame.tsx'
import { IrrevocableQuestions } from '../challenge/IrrevocableQuestions.tsx'
import { PlayerLine } from '../challenge/PlayerLine.tsx'
import { useCardAction } from '../challenge/useCardAction.ts'
import type { TimeControlName } from '../../chess/terms/index.ts'
import { CodeEntry } from './CodeEntry.tsx'
import { inviteActionsOf } from './invite-actions.ts'
import { InviteCode } from './InviteCode.tsx'
import { InviteNotice } from './InviteNotice.tsx'
import { InviteStatus } from './InviteStatus.tsx'
import { messages } from './InviteChallenge.messages.ts'
import { InviteForm } from './InviteForm.tsx'
import { useInviteTexts } from './useInviteTexts.ts'

export interface InviteChallengeProps {
  readonly view: InviteChallengeView
  readonly timeControls: readonly TimeControlName[]
  /** A friend who can be invited by name; null for none. */
  readonly friend: ChallengePlayer | null
  /** The full address of an invite by its code. */
  readonly addressOf: (code: string) => string
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  readonly onTermsChange: (terms: ChallengeTerms) => void
  /** Another opponent was chosen. */
  readonly onOpponentChange: (opponent: InviteFor) => void
  readonly onCreate: () => void
  /** Cancels the invite, even while it is being made. */
  readonly onCancel: () => void
  /** A guest typed a code. */
  readonly onCodeEnter: (code: string) => void
  readonly onAccept: () => void
  readonly onDecline: () => void
  readonly onOpenGame: (gameId: string) => void
  /** Opens what resolves a refusal. */
  readonly onRemedy: (remedy: ChallengeRemedy) => void
  /** Hides the refusal of the last press. */
  readonly onDismissRefusal: () => void
}

/** An invite: its owner makes and shares it, a guest accepts it with the link or the code. */
export function InviteChallenge({ view, friend, ...props }: InviteChallengeProps) {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<Irrevocable | null>(null)
  const [hasTyped, setHasTyped] = useState(false)
  const texts = useInviteTexts(view, friend)
  const buttons = inviteActionsOf(view)

  const press = (action: ChallengePress) => {
    switch (action) {
      case 'create':
        return props.onCreate()
      case 'stop':
        return props.onCancel()
      case 'cancel':
      case 'decline':
        return setAsked(action)
      case 'accept':
        return props.onAccept()
      case 'open-game':
        return view.status === 'started' ? props.onOpenGame(view.gameId) : undefined
      case 'check':
        return undefined
      case 'choose-another':
        return view.status === 'drafting' ? props.onDismissRefusal() : props.onRemedy(action)
      case 'create-account':
      case 'sign-in':
      case 'upgrade':
      case 'fill-form':
      case 'complete-registration':
      case 'find-opponent':
      case 'finish-a-game':
        return props.onRemedy(action)
      default:
        return action satisfies never
    }
  }
  const actionOf = useCardAction(texts, press)
  const isAskable = [buttons?.main, buttons?.second].some(
    (button) => button?.press === asked && button?.state === 'ready',
  )

  return (
    <ChallengeFrame
      title={texts.title}
      status={<InviteStatus view={view} />}
      notice={
        <InviteNotice view={view} onRemedy={press} onDismissRefusal={props.onDismissRefusal} />
      }
      actions={
        buttons && (
          <ActionRow
            // A guest who has typed a code keeps the focus on the next button.
            main={{ ...actionOf(buttons.main), autoFocus: hasTyped }}
            second={buttons.second && actionOf(buttons.second)}
          />
        )
      }
    >
      <InviteBody
        {...props}
        view={view}
        friend={friend}
        onCodeEnter={(code) => {
          setHasTyped(true)
          props.onCodeEnter(code)
        }}
      />
      <IrrevocableQuestions
        questions={{
          cancel: {
            title: formatMessage(messages.cancelTitle),
            text: formatMessage(messages.cancelText),
            yes: formatMessage(messages.cancel),
          },
          decline: {
            title: formatMessage(messages.declineTitle),
            text: formatMessage(messages.declineText),
            yes: formatMessage(challengeMessages.decline),
          },
        }}
        asked={isAskable ? asked : null}
        onAnswer={(yes) => {
          setAsked(null)
          if (!yes) return
          if (asked === 'cancel') props.onCancel()
          else props.onDecline()
        }}
      />
    </ChallengeFrame>
  )
}

function InviteBody({ view, friend, timeControls, addressOf, now, ...on }: InviteChallengeProps) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'drafting':
    case 'creating':
      return (
        <InviteForm
          view={view}
          friend={friend}
          timeControls={timeControls}
          onTermsChange={on.onTermsChange}
          onOpponentChange={on.onOpponentChange}
        />
      )
    case 'waiting':
    case 'cancelling':
    case 'checking':
      // An invite to the bot needs no code.
      return view.for.kind === 'bot' ? null : (
        <InviteCode
          key={view.invite.id}
          invite={view.invite}
          address={addressOf(view.invite.code)}
          now={now}
        />
      )
    case 'entering-code':
      return <CodeEntry isWrong={view.refusal !== null} onCodeEnter={on.onCodeEnter} />
    case 'invited':
    case 'accepting':
    case 'declining':
      return (
        <Stack gap={3}>
          {view.from && <PlayerLine player={view.from} />}
          <Text as="p" size="s" tone="muted">
            {formatMessage(messages.guestCode, { code: view.code })}
          </Text>
        </Stack>
      )
    case 'started':
    case 'ended':
      return null
    default:
      return view satisfies never
  }
}
