import type { Words } from '../toast/toast.types.ts'

/** What is told or asked; the words are the caller's. */
interface Question {
  /** While a dialog with this id is open or waits, the same one is not added again. */
  readonly id: string
  readonly title: Words
  readonly message?: Words
}

export interface AlertDialogOptions extends Question {
  /** @default the catalogue's OK */
  readonly okLabel?: Words
}

export interface ConfirmDialogOptions extends Question {
  /** @default the catalogue's Yes */
  readonly yesLabel?: Words
  /** @default the catalogue's No */
  readonly noLabel?: Words
  /** A yes destroys or gives up something. @default false */
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
 * What came of a dialog: `ok` for an alert, `yes` or `no` for a question, a choice's value for a choice; null for a
 * choice that was left with Escape.
 */
export type DialogAnswer = string | null

export interface SystemDialogsContext {
  readonly current: SystemDialog | null
  /** The current dialog has its answer and fades; the same one may be asked anew. */
  readonly answered: boolean
  readonly waiting: readonly SystemDialog[]
}

/** What the page, or whoever asks, may send. */
export type SystemDialogsUiEvent =
  | { readonly type: 'dialog.alert'; readonly dialog: AlertDialogOptions }
  | { readonly type: 'dialog.confirm'; readonly dialog: ConfirmDialogOptions }
  | { readonly type: 'dialog.choose'; readonly dialog: ChooseDialogOptions }
  /** A button was pressed. An answer that the dialog does not offer is ignored. */
  | { readonly type: 'dialog.answer'; readonly id: string; readonly answer: string }
  /** Escape, or what means the same. */
  | { readonly type: 'dialog.leave'; readonly id: string }
  /** The dialog has faded, so that the next one may come. */
  | { readonly type: 'dialog.closed'; readonly id: string }
  /** At sign-out: leaves the open dialog, and all that wait. */
  | { readonly type: 'dialogs.dismiss' }

export type SystemDialogsEvent = SystemDialogsUiEvent

/** What the machine tells whoever asked; `actor.on('dialog.answered', …)` hears it. Once for each dialog. */
export interface DialogAnswered {
  readonly type: 'dialog.answered'
  readonly id: string
  readonly answer: DialogAnswer
}

/** What leaving a dialog without a button means. */
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
