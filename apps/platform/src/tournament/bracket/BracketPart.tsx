import { ErrorState } from '@kingside/design-system/ErrorState'
import { Select } from '@kingside/design-system/Select'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { bracketQuery } from '../calls.ts'
import { gamesMessages, messages as pageMessages, standingMessages } from '../page/page.messages.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import type { Tournament } from '../tournament.types.ts'
import { messages } from './bracket.messages.ts'
import { bracketRounds } from './bracket-rounds.ts'
import { TournamentBracket } from './TournamentBracket.view.tsx'
import { useStageName } from './useStageName.ts'

export interface BracketPartProps {
  /** The id or slug of the page's address. */
  readonly addressId: string
  readonly tournament: Pick<Tournament, 'name'>
  readonly ownUid: string | null
  /** The stage of which the standings show the players, from 1; null is all. */
  readonly stage: number | null
  readonly onStage: (stage: number | null) => void
  readonly onOpen: (gameId: string) => void
}

/** The bracket of a knock-out, and the choice of the stage whose players are listed below. */
export function BracketPart({ addressId, tournament, stage, onStage, ...props }: BracketPartProps) {
  const api = tournamentApiOf(useDependencies())
  const { formatMessage } = useIntl()
  const stageName = useStageName()
  const { data, isError, isFetching, refetch } = useQuery(bracketQuery(api, addressId))
  if (!data) {
    return isError ? (
      <ErrorState
        size="s"
        title={formatMessage(standingMessages.failed)}
        retryLabel={formatMessage(pageMessages.retry)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton shape="block" ratio={3} />
    )
  }
  // Before the start the standings say so.
  if (data.stage_count === 0) return null
  return (
    <Stack gap={4}>
      <TournamentBracket {...props} name={tournament.name} bracket={data} />
      <Select
        label={formatMessage(messages.stages)}
        size="s"
        texts={{
          placeholder: formatMessage(gamesMessages.choose),
          empty: formatMessage(gamesMessages.empty),
        }}
        value={String(stage ?? 0)}
        onChange={(chosen) => onStage(Number(chosen) === 0 ? null : Number(chosen))}
        options={[
          { value: '0', label: formatMessage(messages.everyStage) },
          ...bracketRounds(data)
            .slice(0, data.stages.length)
            .map(({ players }, index) => ({
              value: String(index + 1),
              label: stageName(players),
            })),
        ]}
      />
    </Stack>
  )
}
