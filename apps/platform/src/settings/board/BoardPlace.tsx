import { RadioCards } from '@kingside/design-system/RadioCards'
import {
  type BoardSettingChoice,
  type BoardSettings,
  boardSizes,
  coordinatePlaces,
} from '@kingside/machines/board-appearance'
import { useIntl } from 'react-intl'
import { boardSizeMessages, coordinateMessages, messages } from './BoardAppearance.messages.ts'

export interface BoardPlaceProps {
  readonly settings: BoardSettings
  readonly onChoose: (choice: BoardSettingChoice) => void
}

/** How large the board is, and where the names of its files and ranks stand. */
export function BoardPlace({ settings, onChoose }: BoardPlaceProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <RadioCards
        layout="column"
        columns={3}
        label={formatMessage(messages.boardSize)}
        help={formatMessage(messages.boardSizeHelp)}
        value={settings.boardSize}
        onChange={(value) => onChoose({ name: 'boardSize', value })}
        options={boardSizes.map((size) => ({
          value: size,
          title: formatMessage(boardSizeMessages[size]),
        }))}
      />
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
