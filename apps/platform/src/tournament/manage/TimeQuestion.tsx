import { ConfirmDialog } from '@kingside/design-system/ConfirmDialog'
import { NumberField } from '@kingside/design-system/NumberField'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { timeMessages } from './manage.messages.ts'
import type { GivenTime, RunBoard } from './manage.types.ts'

export interface TimeQuestionProps {
  readonly board: RunBoard
  readonly onClose: () => void
  readonly onTime: (given: GivenTime) => void
}

const mostMinutes = 60

/** To whom of a board that is playing time is given, and how much. */
export function TimeQuestion({ board, onClose, onTime }: TimeQuestionProps) {
  const { formatMessage } = useIntl()
  const [color, setColor] = useState<GivenTime['color'] | null>(null)
  const [minutes, setMinutes] = useState<number | null>(1)
  const [isChecked, setChecked] = useState(false)
  const choose = formatMessage(timeMessages.choose)
  return (
    <ConfirmDialog
      open
      title={formatMessage(timeMessages.giveAt, { table: board.table })}
      message={
        <Stack gap={3}>
          <Select
            label={formatMessage(timeMessages.player)}
            texts={{ placeholder: choose, empty: choose }}
            value={color}
            error={isChecked && color === null ? choose : undefined}
            options={(['white', 'black'] as const).map((side) => ({
              value: side,
              label: board[side].player.name,
            }))}
            onChange={setColor}
          />
          <NumberField
            label={formatMessage(timeMessages.minutes)}
            texts={{
              increase: formatMessage(timeMessages.increase),
              decrease: formatMessage(timeMessages.decrease),
            }}
            min={1}
            max={mostMinutes}
            value={minutes}
            onChange={setMinutes}
          />
        </Stack>
      }
      yesLabel={formatMessage(timeMessages.give)}
      noLabel={formatMessage(timeMessages.cancel)}
      onAnswer={(yes) => {
        if (!yes) return onClose()
        if (color === null || minutes === null) return setChecked(true)
        onTime({ color, seconds: minutes * 60 })
        onClose()
      }}
    />
  )
}
