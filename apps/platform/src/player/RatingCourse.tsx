import { RatingChart, type RatingPoint } from '@kingside/design-system/RatingChart'
import { SegmentedControl } from '@kingside/design-system/SegmentedControl'
import { Text } from '@kingside/design-system/Text'
import type { BoardTypeName } from '@kingside/api/facts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { termsMessages } from '../chess/terms/index.ts'
import { statsMessages } from './player.messages.ts'
import type { FamilyStats } from './player.types.ts'

export interface RatingCourseProps {
  readonly stats: FamilyStats
  /** By the device's clock, in ms since 1970. */
  readonly now: number
}

const recentMs = 90 * 86_400_000
/** Within so many days the axis tells days, and months beyond. */
const daysMs = 200 * 86_400_000

/** The ratings of a list over time, a line for each board type. */
export function RatingCourse({ stats, now }: RatingCourseProps) {
  const { formatMessage, formatDate, formatNumber } = useIntl()
  const [period, setPeriod] = useState<'whole' | 'recent'>('whole')
  const from = period === 'recent' ? now - recentMs : 0
  const courses = stats.ratings.filter(({ history }) => history.length > 0)
  const points = pointsOf(courses, from)
  const span = (points.at(-1)?.time ?? 0) - (points[0]?.time ?? 0)
  const oldest = Math.min(
    ...courses.flatMap(({ history }) => history.map(({ at }) => Date.parse(at))),
  )
  if (courses.length === 0) return null
  return (
    <RatingChart
      title={formatMessage(statsMessages.chart)}
      {...(oldest < now - recentMs && {
        toolbar: (
          <SegmentedControl
            label={formatMessage(statsMessages.periods)}
            options={[
              { value: 'recent', title: formatMessage(statsMessages.recent) },
              { value: 'whole', title: formatMessage(statsMessages.whole) },
            ]}
            value={period}
            onChange={setPeriod}
          />
        ),
      })}
      series={courses.map(({ board_type: id }) => ({
        id,
        label: formatMessage(termsMessages.family, { family: id }),
      }))}
      points={points}
      timeHeader={formatMessage(statsMessages.date)}
      formatTime={(time) => formatDate(time, { day: 'numeric', month: 'short', year: 'numeric' })}
      formatTick={(time) =>
        formatDate(
          time,
          span > daysMs ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'short' },
        )
      }
      formatValue={(value) => formatNumber(value, { useGrouping: false })}
      empty={
        <Text tone="muted">
          <FormattedMessage {...statsMessages.noRecent} />
        </Text>
      }
      texts={{
        showTable: formatMessage(statsMessages.asTable),
        showChart: formatMessage(statsMessages.asChart),
        noValue: formatMessage(statsMessages.noValue),
      }}
    />
  )
}

/** One point for each moment, with the ratings of all board types at it. */
function pointsOf(
  courses: FamilyStats['ratings'],
  from: number,
): readonly RatingPoint<BoardTypeName>[] {
  const values = new Map<number, Partial<Record<BoardTypeName, number>>>()
  for (const { board_type: board, history } of courses) {
    for (const { at, rating } of history) {
      const time = Date.parse(at)
      if (time >= from) values.set(time, { ...values.get(time), [board]: rating })
    }
  }
  return [...values]
    .toSorted(([one], [other]) => one - other)
    .map(([time, known]) => ({ time, values: known }))
}
