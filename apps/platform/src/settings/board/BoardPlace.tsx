import { RadioCards } from '@kingside/design-system/RadioCards'
import { Slider } from '@kingside/design-system/Slider'
import {
  type BoardSettingChoice,
  type BoardSettings,
  boardSizeLimits,
  coordinatePlaces,
} from '@kingside/machines/board-appearance'
import { useIntl } from 'react-intl'
import { boardSizeRoom } from '../../chess/board/index.ts'
import { useMedia } from '../../platform/page/index.ts'
import { coordinateMessages, messages } from './BoardAppearance.messages.ts'

export interface BoardPlaceProps {
  readonly settings: BoardSettings
  readonly onChoose: (choice: BoardSettingChoice) => void
}

/** How large the board is where the window has room for more than one size, and where the names of its files and ranks stand. */
export function BoardPlace({ settings, onChoose }: BoardPlaceProps) {
  const { formatMessage } = useIntl()
  const hasRoom = useMedia(boardSizeRoom)
  return (
    <>
      {hasRoom && (
        <Slider
          label={formatMessage(messages.boardSize)}
          value={settings.boardSize}
          min={boardSizeLimits.least}
          max={boardSizeLimits.most}
          format={{ style: 'unit', unit: 'percent' }}
          onChange={(value) => onChoose({ name: 'boardSize', value })}
        />
      )}
      <RadioCards
        layout="column"
        columns={3}
        label={formatMessage(messages.coordinates)}
        value={settings.coordinates}
        onChange={(value) => onChoose({ name: 'coordinates', value })}
        options={coordinatePlaces.map((place) => ({
          value: place,
          title: formatMessage(coordinateMessages[place]),
        }))}
      />
    </>
  )
}
