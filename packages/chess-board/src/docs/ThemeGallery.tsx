import { useEffect, useRef, useState } from 'react'
import { ChessBoard } from '../board/ChessBoard.tsx'
import { englishTexts } from '../board/texts.ts'
import type { BoardThemeAbout } from '../themes/board-theme.ts'
import { boardThemeKey } from '../themes/offered-themes.ts'
import { boardThemes, type BoardThemeKey } from '../themes/themes.generated.ts'
import { useBoardTheme } from '../themes/useBoardTheme.ts'
import * as styles from './docs.css.ts'

const position = 'rnbqk2r/ppp2ppp/3p1n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R'
const themeKeys = Object.keys(boardThemes).flatMap((name) => boardThemeKey(name) ?? [])

/** Every theme on a small board. A theme is loaded when its board is near the viewport. */
export function ThemeGallery() {
  return (
    <ul className={styles.gallery}>
      {themeKeys.map((key) => (
        <ThemeCard key={key} themeKey={key} />
      ))}
    </ul>
  )
}

function ThemeCard({ themeKey }: { readonly themeKey: BoardThemeKey }) {
  const card = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!card.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [])

  const about = boardThemes[themeKey]
  return (
    <li ref={card} className={styles.card}>
      <div className={styles.frame}>
        {isNear && <ThemedBoard themeKey={themeKey} name={about.name} />}
      </div>
      <p className={styles.name}>{about.name}</p>
      <p className={styles.about}>
        <code>{themeKey}</code>
        {whoFor(about)}
      </p>
    </li>
  )
}

interface ThemedBoardProps {
  readonly themeKey: BoardThemeKey
  readonly name: string
}

function ThemedBoard({ themeKey, name }: ThemedBoardProps) {
  const theme = useBoardTheme(themeKey)
  return (
    theme && (
      <div style={theme}>
        <ChessBoard
          position={position}
          lastMove={{ from: 'f8', to: 'c5' }}
          titlePosition="none"
          texts={{ ...englishTexts, board: `${name} board` }}
        />
      </div>
    )
  )
}

function whoFor({ isPaid, countryId, isInternal }: BoardThemeAbout): string {
  if (isInternal) return ', for a state of the product'
  if (countryId !== undefined) return ', for one country'
  return isPaid ? ', for subscribers' : ''
}
