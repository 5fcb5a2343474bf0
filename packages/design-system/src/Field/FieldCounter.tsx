import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { countCharacters, counterState } from './counterState.ts'
import * as styles from './Field.css.ts'

/** How long a text may become, and how to say it. */
export interface CounterProps {
  /** The most characters. More can be typed, so that nothing is lost on paste, and count as too many. */
  limit: number
  /** Says for screen readers how many characters are left; below zero, how many are too many. */
  text: (left: number) => string
}

/** Milliseconds without a key after which the rest is said, so that it does not talk into the typing. */
const typingPause = 900

/** Counts the characters at the end of a field's last line. Near the limit it warns and is announced. */
export function FieldCounter({ limit, text, value }: CounterProps & { value: string }) {
  const count = countCharacters(value)
  const state = counterState(count, limit)
  const words = text(limit - count)
  const said = useAfterPause(state === 'room' ? '' : words)
  return (
    <span className={styles.counter({ state })} data-state={state}>
      <span aria-hidden="true">
        {count}/{limit}
      </span>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </span>
  )
}

/** The words of a moment ago, and the new ones only once they have stood for a while. */
function useAfterPause(words: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), typingPause)
    return () => clearTimeout(timer)
  }, [words])
  return said
}
