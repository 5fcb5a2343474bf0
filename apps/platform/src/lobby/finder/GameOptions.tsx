import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { colorMessages, modeMessages } from '../../chess/terms/index.ts'
import type { GameChoicesProps } from './GameChoices.tsx'
import { messages } from './GameFinder.messages.ts'
import * as styles from './GameOptions.css.ts'
import { GameChoices } from './LateGameChoices.tsx'

/** What else there is to choose of a game, on one line that opens: rated or not, colour, and the opponent's rating. */
export function GameOptions(props: GameChoicesProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const { mode, color } = props.view.settings
  const chosen = [modeMessages[mode], colorMessages[color]].map((each) => formatMessage(each))
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <SlidersHorizontal aria-hidden="true" />
        <span className={styles.name}>
          <FormattedMessage {...messages.options} />
        </span>
        <span>{chosen.join(' · ')}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.choices}>{isOpen && <GameChoices {...props} />}</div>
    </details>
  )
}
