import { PreferenceSwitch } from '@kingside/design-system/PreferenceSwitch'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import type { ThemeChoice, ThemeView } from '@kingside/machines/theme'
import { useIntl } from 'react-intl'
import { NotKept } from '../preferences/NotKept.tsx'
import { useChoiceFocus } from '../preferences/useChoiceFocus.ts'
import { messages } from './Theme.messages.ts'

export interface ThemeProps {
  readonly view: ThemeView
  /** Also called with the current choice, to save it again. */
  readonly onChoose: (choice: ThemeChoice) => void
}

/** The choice of light, dark or the device's theme; it applies at once. */
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
