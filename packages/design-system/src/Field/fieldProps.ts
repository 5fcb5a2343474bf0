import type { ReactNode } from 'react'
import * as styles from './Field.css.ts'

export const fieldSizes = ['s', 'm', 'l'] as const
export type FieldSize = (typeof fieldSizes)[number]

/** What every field of a form can say about itself. */
export interface FieldProps {
  /** What belongs in the field. Always there for screen readers. */
  label: string
  /** Keeps the label for screen readers only, where the surroundings already say it. @default false */
  labelHidden?: boolean
  /** A quiet word behind the label, such as `optional`. */
  labelNote?: string
  /** Something at the far end of the label's line, such as a link to get a new password. */
  labelAction?: ReactNode
  /** What helps to fill the field in. It stays while an error shows. */
  help?: ReactNode
  /** What is wrong and how to put it right. Marks the field as invalid. */
  error?: string | undefined
  /** Marks the field with a star, and as required for screen readers. The form still decides when that is an error. @default false */
  required?: boolean
  /** Takes the field out of use without a word. @default false */
  disabled?: boolean
  /**
   * Why the field cannot be changed now. It stays reachable and readable, and the reason stands below it.
   * Prefer it over `disabled`.
   */
  disabledReason?: string | undefined
  /** The name in the form's data, and in the errors that a form hands out. */
  name?: string
}

/** The props that a React Aria field needs on its root, from those that every field of ours has. */
export function fieldRoot({
  error,
  required = false,
  disabled = false,
  disabledReason,
  name,
  readOnly = false,
}: Omit<FieldProps, 'label'> & { readOnly?: boolean }) {
  const explains = disabledReason !== undefined
  return {
    className: styles.root,
    // Messages come from the product: the browser's own are in the browser's language.
    validationBehavior: 'aria',
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: readOnly || explains,
    ...(error !== undefined && { isInvalid: true }),
    ...(name !== undefined && { name }),
    'data-field': name ?? '',
    'data-unavailable': explains || undefined,
  } as const
}
