import { Select } from '@kingside/design-system/Select'
import { useIntl } from 'react-intl'
import { listMessages as messages } from './list.messages.ts'

export interface FilterSelectProps<Value extends string> {
  readonly label: string
  /** Null is every one. */
  readonly value: Value | null
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value | null) => void
}

const any = 'any'

/** One filter of a list, with a choice that leaves nothing out. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  const { formatMessage } = useIntl()
  return (
    <Select<string>
      label={label}
      size="s"
      texts={{
        placeholder: formatMessage(messages.choose),
        empty: formatMessage(messages.nothing),
      }}
      value={value ?? any}
      options={[{ value: any, label: formatMessage(messages.any) }, ...options]}
      onChange={(chosen) =>
        onChange(options.find((option) => option.value === chosen)?.value ?? null)
      }
    />
  )
}
