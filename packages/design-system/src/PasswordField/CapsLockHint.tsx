import { ArrowBigUpDash } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './PasswordField.css.ts'

/** Says that Caps Lock is on, when there is something to say. */
export function CapsLockHint({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children !== null && (
        <span className={styles.capsLock}>
          <ArrowBigUpDash aria-hidden="true" />
          {children}
        </span>
      )}
    </div>
  )
}
