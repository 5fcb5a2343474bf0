import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx'
import { useTextValue } from '../TextField/useTextValue.ts'

export const emailAutoCompletes = ['email', 'username', 'off'] as const

export interface EmailFieldProps extends TextInputProps {
  /** `username` where the address is the name to sign in with, so that a password manager finds it. @default 'email' */
  autoComplete?: (typeof emailAutoCompletes)[number]
  /** Names the button that empties the field. Without it there is none. */
  clearLabel?: string
}

/**
 * An e-mail address: the keyboard of a phone has the @, nothing is put right or written large, the browser fills in.
 * Spaces around a pasted address go away when the field is left.
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

/** Not `type="email"`: browsers hide spaces from it and complain in their own language. */
const emailKind = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: 'false',
  dir: 'ltr',
} as const
