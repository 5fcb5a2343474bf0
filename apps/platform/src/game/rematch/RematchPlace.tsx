import * as styles from './Rematch.css.ts'

/** Reserves the height of the two rematch buttons while they load. */
export const RematchPlace = () => (
  <div aria-hidden="true" className={styles.actions}>
    <span className={styles.place} />
    <span className={styles.place} />
  </div>
)
