import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { countCharacters, counterState } from './counterState.ts'
import * as styles from './Field.css.ts'

/** The longest allowed text, and how to announce the rest. */
export interface CounterProps {
  /** The most characters. More can be typed, so that a pasted text is not cut off, but they are an error. */
  limit: number
  /** The characters left, for screen readers; a negative number is too many. */
  text: (left: number) => string
}

/** Milliseconds without a key before the count is announced, so that it does not interrupt typing. */
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

/** Returns a text only after it has not changed for the pause. */
function useAfterPause(words: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), typingPause)
    return () => clearTimeout(timer)
  }, [words])
  return said
}
