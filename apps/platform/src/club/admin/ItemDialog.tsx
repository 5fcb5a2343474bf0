import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { CloseQuestion, LeaveQuestion } from '../../platform/page/index.ts'
import { messages as words } from '../words.messages.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'

export interface ItemDialogProps {
  readonly title: MessageDescriptor
  readonly errors: Readonly<Record<string, string>>
  readonly isBusy: boolean
  /** Whether something is typed that is not saved: closing asks first. */
  readonly isChanged: boolean
  /** Why it was not saved; what was typed stays. */
  readonly refusal: MessageDescriptor | null
  readonly children: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** The form of a card or an event. */
export function ItemDialog(props: ItemDialogProps) {
  const { title, errors, isBusy, isChanged, refusal, children, ...on } = props
  const { formatMessage } = useIntl()
  const [isAsked, setAsked] = useState(false)
  const close = () => (isChanged ? setAsked(true) : on.onClose())
  return (
    <Dialog
      open
      title={formatMessage(title)}
      closeLabel={formatMessage(words.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      <Form errors={errors} busy={isBusy} onSubmit={on.onSubmit}>
        {children}
        <AdminNotice message={refusal} />
        <Inline justify="end" gap={3}>
          <Button type="secondary" onPress={close}>
            <FormattedMessage {...words.cancel} />
          </Button>
          <Button submit loading={isBusy}>
            <FormattedMessage {...messages.save} />
          </Button>
        </Inline>
      </Form>
      <LeaveQuestion isUnsaved={isChanged} />
      <CloseQuestion
        isOpen={isAsked}
        onAnswer={(leaves) => {
          setAsked(false)
          if (leaves) on.onClose()
        }}
      />
    </Dialog>
  )
}
