import type { ReactNode } from 'react'
import type { ButtonType } from '../Button/index.ts'

interface Question {
  /** What is told or asked, in a few words. */
  title: string
  /** More about it. */
  message?: ReactNode
}

export interface AlertOptions extends Question {
  /** While an alert with this id is open or waits, the same alert is not added again. */
  id?: string
  /** The text of the button. @default the host's */
  okLabel?: string
}

export interface ConfirmOptions extends Question {
  /** While a question with this id is open or waits, the same question is not added again. */
  id?: string
  /** The text of the button that agrees. @default the host's */
  yesLabel?: string
  /** The text of the button that refuses. @default the host's */
  noLabel?: string
  /** A yes destroys or gives up something. @default false */
  danger?: boolean
}

/** One answer of a choice. */
export interface DialogChoice<Value extends string = string> {
  value: Value
  label: string
  /** How much weight the answer has. @default 'secondary' */
  type?: ButtonType
}

export interface ChooseOptions<Value extends string> extends Question {
  /** The answers, the safe one first. */
  choices: readonly [DialogChoice<Value>, ...DialogChoice<Value>[]]
}

/** What the host shows: one dialog at a time. */
export type SystemDialogView = {
  /** Differs for each dialog. */
  key: number
  /** Turns false with the answer; the dialog then fades. */
  open: boolean
} & (
  | { kind: 'alert'; options: AlertOptions; onAnswer: () => void }
  | { kind: 'confirm'; options: ConfirmOptions; onAnswer: (yes: boolean) => void }
  | { kind: 'choose'; options: ChooseOptions<string>; onAnswer: (value?: string) => void }
)

/** The alerts and questions of one app: ask from anywhere, show them with one `SystemDialogHost`. */
export interface SystemDialogs {
  /** Tells something. @returns when it was read */
  readonly alert: (options: AlertOptions) => Promise<void>
  /** Asks for a yes or a no. @returns whether it was a yes; Esc is a no */
  readonly confirm: (options: ConfirmOptions) => Promise<boolean>
  /** Asks for one of a few answers. @returns the answer's value, or nothing after Esc */
  readonly choose: <Value extends string>(
    options: ChooseOptions<Value>,
  ) => Promise<Value | undefined>
  /** Closes the open dialog and drops the ones that wait, as if each was left with Esc. */
  readonly dismissAll: () => void
  /** The dialog on the screen. For the host. */
  readonly current: () => SystemDialogView | undefined
  /** Tells that the dialog on the screen is gone, so that the next one may come. For the host. */
  readonly onClosed: (key: number) => void
  /** Calls back when `current` has changed. @returns a function that stops it */
  readonly subscribe: (onChange: () => void) => () => void
}

/** A view without what the queue itself adds; `leave` is the answer that Esc gives. */
type Request = (key: number, close: () => void) => { view: SystemDialogView; leave: () => void }

/** Makes a queue of alerts and questions. An app needs one; a story or test makes its own. */
export function createSystemDialogs(): SystemDialogs {
  let lastKey = 0
  let current: ReturnType<Request> | undefined
  const waiting: ReturnType<Request>[] = []
  const listeners = new Set<() => void>()
  const alerts = new Map<string, Promise<void>>()
  const questions = new Map<string, Promise<boolean>>()

  const show = (next: typeof current) => {
    current = next
    listeners.forEach((listener) => listener())
  }

  const add = (request: Request) => {
    const key = ++lastKey
    const close = () => {
      if (current?.view.key === key) show({ ...current, view: { ...current.view, open: false } })
    }
    const entry = request(key, close)
    if (current) waiting.push(entry)
    else show(entry)
  }

  const alert = (options: AlertOptions) =>
    new Promise<void>((resolve) => {
      add((key, close) => {
        const onAnswer = () => {
          close()
          resolve()
        }
        return { view: { key, open: true, kind: 'alert', options, onAnswer }, leave: onAnswer }
      })
    })

  const confirm = (options: ConfirmOptions) =>
    new Promise<boolean>((resolve) => {
      add((key, close) => {
        const onAnswer = (yes: boolean) => {
          close()
          resolve(yes)
        }
        return {
          view: { key, open: true, kind: 'confirm', options, onAnswer },
          leave: () => onAnswer(false),
        }
      })
    })

  return {
    alert: (options) => once(alerts, options.id, () => alert(options)),
    confirm: (options) => once(questions, options.id, () => confirm(options)),
    choose: (options) =>
      new Promise((resolve) => {
        add((key, close) => {
          const onAnswer = (value?: string) => {
            close()
            resolve(options.choices.find((choice) => choice.value === value)?.value)
          }
          return { view: { key, open: true, kind: 'choose', options, onAnswer }, leave: onAnswer }
        })
      }),
    dismissAll() {
      const dropped = waiting.splice(0)
      if (current?.view.open) current.leave()
      dropped.forEach(({ leave }) => leave())
    },
    current: () => current?.view,
    onClosed(key) {
      if (current?.view.key === key && !current.view.open) show(waiting.shift())
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Gives the promise that an id already has, until it is kept. */
function once<Answer>(
  open: Map<string, Promise<Answer>>,
  id: string | undefined,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (id === undefined) return ask()
  const known = open.get(id)
  if (known) return known
  const answer = ask().finally(() => open.delete(id))
  open.set(id, answer)
  return answer
}
