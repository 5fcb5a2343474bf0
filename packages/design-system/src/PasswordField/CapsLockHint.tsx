import { ArrowBigUpDash } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './PasswordField.css.ts'

/** Announces its content, the Caps Lock hint, when there is one. */
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
