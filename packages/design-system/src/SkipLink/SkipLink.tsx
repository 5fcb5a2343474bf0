import * as styles from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** The text, such as “Skip to content”. */
  children: string
  /** The `id` of the element to focus. It needs `tabIndex={-1}` if it is not focusable by itself. */
  target: string
}

/** The first tab stop of a page: skips the header. It is only visible on focus. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles.root}
      onClick={(event) => {
        // Moves the focus without a new history entry, which a router would have to handle.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
