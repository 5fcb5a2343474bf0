import { Skeleton } from '@kingside/design-system'
import * as styles from './HeaderSkeleton.css.ts'

/** Holds the place of a button of the header. */
export function ButtonSkeleton() {
  return <span className={styles.button} data-waiting="" />
}

/** Holds the place of the bell and the account menu while their code is on its way. */
export function HeaderSkeleton() {
  return (
    <>
      <ButtonSkeleton />
      <span className={styles.account}>
        <Skeleton shape="circle" />
      </span>
    </>
  )
}
