import { Form } from '@kingside/design-system'
import type { ReactNode } from 'react'
import * as styles from './payment.css.ts'

export interface LineFormProps {
  /** Names the form for screen readers. */
  readonly label: string
  /** The field. */
  readonly children: ReactNode
  /**
   * What takes its text. It is no submit button: Enter sends the form’s one field anyway, and a button that changes its
   * meaning with the press would send it again.
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
