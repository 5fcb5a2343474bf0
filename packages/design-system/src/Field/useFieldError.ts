import { use, useState } from 'react'
import type { FieldProps } from './fieldProps.ts'
import { type FormErrors, FormErrorsContext } from './FormErrors.ts'

/**
 * What is wrong with a field: its own error, or what the form around it says of its name.
 * `dismiss` takes the form's away: the reader has changed the field since.
 */
export function useFieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  const errors = use(FormErrorsContext)
  const [dismissed, setDismissed] = useState<FormErrors | null>(null)
  const told = name === undefined || errors === dismissed ? undefined : errors[name]
  return { error: error ?? told, dismiss: () => setDismissed(errors) }
}
