import { SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { colorMessages, modeMessages } from '../../chess/terms/index.ts'
import { Disclosure } from '../../platform/page/index.ts'
import type { GameChoicesProps } from './GameChoices.tsx'
import { messages } from './GameFinder.messages.ts'
import { GameChoices } from './LateGameChoices.tsx'

/** What else there is to choose of a game, on one line that opens: rated or not, colour, and the opponent's rating. */
export function GameOptions(props: GameChoicesProps) {
  const { formatMessage } = useIntl()
  const { mode, color } = props.view.settings
  const chosen = [modeMessages[mode], colorMessages[color]].map((each) => formatMessage(each))
  return (
    <Disclosure
      icon={<SlidersHorizontal aria-hidden="true" />}
      label={formatMessage(messages.options)}
      summary={chosen.join(' · ')}
    >
      <GameChoices {...props} />
    </Disclosure>
  )
}
