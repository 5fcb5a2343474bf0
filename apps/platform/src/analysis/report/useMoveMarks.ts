import type { MoveMark } from '@kingside/chess-board'
import { vars } from '@kingside/design-system/theme'
import { useIntl } from 'react-intl'
import type { GradedMove } from './game-report.types.ts'
import { gradeMessages } from './GameReport.messages.ts'
import { gradeSigns, gradeTones, isNotable } from './grade-looks.ts'

/** The marks of the grades for a list of the game's moves, with their texts. */
export function useMoveMarks(moves: readonly GradedMove[]): readonly (MoveMark | null)[] {
  const { formatMessage } = useIntl()
  return moves.map(({ grade }) => {
    const sign = grade && isNotable(grade) ? gradeSigns[grade] : null
    if (grade === null || sign === null) return null
    const tone = gradeTones[grade]
    return {
      sign,
      name: formatMessage(gradeMessages[grade]),
      ...(tone !== 'neutral' && { color: vars.color[tone].text }),
    }
  })
}
