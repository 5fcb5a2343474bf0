import { boardThemes } from '@kingside/chess-board/theme'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Divider } from '@kingside/design-system/Divider'
import { Stack } from '@kingside/design-system/Stack'
import { Switch } from '@kingside/design-system/Switch'
import type { BoardAppearanceView, BoardSettingChoice } from '@kingside/machines/board-appearance'
import { FormattedMessage, useIntl } from 'react-intl'
import { NotKept } from '../preferences/NotKept.tsx'
import { useChoiceFocus } from '../preferences/useChoiceFocus.ts'
import { messages } from './BoardAppearance.messages.ts'
import { choicesToDefaults } from './board-look.ts'
import { BoardLooks } from './BoardLooks.tsx'
import { BoardPlace } from './BoardPlace.tsx'
import { Confirmations } from './Confirmations.tsx'
import { MoveMarks } from './MoveMarks.tsx'

export interface BoardAppearanceProps {
  readonly view: BoardAppearanceView
  /** Also called with a board that needs Pro, and with the current choice, to save it again. */
  readonly onChoose: (choice: BoardSettingChoice) => void
  /** Opens the popup of the membership. */
  readonly onUpgrade: () => void
}

/** The content of the popup for the board's settings; each choice applies at once. */
export function BoardAppearance({ view, onChoose, onUpgrade }: BoardAppearanceProps) {
  const { formatMessage } = useIntl()
  const { place, focusChoice } = useChoiceFocus()
  const { settings, waitingTheme, kept } = view
  return (
    <div ref={place}>
      <Stack gap={6}>
        {!kept && (
          <NotKept
            onKeep={() => {
              onChoose({ name: 'boardTheme', value: settings.boardTheme })
              focusChoice()
            }}
          />
        )}
        {waitingTheme !== null && (
          <Banner
            title={formatMessage(messages.waiting, { board: boardThemes[waitingTheme].name })}
            action={
              <Button size="s" type="secondary" onPress={onUpgrade}>
                <FormattedMessage {...messages.upgrade} />
              </Button>
            }
          >
            <FormattedMessage {...messages.waitingText} />
          </Banner>
        )}
        <BoardLooks view={view} onChoose={onChoose} />
        <Divider />
        <Stack gap={4}>
          <Switch
            placement="end"
            label={formatMessage(messages.autoQueen)}
            help={formatMessage(messages.autoQueenHelp)}
            checked={settings.autoPromotion}
            onChange={(value) => onChoose({ name: 'autoPromotion', value })}
          />
          <Switch
            placement="end"
            label={formatMessage(messages.sounds)}
            help={formatMessage(messages.soundsHelp)}
            checked={settings.soundsTheme}
            onChange={(value) => onChoose({ name: 'soundsTheme', value })}
          />
          <Switch
            placement="end"
            label={formatMessage(messages.premove)}
            help={formatMessage(messages.premoveHelp)}
            checked={settings.premovesTheme}
            onChange={(value) => onChoose({ name: 'premovesTheme', value })}
          />
          <Switch
            placement="end"
            label={formatMessage(messages.blindfold)}
            help={formatMessage(messages.blindfoldHelp)}
            checked={settings.blindfold}
            onChange={(value) => onChoose({ name: 'blindfold', value })}
          />
          <Switch
            placement="end"
            label={formatMessage(messages.typedMoves)}
            help={formatMessage(messages.typedMovesHelp)}
            checked={settings.typedMoves}
            onChange={(value) => onChoose({ name: 'typedMoves', value })}
          />
          <Switch
            placement="end"
            label={formatMessage(messages.shortcutKeys)}
            help={formatMessage(messages.shortcutKeysHelp)}
            checked={settings.shortcutKeys}
            onChange={(value) => onChoose({ name: 'shortcutKeys', value })}
          />
        </Stack>
        <Divider />
        <Confirmations settings={settings} onChoose={onChoose} />
        <Divider />
        <BoardPlace settings={settings} onChoose={onChoose} />
        <MoveMarks settings={settings} onChoose={onChoose} />
        <Button
          type="ghost"
          display="block"
          onPress={() => {
            for (const choice of choicesToDefaults(settings)) onChoose(choice)
          }}
        >
          <FormattedMessage {...messages.defaults} />
        </Button>
      </Stack>
    </div>
  )
}
