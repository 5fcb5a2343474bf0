import { boardThemes } from '@kingside/chess-board/theme'
import { Banner, Button, Divider, Stack, Switch } from '@kingside/design-system'
import type { BoardAppearanceView, BoardSettingChoice } from '@kingside/machines/board-appearance'
import { FormattedMessage, useIntl } from 'react-intl'
import { NotKept } from '../preferences/NotKept.tsx'
import { useChoiceFocus } from '../preferences/useChoiceFocus.ts'
import { messages } from './BoardAppearance.messages.ts'
import { choicesToDefaults } from './board-look.ts'
import { BoardLooks } from './BoardLooks.tsx'
import { MoveMarks } from './MoveMarks.tsx'

export interface BoardAppearanceProps {
  readonly view: BoardAppearanceView
  /** Also called with a board that needs Pro, and with what holds already, to save it once more. */
  readonly onChoose: (choice: BoardSettingChoice) => void
  /** Opens the popup of the membership. */
  readonly onUpgrade: () => void
}

/** What the popup of the board's settings has below its title: each choice holds at once. */
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
            label={formatMessage(messages.confirmation)}
            help={formatMessage(messages.confirmationHelp)}
            checked={settings.moveConfirmation}
            onChange={(value) => onChoose({ name: 'moveConfirmation', value })}
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
