import { use, useId, type ReactNode } from 'react'
import * as styles from './Field.css.ts'
import type { FieldProps as SharedFieldProps } from './fieldProps.ts'
import { FormErrorsContext } from './FormErrors.ts'
import { PlainFieldFrame } from './PlainFieldFrame.tsx'

/** The props that connect a control to its label, help and error. */
export interface FieldControlProps {
  id: string
  'aria-labelledby': string
  'aria-describedby': string
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export interface OwnFieldProps extends Omit<SharedFieldProps, 'disabled' | 'disabledReason'> {
  /** Renders the control with the props that connect it to its label, help and error. */
  children: (control: FieldControlProps) => ReactNode
}

/** The frame of every field, for controls that this package does not have. */
export function Field({ children, name, error: ownError, ...frame }: OwnFieldProps) {
  const id = useId()
  const errors = use(FormErrorsContext)
  const error = ownError ?? (name === undefined ? undefined : errors[name])
  const invalid = error !== undefined
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` }
  const control = children({
    id,
    'aria-labelledby': ids.label,
    'aria-describedby': invalid ? `${ids.error} ${ids.help}` : ids.help,
    'aria-invalid': invalid || undefined,
    'aria-required': frame.required || undefined,
  })
  return (
    <div className={styles.root} data-field={name ?? ''} data-invalid={invalid || undefined}>
      <PlainFieldFrame {...frame} error={error} ids={ids} labelFor={id}>
        {control}
      </PlainFieldFrame>
    </div>
  )
}
