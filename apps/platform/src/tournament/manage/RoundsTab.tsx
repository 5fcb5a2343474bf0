import type { TournamentRunView } from '@kingside/machines/tournament-run'
import { Badge } from '@kingside/design-system/Badge'
import { Button } from '@kingside/design-system/Button'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { IconButton } from '@kingside/design-system/IconButton'
import { Inline } from '@kingside/design-system/Inline'
import { Select } from '@kingside/design-system/Select'
import { Stack } from '@kingside/design-system/Stack'
import { Table, type TableColumn } from '@kingside/design-system/Table'
import { Text } from '@kingside/design-system/Text'
import { TextField } from '@kingside/design-system/TextField'
import { Timer } from 'lucide-react'
import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMedia } from '../../platform/page/index.ts'
import { AddGames, type AddGamesProps } from './AddGames.tsx'
import * as styles from './manage.css.ts'
import { messages, pairingMessages, roundMessages, timeMessages } from './manage.messages.ts'
import type { GivenTime, Pairing, Result, RunBoard, RunHandlers } from './manage.types.ts'
import { playerText } from './Sheets.tsx'
import { ReasonQuestion } from './ReasonQuestion.tsx'
import { resultTyped } from './result-keys.ts'
import { useResultText } from './RunRefusal.tsx'
import { dueStepButton, openResultMark } from './useFocusAfterStep.ts'
import { TimeQuestion } from './TimeQuestion.tsx'

export interface RoundsTabProps {
  /** How many rounds there are, and the one that is shown; null: none. */
  readonly count: number
  readonly round: number | null
  readonly pairing: Pairing | null
  /** Whether results of this round can be entered. */
  readonly isOpen: boolean
  readonly view: TournamentRunView
  readonly run: Pick<RunHandlers, 'onResult' | 'onEdit' | 'onEditClose'>
  /** Whether its games are rated, and results that are entered change no rating. */
  readonly isUnrated: boolean
  readonly onRound: (round: number) => void
  /** Sends the games of a PGN; null where they are played here, or come by a relay. */
  readonly onGames: AddGamesProps['onAdd'] | null
  readonly onTime: (table: number, given: GivenTime) => void
}

/** The results of a round, which are entered as fast as one types. */
export function RoundsTab(props: RoundsTabProps) {
  const { count, round, pairing, isOpen, view, run, onRound } = props
  const { formatMessage } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const { isEditing, pending } = view
  const [asked, setAsked] = useState<{ board: RunBoard; result: Result } | null>(null)
  const [slow, setSlow] = useState<RunBoard | null>(null)
  if (round === null || pairing === null) {
    return (
      <EmptyState title={formatMessage(pairingMessages.none)}>
        <FormattedMessage {...pairingMessages.noneHint} />
      </EmptyState>
    )
  }
  const type = (board: RunBoard, text: string) => {
    const result = resultTyped(text)
    if (result === null || result === board.result) return
    if (board.result !== null) return setAsked({ board, result })
    run.onResult({ round, table: board.table, result, reason: '' })
    const fields = [...(root.current?.querySelectorAll('input') ?? [])]
    const at = fields.findIndex((field) => field === document.activeElement)
    const next = fields.slice(at + 1).find((field) => !field.disabled)
    next?.select()
    // After the last one comes the step that is due; a field that is stored goes, and would take the focus with it.
    ;(next ?? document.querySelector<HTMLElement>(dueStepButton))?.focus()
  }
  const isTyped = ({ result }: RunBoard) => isOpen && (result === null || isEditing)
  const hasDecided = pairing.boards.some(({ result }) => result !== null)
  return (
    <Stack gap={4}>
      <div className={styles.screenOnly}>
        <Stack gap={2}>
          <Inline gap={2}>
            <Select
              label={formatMessage(roundMessages.round)}
              labelHidden
              size="s"
              texts={{
                placeholder: formatMessage(roundMessages.choose),
                empty: formatMessage(roundMessages.empty),
              }}
              value={String(round)}
              options={Array.from({ length: count }, (_, index) => ({
                value: String(index + 1),
                label: `${formatMessage(roundMessages.round)} ${index + 1}`,
              }))}
              onChange={(chosen) => onRound(Number(chosen))}
            />
            {isOpen && hasDecided && (
              <Button size="s" type="secondary" onPress={isEditing ? run.onEditClose : run.onEdit}>
                <FormattedMessage {...(isEditing ? roundMessages.close : roundMessages.edit)} />
              </Button>
            )}
            <Button size="s" type="secondary" onPress={() => window.print()}>
              <FormattedMessage {...messages.print} />
            </Button>
          </Inline>
          {isOpen && (
            <Text as="p" size="s" tone="muted">
              <FormattedMessage {...roundMessages.keys} />
              {props.isUnrated && (
                <>
                  {' '}
                  <FormattedMessage {...roundMessages.unrated} />
                </>
              )}
            </Text>
          )}
        </Stack>
      </div>
      <div ref={root}>
        <Results
          round={round}
          pairing={pairing}
          pending={pending.filter((entered) => entered.round === round)}
          isTyped={isTyped}
          onType={type}
          onGive={setSlow}
        />
      </div>
      {props.onGames !== null && (
        <div className={styles.screenOnly}>
          <AddGames onAdd={props.onGames} />
        </div>
      )}
      {slow !== null && (
        <TimeQuestion
          board={slow}
          onClose={() => setSlow(null)}
          onTime={(given) => props.onTime(slow.table, given)}
        />
      )}
      <ReasonQuestion
        table={asked?.board.table ?? null}
        onClose={() => setAsked(null)}
        onReason={(reason) => {
          if (asked) {
            run.onResult({ round, table: asked.board.table, result: asked.result, reason })
          }
          setAsked(null)
        }}
      />
    </Stack>
  )
}

interface ResultsProps {
  readonly round: number
  readonly pairing: Pairing
  /** Results of the round that were typed and are not stored yet. */
  readonly pending: TournamentRunView['pending']
  readonly isTyped: (board: RunBoard) => boolean
  readonly onType: (board: RunBoard, text: string) => void
  /** Time is to be given at a board that is playing. */
  readonly onGive: (board: RunBoard) => void
}

/** Whether it is played on this site now. */
const isPlaying = ({ board_id: id, result }: RunBoard): boolean => id !== null && result === null

function useResultColumns({
  pairing,
  pending,
  isTyped,
  onType,
  onGive,
}: ResultsProps): readonly TableColumn<RunBoard>[] {
  const { formatMessage } = useIntl()
  // On a phone the number is the title of a card.
  const isWide = useMedia('(min-width: 48rem)')
  const resultOf = useResultText()
  const textOf = ({ table, result }: RunBoard): string => {
    const shown = pending.findLast((entered) => entered.table === table)?.result ?? result
    return shown === null ? '' : resultOf(shown)
  }
  const timeColumn: TableColumn<RunBoard> = {
    id: 'time',
    header: formatMessage(timeMessages.give),
    width: 'fit',
    cell: (board) =>
      isPlaying(board) && (
        <IconButton
          size="s"
          label={formatMessage(timeMessages.giveAt, { table: board.table })}
          onPress={() => onGive(board)}
        >
          <Timer />
        </IconButton>
      ),
  }
  return [
    {
      id: 'table',
      header: formatMessage(pairingMessages.table),
      width: 'fit',
      cell: ({ table }) => (isWide ? table : formatMessage(pairingMessages.tableOf, { table })),
    },
    {
      id: 'white',
      header: formatMessage(pairingMessages.white),
      cell: ({ white }) => playerText(white),
    },
    {
      id: 'result',
      header: formatMessage(pairingMessages.result),
      width: 'fit',
      cell: (board) =>
        isTyped(board) ? (
          <div
            className={styles.resultField}
            {...(board.result === null && { [openResultMark]: '' })}
          >
            <TextField
              size="s"
              labelHidden
              label={formatMessage(roundMessages.field, {
                table: board.table,
                white: board.white.player.name,
                black: board.black.player.name,
              })}
              value={textOf(board)}
              onChange={(text) => onType(board, text)}
            />
          </div>
        ) : (
          <Text weight="semibold" tabular>
            {textOf(board)}
          </Text>
        ),
    },
    {
      id: 'black',
      header: formatMessage(pairingMessages.black),
      cell: ({ black }) => playerText(black),
    },
    ...(pairing.boards.some(isPlaying) ? [timeColumn] : []),
  ]
}

function Results(props: ResultsProps) {
  const { formatMessage } = useIntl()
  const columns = useResultColumns(props)
  const { round, pairing } = props
  return (
    <Stack gap={3}>
      <Table
        caption={formatMessage(pairingMessages.caption, { round })}
        columns={columns}
        rowHeader="table"
        rows={pairing.boards}
        rowKey={({ table }) => String(table)}
        density="compact"
        empty={null}
      />
      {pairing.byes.map((who) => (
        <Inline key={who.player.player_uid} gap={2}>
          {playerText(who)}
          <Badge>
            <FormattedMessage {...pairingMessages.bye} />
          </Badge>
        </Inline>
      ))}
    </Stack>
  )
}
