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
  /** `url` shows a phone's keyboard for web addresses. @default 'text' */
  type?: (typeof textFieldTypes)[number]
  /** What the browser may fill in. Set it on fields about the player. */
  autoComplete?: (typeof textFieldAutoCompletes)[number]
  /** Text or an icon before the input. Label or help must say it too, because screen readers skip it. */
  prefix?: ReactNode
  /** Text or an icon after the input, such as a unit. Label or help must say it too, because screen readers skip it. */
  suffix?: ReactNode
  /** Name of the button that empties the field. Without it there is no button. */
  clearLabel?: string
  /** Counts the characters against a limit: warns near it, marks an error above it, and announces both. */
  counter?: CounterProps
}

/** One line of text. For more use `TextArea`; e-mail addresses, phones, passwords and codes have their own fields. */
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
