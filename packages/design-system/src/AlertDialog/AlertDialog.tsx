import type { ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { useOpenState, type OpenProps } from '../SystemDialog/index.ts'

export interface AlertDialogProps extends OpenProps {
  /** What happened, in a few words. */
  title: string
  /** Details: what it means, and what to do. */
  message?: ReactNode
  /** The text of the only button. */
  okLabel: string
  /** Called on OK and on Esc. */
  onClose?: () => void
}

/** A message that the user must confirm before going on, with one button. 350 px wide. */
export function AlertDialog({
  title,
  message,
  okLabel,
  onClose,
  open,
  defaultOpen = false,
  onClosed,
}: AlertDialogProps) {
  const { isOpen, close } = useOpenState(open, defaultOpen)
  const leave = () => {
    close()
    onClose?.()
  }
  return (
    <Dialog
      size="alert"
      title={title}
      description={message}
      open={isOpen}
      onOpenChange={leave}
      onClosed={onClosed}
      actions={<Button onPress={leave}>{okLabel}</Button>}
    />
  )
}
