import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { whenIdle } from './when-idle.ts'

export interface LateConfirmDialogProps {
  readonly open: boolean
  /** The question, in a few words. */
  readonly title: string
  /** The effect of a yes. */
  readonly message: string
  readonly yesLabel: string
  readonly noLabel: string
  /** Whether a yes destroys or gives up something. @default false */
  readonly danger?: boolean
  readonly onAnswer: (yes: boolean) => void
}

const load = (): Promise<{ readonly default: ComponentType<LateConfirmDialogProps> }> =>
  import('@kingside/design-system/ConfirmDialog').then(
    ({ ConfirmDialog }) => ({ default: ConfirmDialog }),
    () => ({ default: BrowsersQuestion }),
  )

const Question = lazy(load)

/** A confirmation that is seldom needed: its code is loaded when the browser is idle, or on first use. */
export function LateConfirmDialog(props: LateConfirmDialogProps) {
  const [wasAsked, noteAsked] = useState(props.open)
  if (props.open && !wasAsked) noteAsked(true)
  useEffect(() => {
    void whenIdle().then(load)
  }, [])
  return (
    wasAsked && (
      <Suspense fallback={null}>
        <Question {...props} />
      </Suspense>
    )
  )
}

/** If its code fails to load, the browser's own dialog asks. */
function BrowsersQuestion({ open, title, message, onAnswer }: LateConfirmDialogProps) {
  const ask = useEffectEvent(() => onAnswer(window.confirm(`${title}\n\n${message}`)))
  useEffect(() => {
    if (open) ask()
  }, [open])
  return null
}
