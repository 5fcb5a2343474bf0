import * as styles from './EmptyBoard.css.ts'

/** The place of a board that is loading. */
export const EmptyBoard = () => <div className={styles.board} />
