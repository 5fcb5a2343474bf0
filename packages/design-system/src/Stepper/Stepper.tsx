import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Stepper.css.ts'

/** One step of a task. */
export interface Step {
  /** Unique among the steps. */
  id: string
  /** The step's name in one or two words. */
  label: string
  /** More about it. */
  description?: string
  /** The error in the step. It replaces the description, and the step is marked. */
  error?: string
}

export interface StepperProps {
  /** Name of the task for screen readers, such as `Create a club`. */
  label: string
  /** The steps, in order: three to six. */
  steps: readonly Step[]
  /** The `id` of the open step; those before it are done. `null` when all are done. */
  current: string | null
  /** Read after the label of a step that is done, or that has an error. */
  texts: { done: string; error: string }
  /** Called to open a step again. With it, steps that are done or have an error are buttons. */
  onStepPress?: (id: string) => void
}

type StepState = 'done' | 'current' | 'coming' | 'error'

/** From this many steps on, a row needs the width of a tablet. */
const many = 5

/** The progress in a task of several steps. They are in a column where there is no room for a row. */
export function Stepper({ label, steps, current, texts, onStepPress }: StepperProps) {
  const found = steps.findIndex(({ id }) => id === current)
  const position = current === null ? steps.length : found
  const width = { steps: steps.length >= many ? 'many' : 'few' } as const
  return (
    <div className={styles.root}>
      {/* Safari drops the list role of lists without numbers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" aria-label={label} className={styles.list(width)}>
        {steps.map((step, index) => {
          const state = stateOf(step, index, position)
          const open = onStepPress && canOpen(state) && index !== position ? onStepPress : undefined
          return (
            <li
              key={step.id}
              className={styles.step(width)}
              data-state={state}
              aria-current={index === position ? 'step' : undefined}
            >
              <Content width={width} {...(open && { onPress: () => open(step.id) })}>
                <span className={styles.sign} aria-hidden="true">
                  {signs[state] ?? index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.label}>
                    {step.label}
                    {(state === 'done' || state === 'error') && (
                      <VisuallyHidden>{` (${texts[state]})`}</VisuallyHidden>
                    )}
                  </span>
                  {(step.error ?? step.description) !== undefined && (
                    <span className={styles.note}>{step.error ?? step.description}</span>
                  )}
                </span>
              </Content>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const signs: Record<StepState, ReactNode> = {
  done: <Check />,
  error: <X />,
  current: null,
  coming: null,
}

function stateOf(step: Step, index: number, position: number): StepState {
  if (step.error !== undefined) return 'error'
  if (index === position) return 'current'
  return index < position ? 'done' : 'coming'
}

const canOpen = (state: StepState) => state === 'done' || state === 'error'

interface ContentProps {
  width: { steps: 'few' | 'many' }
  onPress?: () => void
  children: ReactNode
}

function Content({ width, onPress, children }: ContentProps) {
  if (!onPress) return <div className={styles.content(width)}>{children}</div>
  return (
    <AriaButton className={styles.content(width)} onPress={onPress}>
      {children}
    </AriaButton>
  )
}
