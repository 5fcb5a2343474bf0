import { TournamentCard } from '@kingside/design-system/TournamentCard'
import { useIntl } from 'react-intl'
import { JoinPart } from '../join-button/JoinPart.tsx'
import { StageBadge } from '../StageBadge.tsx'
import type { ShortTournament } from '../tournament.types.ts'
import { useFacts } from '../useFacts.ts'
import { factMessages } from '../words.messages.ts'

export interface TournamentTileProps {
  readonly tournament: ShortTournament
  readonly headingLevel?: 2 | 3
  readonly onOpen: (path: string) => void
}

/** One tournament of a list, with its button to join. */
export function TournamentTile({ tournament, headingLevel = 3, onOpen }: TournamentTileProps) {
  const { formatMessage } = useIntl()
  const { timeOf, kindOf, startOf, playersOf, prizeOf, feeOf } = useFacts()
  const { slug, name, cover, start, status, mode, user_signed: isSigned } = tournament
  const path = `/tournaments/${slug}`
  const prize = prizeOf(tournament)
  const fee = feeOf(tournament)
  const isOpen = status !== 'completed' && mode === 'online'
  return (
    <TournamentCard
      name={name}
      {...(cover === null ? { compact: true } : { image: cover })}
      status={<StageBadge tournament={tournament} />}
      live={status === 'goes'}
      timeControl={`${timeOf(tournament)} · ${kindOf(tournament)}`}
      start={{ text: startOf(tournament), dateTime: start }}
      players={playersOf(tournament)}
      {...(prize !== null && { prize })}
      {...(fee !== null && { fee })}
      {...(tournament.community_that_organized && {
        organizer: tournament.community_that_organized.name,
      })}
      texts={{
        timeControl: formatMessage(factMessages.timeControl),
        start: formatMessage(factMessages.start),
        players: formatMessage(factMessages.players),
        prize: formatMessage(factMessages.prize),
        fee: formatMessage(factMessages.fee),
        place: formatMessage(factMessages.place),
      }}
      href={path}
      onPress={() => onOpen(path)}
      headingLevel={headingLevel}
      {...(isOpen && {
        actions: <JoinPart tournament={tournament} you={isSigned ? joined : null} />,
      })}
    />
  )
}

/** What a list tells of the reader's own entry. */
const joined = { status: 'joined' } as const
