import type { FideProblems } from '@kingside/machines/fide-id'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { fieldProblems } from './FideId.messages.ts'

/** The errors below the fields. The same object for the same problems: a form shows the errors of every new object. */
export function useFideErrors(problems: FideProblems): Readonly<Record<string, string>> {
  const { formatMessage } = useIntl()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(problems).map(([field, problem]) => [
          field,
          formatMessage(fieldProblems[problem]),
        ]),
      ),
    [problems, formatMessage],
  )
}
