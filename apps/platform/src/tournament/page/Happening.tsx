import { Banner } from '@kingside/design-system/Banner'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { PhaseData } from '@kingside/machines/tournament-phase'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { usePlayer } from '../../platform/realtime/index.ts'
import { freshEntryOf, keyOf } from '../calls.ts'
import { JoinPart } from '../join-button/JoinPart.tsx'
import { tournamentApiOf } from '../tournament-api.ts'
import type { Tournament } from '../tournament.types.ts'
import { messages } from './page.messages.ts'
import { PhasePart } from './PhasePart.tsx'

export interface HappeningProps {
  /** The id or slug of the address. */
  readonly addressId: string
  readonly tournament: Tournament
  readonly isMember: boolean
  readonly isOver: boolean
  /** The reader's own entry. */
  readonly you: Parameters<typeof freshEntryOf>[0]['you']
  readonly data: PhaseData | null
  readonly onStandings: () => void
}

/** What a tournament does now, with the reader's action; that it was called off. */
export function Happening(props: HappeningProps) {
  const { addressId, tournament, isMember, isOver, you, data, onStandings } = props
  const deps = useDependencies()
  const api = tournamentApiOf(deps)
  const queryClient = useQueryClient()
  const { formatMessage } = useIntl()
  const { uid } = usePlayer(deps)
  const fresh = useMemo(() => freshEntryOf({ tournament, you }), [tournament, you])
  const isToCheckIn =
    tournament.mode === 'offline' && you?.status === 'joined' && you.checked_in === false
  const resume = async () => {
    // The button to join says why it was refused.
    await api.resume({ params: { id: tournament.id } }).catch(() => null)
    await queryClient.invalidateQueries({ queryKey: keyOf(addressId) })
  }
  if (tournament.is_canceled) {
    return (
      <Banner type="warning" title={formatMessage(messages.canceled)}>
        <FormattedMessage {...messages.canceledHint} />
      </Banner>
    )
  }
  return (
    <PhasePart
      key={isMember ? uid : null}
      id={tournament.id}
      addressId={addressId}
      isMember={isMember}
      v={tournament.v}
      isOver={isOver}
      playerUid={isMember ? uid : null}
      data={data}
      join={
        isJoinable(tournament) && (
          <Stack gap={2}>
            <JoinPart tournament={tournament} you={fresh.you} />
            {isToCheckIn && (
              <Text size="s" tone="muted">
                <FormattedMessage {...messages.checkInAtBoard} />
              </Text>
            )}
          </Stack>
        )
      }
      onFindOpponent={() => void resume()}
      onStandings={onStandings}
    />
  )
}

/**
 * Whether players join it here: over the board until it starts, after that its arbiter lets them in. Who plays in a
 * broadcast is decided elsewhere.
 */
const isJoinable = ({ mode, status, is_broadcast: isBroadcast }: Tournament): boolean =>
  mode === 'online' ? status !== 'completed' : status === 'expected' && !isBroadcast
