import { EmptyState } from '@kingside/design-system/EmptyState'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Tv as TvIcon } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type GameRouteProps, GameSkeleton } from '../game/table/index.ts'
import { PageTitle } from '../platform/page/index.ts'
import { useNavigate } from '../platform/router/index.ts'
import { bestOf, nextOf } from './live-games.ts'
import { BesideTv } from './BesideTv.tsx'
import { useLiveGames } from './use-live-games.ts'
import { messages } from './watch.messages.ts'

/** So long the result of a game stays before the next one is shown, in ms. */
const resultMs = 10_000

/** @param GamePage the page of a game, with which this one shows its games */
export function tvOf(GamePage: ComponentType<GameRouteProps>): ComponentType {
  return function TvRoute() {
    return <Tv GamePage={GamePage} />
  }
}

/** Follows the best game: to its end, and after a moment to the next. */
function Tv({ GamePage }: { readonly GamePage: ComponentType<GameRouteProps> }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data: games = [], isPending } = useLiveGames()
  const [shown, setShown] = useState<string | null>(null)
  const best = bestOf(games)?.gameId ?? null
  // The first is shown at once; the list may come before or after the page.
  if (shown === null && best !== null) setShown(best)
  const next = shown === null ? null : nextOf(games, shown)
  useEffect(() => {
    if (next === null) return undefined
    const timer = setTimeout(() => setShown(next), resultMs)
    return () => clearTimeout(timer)
  }, [next])
  if (shown !== null) return <GamePage gameId={shown} beside={BesideTv} />
  return (
    <>
      <PageTitle {...messages.tvTitle} />
      {isPending ? (
        <GameSkeleton />
      ) : (
        <EmptyState
          level={1}
          icon={<TvIcon />}
          title={formatMessage(messages.nobody)}
          actions={
            <LinkButton href="/" onPress={() => void navigate('/')}>
              <FormattedMessage {...messages.play} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.nobodyHint} />
        </EmptyState>
      )}
    </>
  )
}
