import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { FormattedMessage } from 'react-intl'
import type { BesideGameProps } from '../game/table/index.ts'
import { useNavigate } from '../platform/router/index.ts'
import { BesideTournamentGame } from '../tournament/game/index.ts'
import { bestOf } from './live-games.ts'
import { useLiveGames } from './use-live-games.ts'
import { messages } from './watch.messages.ts'

/** Beside the game of the TV page: that it is the TV, what comes next, and the way to the other games. */
export function BesideTv(props: BesideGameProps) {
  const { status, gameId } = props
  const navigate = useNavigate()
  const { data: games = [] } = useLiveGames()
  const best = bestOf(games)
  const isOver = status === 'over'
  const hasNext = best !== null && best.gameId !== gameId
  return (
    <Stack gap={2}>
      <BesideTournamentGame {...props} />
      <Inline gap={3} justify="between">
        <div role="status">
          <StatusMark tone="success" live={!isOver} hollow={isOver}>
            <FormattedMessage
              {...(isOver ? (hasNext ? messages.next : messages.last) : messages.best)}
            />
          </StatusMark>
        </div>
        <Link href="/watch" onPress={() => void navigate('/watch')}>
          <FormattedMessage {...messages.all} />
        </Link>
      </Inline>
    </Stack>
  )
}
