import type { ReactNode } from 'react'
import { Button, type ButtonType } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { useOpenState, type OpenProps } from './useOpenState.ts'

/** One answer of a system dialog. */
export interface SystemDialogAction {
  /** The text of the button, in the imperative. */
  label: string
  /** Called when it is pressed; the dialog closes. */
  onPress?: () => void
  /** How prominent the answer is. @default 'secondary' */
  type?: ButtonType | undefined
}

export interface SystemDialogProps extends OpenProps {
  /** The message or the question, in a few words. */
  title: string
  /** Details. */
  message?: ReactNode
  /** The answers, the safe one first. In a column, because the dialog is narrow. */
  actions: readonly [SystemDialogAction, ...SystemDialogAction[]]
  /** Called on Esc. */
  onDismiss?: () => void
}

/**
 * The smallest dialog, 208 px wide, for a choice between a few short answers. The first answer gets the focus. For one
 * answer use `AlertDialog`, for yes or no `ConfirmDialog`.
 */
export function SystemDialog({
  title,
  message,
  actions,
  onDismiss,
  open,
  defaultOpen = false,
  onClosed,
}: SystemDialogProps) {
  const { isOpen, close } = useOpenState(open, defaultOpen)
  return (
    <Dialog
      size="system"
      title={title}
      description={message}
      open={isOpen}
      onOpenChange={() => {
        close()
        onDismiss?.()
      }}
      onClosed={onClosed}
      actions={actions.map(({ label, onPress, type = 'secondary' }) => (
        <Button
          key={label}
          type={type}
          display="block"
          onPress={() => {
            close()
            onPress?.()
          }}
        >
          {label}
        </Button>
      ))}
    />
  )
}
