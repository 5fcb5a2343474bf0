import { use, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { FormErrorsContext } from '../Field/index.ts'
import { MessageIcon } from '../MessageIcon/index.ts'
import { Stack } from '../Stack/index.ts'
import { focusField, inPageOrder } from './fieldsOf.ts'
import * as styles from './Form.css.ts'

export interface ErrorSummaryProps {
  /** What is wrong, such as `2 answers need another look`. */
  title: string
  /** The labels of the fields by name, written before errors that do not name their field. */
  labels?: Readonly<Record<string, string>>
}

/**
 * The errors of the surrounding `Form` in one place, each a link to its field. Screen readers announce it when it
 * appears. For forms longer than the screen; place it before the first field.
 */
export function ErrorSummary({ title, labels = {} }: ErrorSummaryProps) {
  const errors = use(FormErrorsContext)
  const names = Object.keys(errors)
  const root = useRef<HTMLDivElement>(null)
  const [order, setOrder] = useState(names)

  useLayoutEffect(() => {
    setOrder(inPageOrder(Object.keys(errors), root.current?.closest('form') ?? null))
  }, [errors])

  const go = (event: MouseEvent, name: string) => {
    event.preventDefault()
    const form = root.current?.closest('form')
    if (form) focusField(form, name)
  }

  return (
    <div ref={root} role="alert" className={styles.summary} hidden={names.length === 0}>
      {names.length > 0 && (
        <>
          <span className={styles.icon}>
            <MessageIcon type="danger" />
          </span>
          <div className={styles.summaryWords}>
            <p className={styles.title}>{title}</p>
            <Stack as="ul" gap={0}>
              {order.map((name) => {
                const error = errors[name]
                const label = labels[name]
                return (
                  error !== undefined && (
                    <li key={name} className={styles.line}>
                      <a
                        className={styles.errorLink}
                        href={`#${name}`}
                        onClick={(event) => go(event, name)}
                      >
                        {label === undefined ? error : `${label}: ${error}`}
                      </a>
                    </li>
                  )
                )
              })}
            </Stack>
          </div>
        </>
      )}
    </div>
  )
}
