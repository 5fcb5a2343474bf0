import { ErrorState, Skeleton, Tabs } from '@kingside/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { createOpponents } from './opponent.calls.ts'
import type { AppDependencies } from '../../dependencies.ts'
import { ChallengeFraming } from './ChallengeFrame.tsx'
import { challengeTabMessages } from './challenge-popup.messages.ts'
import { createChallengeParts } from './challenge-actors.tsx'
import type { PopupContentProps } from '../../platform/page/index.ts'
import { createInvitePart } from '../invite/invite-actors.tsx'
import { createOpponentSearch } from './opponent-search.tsx'

const kindsToAnybody = ['lobby', 'name', 'code'] as const
const kindsByName = ['now', 'later', 'invite'] as const
type Kind = (typeof kindsToAnybody)[number] | (typeof kindsByName)[number]

/** A new challenge: to anybody, to somebody who is looked for by name, or by a code, and with `params.opponent` to that player. */
export const challengePopup = (deps: AppDependencies) => {
  const { ShortPart, LongPart, DirectPart } = createChallengeParts(deps)
  const InvitePart = createInvitePart(deps)
  const OpponentSearch = createOpponentSearch(deps)
  const opponentQuery = createOpponents(deps.server)

  function ChallengePopup({ params }: PopupContentProps) {
    const { formatMessage } = useIntl()
    const uid = params.opponent ?? ''
    const opponent = useQuery({ ...opponentQuery(uid), enabled: uid !== '' })
    const named = opponent.data ?? null
    const [chosen, setChosen] = useState<Kind | null>(null)
    if (uid !== '' && opponent.isPending) return <Skeleton lines={4} />
    if (opponent.isError) {
      return (
        <ErrorState
          size="s"
          title={formatMessage(challengeTabMessages.failed)}
          retryLabel={formatMessage(challengeTabMessages.retry)}
          retrying={opponent.isFetching}
          onRetry={() => void opponent.refetch()}
        />
      )
    }

    const kinds: readonly Kind[] = named ? kindsByName : kindsToAnybody
    const contentOf = (kind: Kind) => {
      switch (kind) {
        case 'lobby':
          return <ShortPart />
        case 'name':
          return <OpponentSearch />
        case 'code':
          return <InvitePart />
        case 'now':
          return <DirectPart opponent={named} />
        case 'later':
          return <LongPart opponent={named} />
        case 'invite':
          return named && <InvitePart friend={named} />
        default:
          return kind satisfies never
      }
    }
    return (
      <ChallengeFraming value="none">
        <Tabs
          label={formatMessage(challengeTabMessages.label)}
          value={kinds.find((kind) => kind === chosen) ?? kinds[0] ?? 'lobby'}
          onChange={setChosen}
          tabs={kinds.map((value) => ({
            value,
            label: formatMessage(challengeTabMessages[value]),
            content: contentOf(value),
          }))}
        />
      </ChallengeFraming>
    )
  }

  return ChallengePopup
}
