import { Check, Minus } from 'lucide-react'
import * as styles from './Checkbox.css.ts'

/** The square of a checkbox. The `CheckboxButton` around it sets its state. */
export function CheckboxMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      <Check className={styles.check} />
      <Minus className={styles.dash} />
    </span>
  )
}
