import { Field } from '@kingside/design-system'
import * as styles from './payment.css.ts'
import type { CardInputName } from './card.ts'

export interface CardInputProps {
  readonly name: CardInputName
  readonly label: string
  readonly placeholder?: string
  /** What the browser may fill in. */
  readonly autoComplete: 'cc-number' | 'cc-exp' | 'cc-csc' | 'cc-name'
  /** The figures of a card bring the keyboard for figures on a phone. @default 'numeric' */
  readonly inputMode?: 'numeric' | 'text'
  readonly readOnly: boolean
  /** Called with the field's name when its text changes. */
  readonly onInput: (name: CardInputName) => void
  /** Writes the text as it stands on the card, when the field is left. */
  readonly tidy?: (text: string) => string
}

/** One line of a card, which the browser and password managers know how to fill. */
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
