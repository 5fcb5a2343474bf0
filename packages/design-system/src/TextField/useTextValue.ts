import { useState } from 'react'

export interface TextValueProps {
  /** The text, when the caller keeps it. */
  value?: string
  /** The text at first, when the field keeps it itself. @default '' */
  defaultValue?: string
  /** Called with the text after every change. */
  onChange?: (value: string) => void
}

/** The text of a field while it is typed, controlled or not. */
export function useTextValue({ value, defaultValue = '', onChange }: TextValueProps) {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value ?? own, change] as const
}
