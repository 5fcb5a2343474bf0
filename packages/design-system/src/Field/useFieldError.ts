import { use, useState } from 'react'
import type { FieldProps } from './fieldProps.ts'
import { type FormErrors, FormErrorsContext } from './FormErrors.ts'

/**
 * The error of a field: its own, or the one that the form around it has for its name. `dismiss` hides the form's error,
 * because the user has changed the field since.
 */
export function useFieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  const errors = use(FormErrorsContext)
  const [dismissed, setDismissed] = useState<FormErrors | null>(null)
  const told = name === undefined || errors === dismissed ? undefined : errors[name]
  return { error: error ?? told, dismiss: () => setDismissed(errors) }
}
