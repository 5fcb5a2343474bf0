import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Stepper.css.ts'

/** One part of a task. */
export interface Step {
  /** Unique among the steps. */
  id: string
  /** What is done in it, in a word or two. */
  label: string
  /** More about it. */
  description?: string
  /** What is wrong in it. It stands in the description's place, and the step is marked. */
  error?: string
}

export interface StepperProps {
  /** What the steps lead to, such as `Create a club`: for screen readers. */
  label: string
  /** The steps, in order: three to six. */
  steps: readonly Step[]
  /** The `id` of the step that is open; those before it are done. `null` when all are done. */
  current: string | null
  /** Said after the label of a step that is done, and of one with an error, for screen readers. */
  texts: { done: string; error: string }
  /** Called to open a step again. With it, the steps that are done or have an error become buttons. */
  onStepPress?: (id: string) => void
}

type StepState = 'done' | 'current' | 'coming' | 'error'

/** From this many steps on they need the width of a tablet to stand beside one another. */
const many = 5

/** Where the reader is in a task of several steps. They stand below one another where there is no room. */
export function Stepper({ label, steps, current, texts, onStepPress }: StepperProps) {
  const found = steps.findIndex(({ id }) => id === current)
  const position = current === null ? steps.length : found
  const width = { steps: steps.length >= many ? 'many' : 'few' } as const
  return (
    <div className={styles.root}>
      {/* Safari drops the list role when there are no numbers. */}
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
