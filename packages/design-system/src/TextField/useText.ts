import { useState } from 'react'

export interface TextValueProps {
  /** The text, when the caller keeps it. */
  value?: string
  /** The text at first, when the field keeps it itself. @default '' */
  defaultValue?: string
  /** Called with the text after every change. */
  onChange?: (value: string) => void
}

/** The text of a field, whoever keeps it, for what must know it while it is typed. */
export function useText({ value, defaultValue = '', onChange }: TextValueProps) {
  const [own, setOwn] = useState(defaultValue)
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value ?? own, change] as const
}
