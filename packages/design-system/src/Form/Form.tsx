import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Form as AriaForm } from 'react-aria-components/Form'
import { FormErrorsContext, type FormErrors } from '../Field/index.ts'
import type { SpaceStep } from '../themes/tokens.ts'
import { focusFirstInvalid } from './fieldsOf.ts'
import * as styles from './Form.css.ts'

export interface FormProps {
  /** Name of the form for screen readers, which makes it a landmark. */
  label?: string
  /** The fields, and a `Button` with `submit`. */
  children: ReactNode
  /**
   * Called on Enter in a field or a press of the submit button. If it returns a promise, the next submit waits for it.
   */
  onSubmit: (data: FormData) => void | Promise<void>
  /**
   * Errors by field name, from the form's own check or the server. A new object shows its errors; each vanishes when
   * the user changes its field.
   */
  errors?: FormErrors
  /** Whether the answer is still awaited: another submit does nothing. @default false */
  busy?: boolean
  /** Space between the children, in steps of 4 px. @default 5 */
  gap?: SpaceStep
}

const noErrors: FormErrors = {}

/**
 * Fields that are sent together. The browser's own messages are off; errors come from `errors` or from the fields'
 * `error`. After a submit the first field with an error gets the focus.
 */
export function Form({
  label,
  children,
  onSubmit,
  errors = noErrors,
  busy = false,
  gap = 5,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const looksForErrors = useRef(false)
  const pending = useRef(false)
  const [answers, setAnswers] = useState(0)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || pending.current) return
    looksForErrors.current = true
    pending.current = true
    try {
      await onSubmit(new FormData(event.currentTarget))
    } finally {
      pending.current = false
      setAnswers((count) => count + 1)
    }
  }

  /** A user who types while the answer is awaited keeps the focus. */
  const stayWhereTyping = () => {
    looksForErrors.current = false
  }

  const goToFirstError = useEffectEvent(
    (_: { answers: number; errors: FormErrors; busy: boolean }) => {
      if (!looksForErrors.current || busy || !form.current) return
      if (focusFirstInvalid(form.current)) looksForErrors.current = false
    },
  )
  useEffect(() => goToFirstError({ answers, errors, busy }), [answers, errors, busy])

  return (
    <FormErrorsContext value={errors}>
      <AriaForm
        ref={form}
        className={styles.form({ gap })}
        validationBehavior="aria"
        validationErrors={errors}
        render={(dom) => (
          <form {...dom} aria-label={label} aria-busy={busy} onInput={stayWhereTyping} />
        )}
        onSubmit={(event) => void submit(event)}
      >
        {children}
      </AriaForm>
    </FormErrorsContext>
  )
}
