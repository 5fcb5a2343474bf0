import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import type { GameRefusalView } from '@kingside/machines/game-finder'
import type { InviteChallengeView } from '@kingside/machines/invite-challenge'
import { useIntl } from 'react-intl'
import type { ChallengeRemedy } from '../challenge/challenge-actions.ts'
import { CardRefusal } from '../challenge/ChallengeNotice.tsx'
import { refusalMessages, RefusalNotice, remedyMessages } from '../../chess/terms/index.ts'
import { messages } from './InviteChallenge.messages.ts'

export interface InviteNoticeProps {
  readonly view: InviteChallengeView
  readonly onRemedy: (remedy: ChallengeRemedy) => void
  readonly onDismissRefusal: () => void
}

/** Why there is no game. An incomplete registration opens a dialog. */
export function InviteNotice({ view, onRemedy, onDismissRefusal }: InviteNoticeProps) {
  switch (view.status) {
    case 'drafting':
    case 'waiting':
    case 'invited': {
      const { refusal } = view
      return (
        <>
          {refusal && !isIncomplete(refusal) && (
            <CardRefusal refusal={refusal} of="invite" onRemedy={onRemedy} />
          )}
          <IncompleteRegistration
            open={refusal !== null && isIncomplete(refusal)}
            onAnswer={(yes) => {
              onDismissRefusal()
              if (yes) onRemedy('complete-registration')
            }}
          />
        </>
      )
    }
    case 'ended':
      return view.refusal && <RefusalNotice refusal={view.refusal} of="invite" />
    case 'creating':
    case 'cancelling':
    case 'checking':
    case 'entering-code':
    case 'accepting':
    case 'declining':
    case 'started':
      return null
    default:
      return view satisfies never
  }
}

const isIncomplete = ({ code }: GameRefusalView) => code === 'registration_incomplete'

interface IncompleteRegistrationProps {
  readonly open: boolean
  readonly onAnswer: (yes: boolean) => void
}

function IncompleteRegistration({ open, onAnswer }: IncompleteRegistrationProps) {
  const { formatMessage } = useIntl()
  return (
    <ConfirmDialog
      open={open}
      title={formatMessage(messages.incompleteTitle)}
      message={formatMessage(refusalMessages.registration_incomplete)}
      yesLabel={formatMessage(remedyMessages['complete-registration'])}
      noLabel={formatMessage(messages.notNow)}
      onAnswer={onAnswer}
    />
  )
}
