import type { ReactNode } from 'react'
import type { CounterProps } from '../Field/index.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export const textFieldTypes = ['text', 'url'] as const
export const textFieldAutoCompletes = [
  'off',
  'name',
  'given-name',
  'family-name',
  'nickname',
  'username',
  'organization',
  'street-address',
  'address-level1',
  'address-level2',
  'postal-code',
  'url',
] as const

export interface TextFieldProps extends TextInputProps {
  /** Brings the keyboard for addresses of web pages on a phone. @default 'text' */
  type?: (typeof textFieldTypes)[number]
  /** What the browser may fill in. A field about the player should say it. */
  autoComplete?: (typeof textFieldAutoCompletes)[number]
  /** Words or an icon before the text. Label or help say it too: screen readers skip it. */
  prefix?: ReactNode
  /** Words or an icon behind the text, such as a unit. Label or help say it too: screen readers skip it. */
  suffix?: ReactNode
  /** Names the button that empties the field. Without it there is none. */
  clearLabel?: string
  /** Counts the characters against a limit: warns near it, marks what is too much, and is said. */
  counter?: CounterProps
}

/** One line of text. For more use `TextArea`; addresses, phones, passwords and codes have fields of their own. */
export function TextField(props: TextFieldProps) {
  return <TextInput {...props} {...(props.type === 'url' && urlKind)} />
}

const urlKind = {
  inputMode: 'url',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: 'false',
  dir: 'ltr',
} as const
