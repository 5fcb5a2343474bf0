import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import {
  FieldBox,
  FieldCounter,
  FieldFrame,
  fieldRoot,
  omitUndefined,
  type CounterProps,
} from '../Field/index.ts'
import type { TextInputProps } from '../TextField/TextInput.tsx'
import { useTextValue } from '../TextField/useTextValue.ts'
import * as styles from './TextArea.css.ts'

export const textAreaRows = [2, 3, 4, 6, 8] as const

export interface TextAreaProps extends Omit<TextInputProps, 'size'> {
  /** The number of lines at first. It grows with its text up to twelve, then it scrolls. @default 3 */
  rows?: (typeof textAreaRows)[number]
  /** Counts the characters against a limit: warns near it, marks an error above it, and announces both. */
  counter?: CounterProps
}

/** Text of several lines. It grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { rows = 3, counter, readOnly = false, placeholder, onBlur, autoFocus = false } = props
  const [value, change] = useTextValue(props)
  return (
    <AriaTextField
      {...fieldRoot({ ...props, readOnly })}
      value={value}
      onChange={change}
      onBlur={() => onBlur?.()}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a screen that is one field begins there
      autoFocus={autoFocus}
    >
      <FieldFrame {...props} counter={counter && <FieldCounter {...counter} value={value} />}>
        <FieldBox multiline>
          {/* A hidden copy of the text gives the area its height. */}
          <span className={styles.grower}>
            <span aria-hidden="true" className={styles.twin}>
              {`${value} `}
            </span>
            <AriaTextArea rows={rows} className={styles.area} {...omitUndefined({ placeholder })} />
          </span>
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  )
}
