import * as styles from './Tooltip.css.ts'

/** How long the pointer must rest before a tooltip opens, in milliseconds; the next one opens at once. */
export const openDelay = 500
/** How long it stays after the pointer has left, in milliseconds. */
export const closeDelay = 100

/** The content of a tooltip. Not exported. */
export function TooltipWords({ text, shortcut }: { text: string; shortcut: string | undefined }) {
  return (
    <>
      <span>{text}</span>
      {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </>
  )
}
