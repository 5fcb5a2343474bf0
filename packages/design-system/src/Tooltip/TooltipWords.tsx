import * as styles from './Tooltip.css.ts'

/** How long the pointer rests before a tooltip comes, in milliseconds; the next one then comes at once. */
export const openDelay = 500
/** How long it stays when the pointer has gone, in milliseconds. */
export const closeDelay = 100

/** What stands in a tooltip. Not part of the package's surface. */
export function TooltipWords({ text, shortcut }: { text: string; shortcut: string | undefined }) {
  return (
    <>
      <span>{text}</span>
      {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </>
  )
}
