import type { Words } from '../toast/toast.types.ts'

/** The texts of a dialog, given by the caller. */
interface Question {
  /** A dialog is not added while one with this id is open or waits. */
  readonly id: string
  readonly title: Words
  readonly message?: Words
}

export interface AlertDialogOptions extends Question {
  /** @default OK, from the catalogue */
  readonly okLabel?: Words
}

export interface ConfirmDialogOptions extends Question {
  /** @default Yes, from the catalogue */
  readonly yesLabel?: Words
  /** @default No, from the catalogue */
  readonly noLabel?: Words
  /** Whether a yes destroys or gives up something. @default false */
  readonly danger?: boolean
}

export interface DialogChoice {
  readonly value: string
  readonly label: Words
}

export interface ChooseDialogOptions extends Question {
  /** The answers, the safe one first. */
  readonly choices: readonly [DialogChoice, ...DialogChoice[]]
}

export type SystemDialog =
  | ({ readonly kind: 'alert' } & AlertDialogOptions)
  | ({ readonly kind: 'confirm' } & ConfirmDialogOptions)
  | ({ readonly kind: 'choose' } & ChooseDialogOptions)

/**
 * The result of a dialog: `ok` for an alert, `yes` or `no` for a question, the value of a choice; null for a choice
 * that was closed with Escape.
 */
export type DialogAnswer = string | null

export interface SystemDialogsContext {
  readonly current: SystemDialog | null
  /** Whether the current dialog has its answer and is fading; the same one may be added again. */
  readonly answered: boolean
  readonly waiting: readonly SystemDialog[]
}

/** What the page, or a caller, may send. */
export type SystemDialogsUiEvent =
  | { readonly type: 'dialog.alert'; readonly dialog: AlertDialogOptions }
  | { readonly type: 'dialog.confirm'; readonly dialog: ConfirmDialogOptions }
  | { readonly type: 'dialog.choose'; readonly dialog: ChooseDialogOptions }
  /** A button was pressed. An answer that the dialog does not offer is ignored. */
  | { readonly type: 'dialog.answer'; readonly id: string; readonly answer: string }
  /** Escape, or an equivalent. */
  | { readonly type: 'dialog.leave'; readonly id: string }
  /** The dialog has faded, so the next one may open. */
  | { readonly type: 'dialog.closed'; readonly id: string }
  /** At sign-out: closes the open dialog and removes those that wait. */
  | { readonly type: 'dialogs.dismiss' }

export type SystemDialogsEvent = SystemDialogsUiEvent

/** What the machine emits, once for each dialog; `actor.on('dialog.answered', …)` gets it. */
export interface DialogAnswered {
  readonly type: 'dialog.answered'
  readonly id: string
  readonly answer: DialogAnswer
}

/** The answer of a dialog that is closed without a button. */
export function answerOfLeaving({ kind }: SystemDialog): DialogAnswer {
  switch (kind) {
    case 'alert':
      return 'ok'
    case 'confirm':
      return 'no'
    case 'choose':
      return null
    default:
      return kind satisfies never
  }
}

/** The answers that a dialog's buttons give. */
export function answersOf(dialog: SystemDialog): readonly string[] {
  switch (dialog.kind) {
    case 'alert':
      return ['ok']
    case 'confirm':
      return ['no', 'yes']
    case 'choose':
      return dialog.choices.map(({ value }) => value)
    default:
      return dialog satisfies never
  }
}
