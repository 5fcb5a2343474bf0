import { useState } from 'react'

export interface TextValueProps {
  /** The text, if controlled. */
  value?: string
  /** The text at first, if not controlled. @default '' */
  defaultValue?: string
  /** Called with the text after every change. */
  onChange?: (value: string) => void
}

/** The text of a field during typing, controlled or not. */
export function useTextValue({ value, defaultValue = '', onChange }: TextValueProps) {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value ?? own, change] as const
}
