import { AlertDialog } from '@kingside/design-system/AlertDialog'
import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { SystemDialog } from '@kingside/design-system/SystemDialog'
import { Text } from '@kingside/design-system/Text'
import type {
  DialogChoice,
  SystemDialog as Dialog,
  SystemDialogsView,
} from '@kingside/machines/system-dialogs'
import { FormattedMessage } from 'react-intl'
import { useWords } from '../words/useWords.ts'
import { messages } from './SystemDialogs.messages.ts'

export interface SystemDialogsProps {
  readonly view: SystemDialogsView
  /** `ok`, `yes`, `no`, or the value of a choice. */
  readonly onAnswer: (id: string, answer: string) => void
  /** A choice was closed with Escape. */
  readonly onLeave: (id: string) => void
  /** The dialog has faded and the focus is restored, so the next one may open. */
  readonly onClosed: (id: string) => void
}

/** The alerts and questions of the app, one at a time. Render it once, beside the pages. */
export function SystemDialogs({ view, ...on }: SystemDialogsProps) {
  switch (view.status) {
    case 'idle':
      return null
    case 'open':
    case 'fading':
      return (
        <OneDialog
          key={view.dialog.id}
          dialog={view.dialog}
          open={view.status === 'open'}
          waiting={view.waiting}
          {...on}
        />
      )
    default:
      return view satisfies never
  }
}

interface OneDialogProps extends Omit<SystemDialogsProps, 'view'> {
  readonly dialog: Dialog
  readonly open: boolean
  readonly waiting: number
}

function OneDialog({ dialog, open, waiting, onAnswer, onLeave, onClosed }: OneDialogProps) {
  const words = useWords()
  const { id } = dialog
  const shared = {
    open,
    title: words(dialog.title),
    ...((dialog.message || waiting > 0) && {
      message: <DialogText message={dialog.message && words(dialog.message)} waiting={waiting} />,
    }),
    onClosed: () => onClosed(id),
  }
  switch (dialog.kind) {
    case 'alert':
      return (
        <AlertDialog
          {...shared}
          okLabel={words(dialog.okLabel ?? { code: 'dialog.ok' })}
          onClose={() => onAnswer(id, 'ok')}
        />
      )
    case 'confirm':
      return (
        <ConfirmDialog
          {...shared}
          yesLabel={words(dialog.yesLabel ?? { code: 'dialog.yes' })}
          noLabel={words(dialog.noLabel ?? { code: 'dialog.no' })}
          danger={dialog.danger ?? false}
          onAnswer={(yes) => onAnswer(id, yes ? 'yes' : 'no')}
        />
      )
    case 'choose': {
      const [first, ...others] = dialog.choices
      const action = ({ value, label }: DialogChoice) => ({
        label: words(label),
        onPress: () => onAnswer(id, value),
      })
      return (
        <SystemDialog
          {...shared}
          actions={[action(first), ...others.map(action)]}
          onDismiss={() => onLeave(id)}
        />
      )
    }
    default:
      return dialog satisfies never
  }
}

interface DialogTextProps {
  readonly message: string | undefined
  readonly waiting: number
}

/** One paragraph, because a dialog has one description. */
function DialogText({ message, waiting }: DialogTextProps) {
  return (
    <>
      {message}
      {message !== undefined && waiting > 0 && <br />}
      {waiting > 0 && (
        <Text size="xs" tone="muted" tabular>
          <FormattedMessage {...messages.waiting} values={{ count: waiting }} />
        </Text>
      )}
    </>
  )
}
