import { vars } from '@kingside/chess-board/theme'
import { type Color, type EngineLevel, engineLevels } from '@kingside/chess-game'
import { Banner } from '@kingside/design-system/Banner'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { RadioCards } from '@kingside/design-system/RadioCards'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './ComputerGameSetup.css.ts'
import { messages } from './ComputerGameSetup.messages.ts'
import { SideMark } from './SideMark.tsx'
import { TimeControlChoice, type TimeControlsView } from './TimeControlChoice.tsx'

/** The preview is loaded separately, so that a game can be started before it is there. */
const PreviewBoard = lazy(async () => ({
  default: (await import('./PreviewBoard.tsx')).PreviewBoard,
}))

/** The player's choices. */
export interface SetupChoices {
  readonly color: Color | 'random'
  readonly level: EngineLevel
  /** Null for a game without clocks. */
  readonly timeControlId: number | null
}

interface UnfinishedGame {
  readonly level: EngineLevel
  readonly moves: number
}

export interface ComputerGameSetupProps {
  readonly choices: SetupChoices
  readonly timeControls: TimeControlsView
  /** The stored game that can be continued. */
  readonly unfinished: UnfinishedGame | null
  readonly onChange: (choices: SetupChoices) => void
  readonly onStart: () => void
  readonly onResume: () => void
  readonly onRetry: () => void
}

const sides = ['w', 'random', 'b'] as const
const sideMessages = { w: messages.white, random: messages.random, b: messages.black }

/** The page to set up a game against the computer: side, level, time control. */
export function ComputerGameSetup({
  choices,
  timeControls,
  unfinished,
  onChange,
  onStart,
  onResume,
  onRetry,
}: ComputerGameSetupProps) {
  const { formatMessage } = useIntl()
  const { color, level, timeControlId } = choices

  return (
    <div className={styles.layout}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="xl">
            <FormattedMessage {...messages.title} />
          </Heading>
          <Text as="p" tone="muted">
            <FormattedMessage {...messages.lead} />
          </Text>
        </Stack>

        {unfinished && <Unfinished {...unfinished} onResume={onResume} />}

        <RadioCards
          label={formatMessage(messages.color)}
          columns={3}
          layout="column"
          value={color}
          onChange={(side) => onChange({ ...choices, color: side })}
          options={sides.map((side) => ({
            value: side,
            title: formatMessage(sideMessages[side]),
            icon: <SideMark side={side} />,
          }))}
        />

        <LevelChoice level={level} onChange={(chosen) => onChange({ ...choices, level: chosen })} />

        {timeControls.status === 'failed' && <TimesFailed onRetry={onRetry} />}
        <TimeControlChoice
          timeControls={timeControls}
          chosen={timeControlId}
          onChange={(id) => onChange({ ...choices, timeControlId: id })}
        />

        <Button size="l" display="block" onPress={onStart}>
          <FormattedMessage {...messages.start} />
        </Button>
      </Stack>

      <div className={styles.preview}>
        <Suspense
          fallback={<div className={styles.board} style={{ backgroundImage: vars.boardImage }} />}
        >
          <PreviewBoard orientation={color === 'b' ? 'b' : 'w'} />
        </Suspense>
      </div>
    </div>
  )
}

function Unfinished({
  level,
  moves,
  onResume,
}: UnfinishedGame & Pick<ComputerGameSetupProps, 'onResume'>) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      title={formatMessage(messages.unfinished)}
      action={
        <Button size="s" type="secondary" onPress={onResume}>
          <FormattedMessage {...messages.resume} />
        </Button>
      }
    >
      <FormattedMessage {...messages.unfinishedHint} values={{ level, moves }} />
    </Banner>
  )
}

function LevelChoice({
  level,
  onChange,
}: {
  readonly level: EngineLevel
  readonly onChange: (level: EngineLevel) => void
}) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap={2}>
      <RadioCards
        label={formatMessage(messages.level)}
        columns={8}
        layout="compact"
        value={String(level)}
        onChange={(value) => {
          const chosen = engineLevels.find((it) => String(it) === value)
          if (chosen) onChange(chosen)
        }}
        options={engineLevels.map((it) => ({ value: String(it), title: String(it) }))}
      />
      <Text as="p" size="s" tone="muted">
        <FormattedMessage {...messages.levelHint} values={{ level: String(level) }} />
      </Text>
    </Stack>
  )
}

function TimesFailed({ onRetry }: Pick<ComputerGameSetupProps, 'onRetry'>) {
  const { formatMessage } = useIntl()
  return (
    <Banner
      type="warning"
      title={formatMessage(messages.timesFailed)}
      action={
        <Button size="s" type="secondary" onPress={onRetry}>
          <FormattedMessage {...messages.retry} />
        </Button>
      }
    >
      <FormattedMessage {...messages.timesFailedHint} />
    </Banner>
  )
}
