import { useSyncExternalStore } from 'react'
import { AlertDialog } from '../AlertDialog/index.ts'
import { ConfirmDialog } from '../ConfirmDialog/index.ts'
import { SystemDialog } from '../SystemDialog/index.ts'
import type { DialogChoice, SystemDialogs, SystemDialogView } from './createSystemDialogs.ts'

export interface SystemDialogHostProps {
  /** Where the dialogs come from. */
  dialogs: SystemDialogs
  /** The texts of buttons whose caller gives none. */
  texts: { readonly ok: string; readonly yes: string; readonly no: string }
}

/**
 * Shows the alerts and questions of an app, one after the other. Render it once, beside the app. The focus goes back
 * to where it was after each of them.
 */
export function SystemDialogHost({ dialogs, texts }: SystemDialogHostProps) {
  const view = useSyncExternalStore(dialogs.subscribe, dialogs.current, () => undefined)
  if (!view) return null
  const onClosed = () => dialogs.onClosed(view.key)
  return <CurrentDialog key={view.key} view={view} texts={texts} onClosed={onClosed} />
}

interface CurrentDialogProps extends Pick<SystemDialogHostProps, 'texts'> {
  view: SystemDialogView
  onClosed: () => void
}

function CurrentDialog({ view, texts, onClosed }: CurrentDialogProps) {
  // Drawn when it opens and when it fades, so there is nothing worth keeping from one time to the next.
  'use no memo'
  const shared = {
    title: view.options.title,
    message: view.options.message,
    open: view.open,
    onClosed,
  }
  switch (view.kind) {
    case 'alert':
      return (
        <AlertDialog
          {...shared}
          okLabel={view.options.okLabel ?? texts.ok}
          onClose={view.onAnswer}
        />
      )
    case 'confirm':
      return (
        <ConfirmDialog
          {...shared}
          yesLabel={view.options.yesLabel ?? texts.yes}
          noLabel={view.options.noLabel ?? texts.no}
          danger={view.options.danger ?? false}
          onAnswer={view.onAnswer}
        />
      )
    case 'choose': {
      const [first, ...others] = view.options.choices
      const actionOf = ({ value, label, type }: DialogChoice) => ({
        label,
        type,
        onPress: () => view.onAnswer(value),
      })
      return (
        <SystemDialog
          {...shared}
          actions={[actionOf(first), ...others.map(actionOf)]}
          onDismiss={() => view.onAnswer()}
        />
      )
    }
    default:
      return view satisfies never
  }
}
