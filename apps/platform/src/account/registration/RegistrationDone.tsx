import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import type { RegistrationPlan, RegistrationView } from '@kingside/machines/registration'
import { Crown } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages } from './Registration.messages.ts'

export interface RegistrationDoneProps {
  readonly view: Extract<RegistrationView, { readonly step: 'done' }>
  /** Closes the popup. */
  readonly onFinish: () => void
}

/** What the new account has. */
export function RegistrationDone({ view, onFinish }: RegistrationDoneProps) {
  const { formatMessage } = useIntl()
  const { title, text } = view.isPaid ? paid : unpaid[view.plan]
  return (
    <div role="status">
      <EmptyState
        size="s"
        level={3}
        icon={<Crown />}
        title={formatMessage(title)}
        actions={
          <Button onPress={onFinish}>
            <FormattedMessage {...messages.play} />
          </Button>
        }
      >
        <FormattedMessage {...text} values={{ email: view.email }} />
      </EmptyState>
    </div>
  )
}

const paid = { title: messages.donePro, text: messages.doneProText }

const unpaid = {
  free: { title: messages.doneFree, text: messages.doneFreeText },
  free_pro: { title: messages.doneFree, text: messages.doneFreeProText },
  pro: { title: messages.doneFree, text: messages.doneUnpaidText },
} as const satisfies Record<RegistrationPlan, unknown>
