import { analysisRules } from '@kingside/api/facts'
import { Button } from '@kingside/design-system/Button'
import { selectSessionView } from '@kingside/machines/session'
import { GraduationCap } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { useView } from '../../platform/page/index.ts'
import { messages } from './AnalysisOffer.messages.ts'

export interface AnalysisOfferProps {
  readonly gameId: string
  /** How long the game was. */
  readonly plies: number
}

/** The way to a grandmaster's analysis of a game that the reader has played; nothing for visitors, and after few moves. */
export function AnalysisOffer({ gameId, plies }: AnalysisOfferProps) {
  const { session, popups } = useDependencies().actors
  const { status } = useView(session, selectSessionView)
  const isMember = status === 'authorized' || status === 'subscribed'
  if (!isMember || plies < analysisRules.fewestPlies) return null
  return (
    <Button
      type="secondary"
      display="block"
      icon={<GraduationCap />}
      onPress={() =>
        popups.send({ type: 'popup.open', popup: 'game-analysis', params: { game: gameId } })
      }
    >
      <FormattedMessage {...messages.analyse} />
    </Button>
  )
}
