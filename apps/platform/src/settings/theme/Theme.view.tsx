import { PreferenceSwitch, Stack, Switch } from '@kingside/design-system'
import type { ThemeChoice, ThemeView } from '@kingside/machines/theme'
import { useIntl } from 'react-intl'
import { NotKept } from '../preferences/NotKept.tsx'
import { useChoiceFocus } from '../preferences/useChoiceFocus.ts'
import { messages } from './Theme.messages.ts'

export interface ThemeProps {
  readonly view: ThemeView
  /** Also called with the choice that holds, to save it once more. */
  readonly onChoose: (choice: ThemeChoice) => void
}

/** Light, dark, or as the device has it. The choice holds at once. */
export function Theme({ view: { theme, choice, kept }, onChoose }: ThemeProps) {
  const { formatMessage } = useIntl()
  const { place, focusChoice } = useChoiceFocus()
  return (
    <div ref={place}>
      <Stack gap={4}>
        <PreferenceSwitch
          preference="theme"
          layout="row"
          label={formatMessage(messages.label)}
          names={{ light: formatMessage(messages.light), dark: formatMessage(messages.dark) }}
          value={theme}
          onChange={onChoose}
        />
        <Switch
          placement="end"
          label={formatMessage(messages.system)}
          help={formatMessage(messages.systemHelp)}
          checked={choice === 'system'}
          onChange={(on) => onChoose(on ? 'system' : theme)}
        />
        {!kept && (
          <NotKept
            onKeep={() => {
              onChoose(choice)
              focusChoice()
            }}
          />
        )}
      </Stack>
    </div>
  )
}
