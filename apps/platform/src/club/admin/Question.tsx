import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { useState } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'

/** A question before something is done. */
export interface Asked {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly yes: MessageDescriptor
  readonly no: MessageDescriptor
  /** What it is about, as `{name}` of the title and the text. */
  readonly name?: string
  readonly isDanger?: boolean
  readonly onYes: () => void
}

/** Asks questions one at a time: the dialog to be rendered, and the function that asks. */
export function useQuestion() {
  const { formatMessage } = useIntl()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isOpen, setOpen] = useState(false)
  const values = { name: asked?.name ?? '' }
  return {
    ask: (question: Asked) => {
      setAsked(question)
      setOpen(true)
    },
    question: asked && (
      <ConfirmDialog
        open={isOpen}
        title={formatMessage(asked.title, values)}
        message={formatMessage(asked.text, values)}
        yesLabel={formatMessage(asked.yes)}
        noLabel={formatMessage(asked.no)}
        danger={asked.isDanger ?? true}
        onAnswer={(yes) => {
          setOpen(false)
          if (yes) asked.onYes()
        }}
      />
    ),
  }
}
