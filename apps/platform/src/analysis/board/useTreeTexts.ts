import {
  englishMoveTreeTexts,
  type MoveTreeTexts,
  type NavigationBarTexts,
} from '@kingside/chess-board'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './AnalysisBoard.messages.ts'

/** Annotations with the same text; the second of a pair is for Black. */
const sameWord: Readonly<Record<number, number>> = {
  11: 10,
  23: 22,
  33: 32,
  37: 36,
  41: 40,
  133: 132,
  139: 138,
}

const englishOf = (nag: number) =>
  englishMoveTreeTexts
    .move({ number: 1, color: 'w', san: '', nags: [nag] })
    .split(', ')
    .at(-1) ?? ''

/** The move tree's texts in the language of the page; the same object until the language changes. */
export function useTreeTexts(): MoveTreeTexts {
  const intl = useIntl()
  return useMemo(() => {
    const { formatMessage } = intl
    const nagText = (nag: number) =>
      formatMessage(messages.nag, { nag: `n${sameWord[nag] ?? nag}`, sign: englishOf(nag) })
    return {
      label: formatMessage(messages.moves),
      empty: formatMessage(messages.noMoves),
      move: ({ nags, ...move }) =>
        formatMessage(messages.move, {
          ...move,
          nags: nags.length === 0 ? 'none' : nags.map(nagText).join(', '),
        }),
      variation: formatMessage(messages.variation),
      hidden: (plies) => formatMessage(messages.hidden, { plies }),
    }
  }, [intl])
}

/** The texts of the arrows below the moves. */
export function useWalkTexts(): NavigationBarTexts {
  const { formatMessage } = useIntl()
  return {
    label: formatMessage(messages.walk),
    targets: {
      first: formatMessage(messages.walkFirst),
      previous: formatMessage(messages.walkPrevious),
      next: formatMessage(messages.walkNext),
      last: formatMessage(messages.walkLast),
    },
    flip: formatMessage(messages.flip),
    atStart: formatMessage(messages.atStart),
    atEnd: formatMessage(messages.atEnd),
  }
}
