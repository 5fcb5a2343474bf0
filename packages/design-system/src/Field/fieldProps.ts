import type { ReactNode } from 'react'
import * as styles from './Field.css.ts'

export const fieldSizes = ['s', 'm', 'l'] as const
export type FieldSize = (typeof fieldSizes)[number]

/** The props of every form field. */
export interface FieldProps {
  /** What belongs in the field. Screen readers always read it. */
  label: string
  /** Hides the label visually, where the context already says it. @default false */
  labelHidden?: boolean
  /** A muted note after the label, such as `optional`. */
  labelNote?: string
  /** An element at the end of the label's line, such as a link to reset the password. */
  labelAction?: ReactNode
  /** Help for filling the field in. It stays visible beside an error. */
  help?: ReactNode
  /** What is wrong and how to fix it. Marks the field as invalid. */
  error?: string | undefined
  /**
   * Marks the field with a star and as required for screen readers. The form still decides when that is an error.
   * @default false
   */
  required?: boolean
  /** Disables the field without a reason. @default false */
  disabled?: boolean
  /**
   * Why the field can't be changed now. It stays reachable and readable, and shows the reason below it.
   * Prefer it over `disabled`.
   */
  disabledReason?: string | undefined
  /** The field's name in the form's data and in the form's errors. */
  name?: string
}

/** The props of a React Aria field's root, from the props that all our fields share. */
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
    // Messages come from the product, because the browser's own are in the browser's language.
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
