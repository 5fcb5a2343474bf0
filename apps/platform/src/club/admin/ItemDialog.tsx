import { Button } from '@kingside/design-system/Button'
import { Dialog } from '@kingside/design-system/Dialog'
import { Form } from '@kingside/design-system/Form'
import { Inline } from '@kingside/design-system/Inline'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { messages as words } from '../words.messages.ts'
import { AdminNotice } from './AdminNotice.tsx'
import { messages } from './admin.messages.ts'

export interface ItemDialogProps {
  readonly title: MessageDescriptor
  readonly errors: Readonly<Record<string, string>>
  readonly isBusy: boolean
  /** Why it was not saved; what was typed stays. */
  readonly refusal: MessageDescriptor | null
  readonly children: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** The form of a card or an event. */
export function ItemDialog({ title, errors, isBusy, refusal, children, ...on }: ItemDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open
      title={formatMessage(title)}
      closeLabel={formatMessage(words.close)}
      onOpenChange={(isOpen) => {
        if (!isOpen) on.onClose()
      }}
    >
      <Form errors={errors} busy={isBusy} onSubmit={on.onSubmit}>
        {children}
        <AdminNotice message={refusal} />
        <Inline justify="end" gap={3}>
          <Button type="secondary" onPress={on.onClose}>
            <FormattedMessage {...words.cancel} />
          </Button>
          <Button submit loading={isBusy}>
            <FormattedMessage {...messages.save} />
          </Button>
        </Inline>
      </Form>
    </Dialog>
  )
}
