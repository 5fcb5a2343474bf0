import type { FormView, RegistrationCode, RegistrationField } from '@kingside/machines/registration'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { fieldProblems, refusalMessages, refusedFields } from './registration-problems.ts'

type Errors = Readonly<Partial<Record<RegistrationField, string>>>

const none: Errors = {}

/** The errors of a step by field, and the error that belongs to no field. */
export function useFormErrors(
  form: FormView,
  fields: readonly RegistrationField[],
): {
  readonly errors: Errors
  readonly refusal: RegistrationCode | null
  /** When another try is taken; null where no time is known. */
  readonly until: number | null
} {
  const { formatMessage } = useIntl()
  const wrong = form.status === 'invalid' ? form.problems : null
  const code = form.status === 'refused' ? form.code : null
  const refused = code === null ? null : refusedFields[code]
  const belongs = refused !== null && fields.includes(refused) ? refused : null
  // The same object for the same answer: the form shows the errors of every new object.
  const errors = useMemo((): Errors => {
    if (code !== null && belongs !== null) {
      return { [belongs]: formatMessage(refusalMessages[code]) }
    }
    if (wrong === null) return none
    return Object.fromEntries(
      fields.flatMap((field) => {
        const problem = wrong[field]
        return problem ? [[field, formatMessage(fieldProblems[problem])]] : []
      }),
    )
  }, [wrong, code, belongs, fields, formatMessage])
  const until = form.status === 'refused' ? form.until : null
  return { errors, refusal: belongs === null ? code : null, until }
}
