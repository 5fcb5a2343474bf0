import { Field } from '@kingside/design-system/Field'
import * as styles from './payment.css.ts'
import type { CardInputName } from './card.ts'

export interface CardInputProps {
  readonly name: CardInputName
  readonly label: string
  readonly placeholder?: string
  /** What the browser may fill in. */
  readonly autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc' | 'cc-name'
  /** The keyboard of a phone: digits for numbers. @default 'numeric' */
  readonly inputMode?: 'numeric' | 'text'
  readonly readOnly: boolean
  /** Called with the field's name when its text changes. */
  readonly onInput: (name: CardInputName) => void
  /** Formats the text as on the card when the field loses the focus. */
  readonly tidy?: (text: string) => string
}

/** One field of a card, with the attributes that browsers and password managers fill by. */
export function CardInput({
  name,
  label,
  placeholder,
  autoComplete,
  inputMode = 'numeric',
  readOnly,
  onInput,
  tidy = (text) => text,
}: CardInputProps) {
  return (
    <Field label={label} name={name}>
      {(control) => (
        <input
          {...control}
          className={styles.input}
          type="text"
          name={name}
          dir={inputMode === 'numeric' ? 'ltr' : 'auto'}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCorrect="off"
          spellCheck={false}
          readOnly={readOnly}
          onInput={() => onInput(name)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = tidy(currentTarget.value)
          }}
        />
      )}
    </Field>
  )
}
