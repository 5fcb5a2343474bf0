import { Skeleton } from '@kingside/design-system/Skeleton'
import * as styles from './HeaderSkeleton.css.ts'

/** The skeleton of a button of the header. */
export function ButtonSkeleton() {
  return <span className={styles.button} data-waiting="" />
}

/** The skeleton of the bell and the account menu while their code loads. */
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
