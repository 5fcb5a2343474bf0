import { Skeleton } from '@kingside/design-system'
import * as styles from './HeaderWaiting.css.ts'

/** Holds the place of the bell and the account menu while their code is on its way. */
export function HeaderWaiting() {
  return (
    <>
      <span className={styles.bell} data-waiting="" />
      <span className={styles.account}>
        <Skeleton shape="circle" />
      </span>
    </>
  )
}
