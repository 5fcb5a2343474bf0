import { CheckboxGroup } from '@kingside/design-system/CheckboxGroup'
import { Stack } from '@kingside/design-system/Stack'
import {
  type BoardSettingChoice,
  type BoardSettings,
  gameSpeeds,
} from '@kingside/machines/board-appearance'
import { useIntl } from 'react-intl'
import { messages } from './BoardAppearance.messages.ts'

export interface ConfirmationsProps {
  readonly settings: BoardSettings
  readonly onChoose: (choice: BoardSettingChoice) => void
}

/** In which games the player is asked before a move and before a draw offer. */
export function Confirmations({ settings, onChoose }: ConfirmationsProps) {
  const { formatMessage } = useIntl()
  const speeds = gameSpeeds.map((speed) => ({
    value: speed,
    label: formatMessage(messages.speed, { speed }),
  }))
  return (
    <Stack gap={4}>
      <CheckboxGroup
        layout="row"
        label={formatMessage(messages.confirmation)}
        help={formatMessage(messages.confirmationHelp)}
        options={speeds}
        value={settings.moveConfirmation}
        onChange={(value) => onChoose({ name: 'moveConfirmation', value })}
      />
      <CheckboxGroup
        layout="row"
        label={formatMessage(messages.drawConfirmation)}
        help={formatMessage(messages.drawConfirmationHelp)}
        options={speeds}
        value={settings.drawConfirmation}
        onChange={(value) => onChoose({ name: 'drawConfirmation', value })}
      />
    </Stack>
  )
}
