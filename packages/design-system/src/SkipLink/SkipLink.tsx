import * as styles from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** What it does, such as “Skip to content”. */
  children: string
  /** The `id` of the element that takes the focus. It needs `tabIndex={-1}` if it takes none by itself. */
  target: string
}

/** The first stop of the keyboard on a page: jumps over the header. It shows on focus only. */
export function SkipLink({ children, target }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles.root}
      onClick={(event) => {
        // The focus moves without a new entry in the history, which a router would have to know about.
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {children}
    </a>
  )
}
