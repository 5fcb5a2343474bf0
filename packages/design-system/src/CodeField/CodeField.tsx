import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { FieldFrame, fieldRoot, type FieldProps } from '../Field/index.ts'
import { useTextValue, type TextValueProps } from '../TextField/useTextValue.ts'
import * as styles from './CodeField.css.ts'

export const codeLengths = [4, 5, 6, 7, 8] as const

export interface CodeFieldProps extends FieldProps, TextValueProps {
  /** How many digits the code has. @default 6 */
  length?: (typeof codeLengths)[number]
  /** Called with the whole code once all digits are typed, so that it can be sent. */
  onComplete?: (code: string) => void
  /** Shown below the code: when a new one can be sent, and the button to send it. */
  resend?: ReactNode
  /** Focuses the field when it appears. @default false */
  autoFocus?: boolean
}

/**
 * A one-time code. One input that looks like a box for each digit, so that pasting, a phone's autofill and screen
 * readers work as in any input.
 */
export function CodeField(props: CodeFieldProps) {
  const { length = 6, onComplete, resend, autoFocus = false } = props
  const [value, change] = useTextValue(props)
  const input = useRef<HTMLInputElement>(null)
  const [place, setPlace] = useState<number>()
  const locked = props.disabled === true || props.disabledReason !== undefined

  const edit = (text: string) => {
    const code = text.replaceAll(/\D/g, '').slice(0, length)
    change(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }

  /** Selects the digit at a position, so that typing replaces it. After the last digit it sets the caret. */
  const choose = (wanted: number) => {
    const at = Math.max(0, Math.min(wanted, value.length, length - 1))
    input.current?.setSelectionRange(at, at + 1)
    setPlace(at)
  }

  const followCaret = () => {
    const { selectionStart: start, selectionEnd: end } = input.current ?? {}
    if (start === null || end === null || start === undefined || end === undefined) return
    if (start === end && start < value.length) choose(start)
    else setPlace(Math.min(start, length - 1))
  }

  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || event.shiftKey || place === undefined) return
    event.preventDefault()
    choose(place + by)
  }

  const chooseUnder = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    choose(Math.floor(((clientX - left) / width) * length))
  }

  return (
    <AriaTextField
      {...fieldRoot(props)}
      value={value}
      onChange={edit}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      onKeyDown={step}
      onSelect={followCaret}
      onBlur={() => setPlace(undefined)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a screen that asks for a code begins there
      autoFocus={autoFocus}
    >
      <FieldFrame {...props}>
        {/* Codes run left to right in every language. */}
        <div className={styles.code} dir="ltr">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={styles.place}
              data-current={(place === index && !locked) || undefined}
              data-filled={index < value.length || undefined}
            >
              {value[index]}
            </span>
          ))}
          <Input ref={input} className={styles.input} onPointerUp={chooseUnder} />
        </div>
      </FieldFrame>
      {resend !== undefined && <div className={styles.resend}>{resend}</div>}
    </AriaTextField>
  )
}
