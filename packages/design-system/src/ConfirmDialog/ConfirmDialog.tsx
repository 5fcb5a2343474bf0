import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { useOpenState, type OpenProps } from '../SystemDialog/index.ts'

export interface ConfirmDialogProps extends OpenProps {
  /** The question, in a few words. */
  title: string
  /** What happens after a yes. */
  message?: ReactNode
  /** The text of the button that agrees. For something that can't be undone, name the action instead of “Yes”. */
  yesLabel: string
  /** The text of the button that refuses. It has the first focus. */
  noLabel: string
  /** Called with the answer; Esc is a no. */
  onAnswer?: (yes: boolean) => void
  /** Whether a yes destroys something. @default false */
  danger?: boolean
  /**
   * Whether the confirmed action is running: the dialog stays and takes no answer. Give it together with `open`.
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
