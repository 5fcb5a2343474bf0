import { Form } from '@kingside/design-system/Form'
import type { ReactNode } from 'react'
import * as styles from './payment.css.ts'

export interface LineFormProps {
  /** The name of the form for screen readers. */
  readonly label: string
  /** The field. */
  readonly children: ReactNode
  /**
   * The button that takes the text. It is not a submit button: Enter submits a form with one field anyway, and a button
   * whose meaning changes with the press would submit it twice.
   */
  readonly button: ReactNode
  readonly onSubmit: () => void
}

/** One field with its button beside it. */
export function LineForm({ label, children, button, onSubmit }: LineFormProps) {
  return (
    <Form label={label} onSubmit={onSubmit}>
      <div className={styles.line}>
        <div className={styles.lineField}>{children}</div>
        <div className={styles.lineButton}>{button}</div>
      </div>
    </Form>
  )
}
