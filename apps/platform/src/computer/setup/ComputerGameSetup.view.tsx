import { vars } from '@kingside/chess-board/theme'
import {
  type ClockSettings,
  type Color,
  type EngineLevel,
  engineLevels,
} from '@kingside/chess-game'
import {
  Banner,
  Button,
  Heading,
  RadioCards,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@kingside/design-system'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import * as styles from './ComputerGameSetup.css.ts'
import { messages } from './ComputerGameSetup.messages.ts'
import { SideMark } from './SideMark.tsx'

/** The board is for those who look; who only wants to begin need not wait for it. */
const PreviewBoard = lazy(async () => ({
  default: (await import('./PreviewBoard.tsx')).PreviewBoard,
}))

/** A time control to choose from. */
export interface TimeControlOption {
  readonly id: number
  /** As players write it: `3+2`. */
  readonly name: string
  /** `blitz`, `rapid` … */
  readonly family: string
  readonly clock: ClockSettings
}

/** What the player chose. */
export interface SetupChoices {
  readonly color: Color | 'random'
  readonly level: EngineLevel
  /** Null is a game without clocks. */
  readonly timeControlId: number | null
}

export type TimeControlsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly options: readonly TimeControlOption[] }

export interface ComputerGameSetupProps {
  readonly choices: SetupChoices
  readonly timeControls: TimeControlsView
  /** The kept game that could be continued. */
  readonly unfinished: { readonly level: EngineLevel; readonly moves: number } | null
  readonly onChange: (choices: SetupChoices) => void
  readonly onStart: () => void
  readonly onResume: () => void
  readonly onRetry: () => void
}

const sides = ['w', 'random', 'b'] as const
const sideMessages = { w: messages.white, random: messages.random, b: messages.black }
const noClock = 'none'
const placeholders = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Where a game against the computer is set up: side, level, time control. */
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
  const isKnown =
    timeControls.status === 'ready' && timeControls.options.some(({ id }) => id === timeControlId)

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

        {unfinished && (
          <Banner
            title={formatMessage(messages.unfinished)}
            action={
              <Button size="s" type="secondary" onPress={onResume}>
                <FormattedMessage {...messages.resume} />
              </Button>
            }
          >
            <FormattedMessage {...messages.unfinishedHint} values={unfinished} />
          </Banner>
        )}

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

        <Stack gap={2}>
          <RadioCards
            label={formatMessage(messages.level)}
            columns={8}
            layout="compact"
            value={String(level)}
            onChange={(value) => {
              const chosen = engineLevels.find((it) => String(it) === value)
              if (chosen) onChange({ ...choices, level: chosen })
            }}
            options={engineLevels.map((it) => ({ value: String(it), title: String(it) }))}
          />
          <Text as="p" size="s" tone="muted">
            <FormattedMessage {...messages.levelHint} values={{ level: String(level) }} />
          </Text>
        </Stack>

        {timeControls.status === 'failed' && (
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
        )}
        <Stack gap={2}>
          <RadioCards
            label={formatMessage(messages.time)}
            columns={5}
            layout="compact"
            value={isKnown ? String(timeControlId) : noClock}
            onChange={(value) =>
              onChange({ ...choices, timeControlId: value === noClock ? null : Number(value) })
            }
            options={[
              {
                value: noClock,
                title: formatMessage(messages.noClock),
                description: formatMessage(messages.untimed),
              },
              ...(timeControls.status === 'ready'
                ? timeControls.options.map(({ id, name, family }) => ({
                    value: String(id),
                    title: name,
                    description: formatMessage(messages.family, { family }),
                  }))
                : []),
            ]}
          />
          {timeControls.status === 'loading' && (
            <>
              <VisuallyHidden>
                <span role="status">
                  <FormattedMessage {...messages.loadingTimes} />
                </span>
              </VisuallyHidden>
              <div className={styles.placeholders}>
                {placeholders.map((index) => (
                  <Skeleton key={index} shape="block" ratio={2} />
                ))}
              </div>
            </>
          )}
        </Stack>

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
