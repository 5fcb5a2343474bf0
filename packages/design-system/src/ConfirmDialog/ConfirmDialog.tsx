import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { useOpenState, type OpenProps } from '../SystemDialog/index.ts'

export interface ConfirmDialogProps extends OpenProps {
  /** The question, in a few words. */
  title: string
  /** What a yes leads to. */
  message?: ReactNode
  /** The text of the button that agrees. Name the action rather than “Yes” when it cannot be undone. */
  yesLabel: string
  /** The text of the button that refuses. The dialog begins there. */
  noLabel: string
  /** Called with the answer; Esc is a no. */
  onAnswer?: (yes: boolean) => void
  /** A yes destroys or gives up something. @default false */
  danger?: boolean
  /**
   * The action that was agreed to is on its way: the dialog stays and takes no answer. Give it together with `open`.
   * @default false
   */
  pending?: boolean
}

/** Asks before something is done, with Yes and No. 370 px wide. */
export function ConfirmDialog({
  title,
  message,
  yesLabel,
  noLabel,
  onAnswer,
  danger = false,
  pending = false,
  open,
  defaultOpen = false,
  onClosed,
}: ConfirmDialogProps) {
  const { isOpen, close } = useOpenState(open, defaultOpen)
  const answer = (yes: boolean) => {
    if (pending) return
    close()
    onAnswer?.(yes)
  }
  return (
    <Dialog
      size="confirm"
      title={title}
      description={message}
      open={isOpen}
      onOpenChange={() => answer(false)}
      onClosed={onClosed}
      actions={
        <>
          <Button type="secondary" disabled={pending} onPress={() => answer(false)}>
            {noLabel}
          </Button>
          <Button
            type={danger ? 'danger' : 'primary'}
            loading={pending}
            onPress={() => answer(true)}
          >
            {yesLabel}
          </Button>
        </>
      }
    />
  )
}
