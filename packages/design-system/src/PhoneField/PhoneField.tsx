import { useLayoutEffect, useRef, useState, type InputEvent } from 'react'
import { TextInput, type TextInputProps } from '../TextField/TextInput.tsx'
import { useTextValue } from '../TextField/useTextValue.ts'
import { editPhone, type PhoneDeletion } from './phone.ts'

export interface PhoneFieldProps extends TextInputProps {
  /** The country code of numbers written without one. @default '7' */
  homeCode?: string
  /** Name of the button that empties the field. Without it there is no button. */
  clearLabel?: string
}

/** A phone number, formatted as `+7(701)123-45-67` during typing. The caret stays at the typed digit. */
export function PhoneField({ homeCode = '7', ...props }: PhoneFieldProps) {
  const [value, change] = useTextValue(props)
  const input = useRef<HTMLInputElement>(null)
  const deletion = useRef<PhoneDeletion>(undefined)
  const [caret, setCaret] = useState<{ position: number }>()

  const noteDeletion = ({ nativeEvent }: InputEvent | { nativeEvent: Event }) => {
    deletion.current =
      nativeEvent instanceof window.InputEvent ? deletionOf(nativeEvent.inputType) : undefined
  }

  const edit = (text: string) => {
    const position = input.current?.selectionStart ?? text.length
    const edited = editPhone(value, { text, caret: position }, homeCode, deletion.current)
    change(edited.text)
    setCaret({ position: edited.caret })
  }

  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.position, caret.position)
  }, [caret])

  return (
    <TextInput
      {...props}
      value={value}
      onChange={edit}
      onInput={noteDeletion}
      inputRef={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      tabular
    />
  )
}

function deletionOf(inputType: string): PhoneDeletion | undefined {
  if (!inputType.startsWith('delete')) return undefined
  return inputType.endsWith('Forward') ? 'forward' : 'backward'
}
