import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import * as boxStyles from '../Field/FieldBox.css.ts'
import {
  FieldAffix,
  FieldBox,
  FieldBoxButton,
  FieldCounter,
  FieldFrame,
  fieldRoot,
  omitUndefined,
  type CounterProps,
  type FieldProps,
  type FieldSize,
} from '../Field/index.ts'
import { useTextValue, type TextValueProps } from './useTextValue.ts'

/** The props of every field for a line of text. */
export interface TextInputProps extends FieldProps, TextValueProps {
  /** An example of what to type. It vanishes with the first letter, so it must not contain needed information. */
  placeholder?: string
  /** Called when the field loses the focus, so that the text can be checked. */
  onBlur?: () => void
  /** Height: 32, 40 or 48 px; under a finger at least 44 px from `m`. @default 'm' */
  size?: FieldSize
  /** Shows the text without letting it be changed; it can be copied and is sent. @default false */
  readOnly?: boolean
  /** Focuses the field when it appears: only where it is the screen's only field. @default false */
  autoFocus?: boolean
}

/** The differences between kinds of text field. Not exported. */
export interface TextInputKind extends Pick<
  AriaTextFieldProps,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCorrect'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onInput'
> {
  /** Whether a phone capitalises the first letter. */
  autoCapitalize?: 'none' | 'characters'
  prefix?: ReactNode
  suffix?: ReactNode
  /** Name of the button that empties the field; without it there is none. */
  clearLabel?: string
  counter?: CounterProps
  /** Buttons after the text. */
  buttons?: ReactNode
  /** Content between the input and its messages. */
  below?: ReactNode
  /** Digits of equal width. */
  tabular?: boolean
  /** The text direction, if it is not the page's: addresses and numbers are left to right. */
  dir?: 'ltr'
  inputRef?: RefObject<HTMLInputElement | null>
}

/** An input for a line of text, in the frame of every field. */
export function TextInput(props: TextInputProps & TextInputKind) {
  const { size = 'm', tabular = false, readOnly = false, clearLabel, counter, onBlur } = props
  const [value, change] = useTextValue(props)
  const ownInput = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? ownInput
  const locked = readOnly || props.disabled === true || props.disabledReason !== undefined

  const clear = () => {
    change('')
    input.current?.focus()
  }

  return (
    <AriaTextField
      {...fieldRoot(props)}
      {...omitUndefined(kindOf(props))}
      value={value}
      onChange={change}
      onBlur={() => onBlur?.()}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a screen that is one field begins there
      autoFocus={props.autoFocus ?? false}
    >
      <FieldFrame {...props} counter={counter && <FieldCounter {...counter} value={value} />}>
        <FieldBox size={size}>
          {props.prefix !== undefined && <FieldAffix>{props.prefix}</FieldAffix>}
          <Input
            ref={input}
            className={boxStyles.input({ size, tabular, foreign: props.dir !== undefined })}
            {...omitUndefined({
              placeholder: props.placeholder,
              dir: props.dir,
              autoCapitalize: props.autoCapitalize,
            })}
          />
          {props.suffix !== undefined && <FieldAffix>{props.suffix}</FieldAffix>}
          {(props.buttons !== undefined || clearLabel !== undefined) && (
            <span className={boxStyles.buttons}>
              {clearLabel !== undefined && value !== '' && !locked && (
                <FieldBoxButton label={clearLabel} onPress={clear}>
                  <X />
                </FieldBoxButton>
              )}
              {props.buttons}
            </span>
          )}
        </FieldBox>
        {props.below}
      </FieldFrame>
    </AriaTextField>
  )
}

const kindOf = (kind: TextInputKind) => ({
  type: kind.type,
  inputMode: kind.inputMode,
  autoComplete: kind.autoComplete,
  autoCorrect: kind.autoCorrect,
  spellCheck: kind.spellCheck,
  enterKeyHint: kind.enterKeyHint,
  onKeyDown: kind.onKeyDown,
  onKeyUp: kind.onKeyUp,
  onInput: kind.onInput,
})
