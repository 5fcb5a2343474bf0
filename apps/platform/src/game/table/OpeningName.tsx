import { loadOpenings, type OpeningBook } from '@kingside/chess-game'
import { Text } from '@kingside/design-system/Text'
import type { GameView } from '@kingside/machines/game'
import { useEffect, useState } from 'react'
import { type AppDependencies, useDependencies } from '../../dependencies.ts'
import * as styles from './Game.css.ts'

export interface OpeningNameProps {
  /** The moves of a game from the standard initial position. */
  readonly turns: GameView['turns']
}

/** The opening as far as the game follows the book; an empty line before its first named move. */
export function OpeningName({ turns }: OpeningNameProps) {
  const { quiet } = useDependencies()
  const book = useOpeningBook(quiet)
  const opening = book?.byMoves(turns.map(({ uci }) => uci))
  return (
    <p className={styles.opening}>
      {opening && (
        <Text size="s" tone="muted">
          {opening.eco} {/* The book has English names only. */}
          <span lang="en">{opening.name}</span>
        </Text>
      )}
    </p>
  )
}

/** Null until it is loaded; without it a game has no name. */
function useOpeningBook(quiet: AppDependencies['quiet']): OpeningBook | null {
  const [book, setBook] = useState<OpeningBook | null>(null)
  useEffect(() => {
    let isShown = true
    const load = async () => {
      await quiet()
      const loaded = await loadOpenings().catch(() => null)
      if (isShown) setBook(loaded)
    }
    void load()
    return () => {
      isShown = false
    }
  }, [quiet])
  return book
}
