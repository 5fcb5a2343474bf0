import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx'
import { useTextValue } from '../TextField/useTextValue.ts'

export const emailAutoCompletes = ['email', 'username', 'off'] as const

export interface EmailFieldProps extends TextInputProps {
  /** `username` where the address is the sign-in name, so that password managers find it. @default 'email' */
  autoComplete?: (typeof emailAutoCompletes)[number]
  /** Name of the button that empties the field. Without it there is no button. */
  clearLabel?: string
}

/**
 * An e-mail address: phones show a keyboard with @, nothing is corrected or capitalised, the browser can fill it in.
 * Spaces around a pasted address are removed when the field loses the focus.
 */
export function EmailField({ autoComplete = 'email', onBlur, ...props }: EmailFieldProps) {
  const [value, change] = useTextValue(props)
  const leave = () => {
    if (value !== value.trim()) change(value.trim())
    onBlur?.()
  }
  return (
    <TextInput
      {...props}
      {...emailKind}
      value={value}
      onChange={change}
      onBlur={leave}
      autoComplete={autoComplete}
    />
  )
}

/** Not `type="email"`: browsers remove spaces from its value and show errors in their own language. */
const emailKind = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: 'false',
  dir: 'ltr',
} as const
