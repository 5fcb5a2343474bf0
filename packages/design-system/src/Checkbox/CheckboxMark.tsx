import { Check, Minus } from 'lucide-react'
import * as styles from './Checkbox.css.ts'

/** The square of a checkbox. Its state comes from the `CheckboxButton` around it. */
export function CheckboxMark() {
  return (
    <span aria-hidden="true" className={styles.mark}>
      <Check className={styles.check} />
      <Minus className={styles.dash} />
    </span>
  )
}
