import { ErrorState } from '@kingside/design-system/ErrorState'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Tabs } from '@kingside/design-system/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { createOpponents } from './opponent.calls.ts'
import { useDependencies } from '../../dependencies.ts'
import { ChallengeFraming } from './ChallengeFrame.tsx'
import { challengeTabMessages } from './challenge-popup.messages.ts'
import { ChallengePart } from './ChallengePart.tsx'
import type { PopupContentProps } from '../../platform/page/index.ts'
import { InvitePart } from '../invite/InvitePart.tsx'
import { OpponentSearchPart } from './OpponentSearchPart.tsx'

const kindsToAnybody = ['lobby', 'name', 'code'] as const
const kindsByName = ['now', 'later', 'invite'] as const
type Kind = (typeof kindsToAnybody)[number] | (typeof kindsByName)[number]

/** The popup for a new challenge: to anybody, to a player found by name, by a code, or to `params.opponent`. */
export function ChallengePopup({ params }: PopupContentProps) {
  const { formatMessage } = useIntl()
  const { server } = useDependencies()
  const [opponentQuery] = useState(() => createOpponents(server))
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
        return <ChallengePart key={kind} kind="short" />
      case 'name':
        return <OpponentSearchPart />
      case 'code':
        return <InvitePart key={kind} />
      case 'now':
        return <ChallengePart key={kind} kind="direct" opponent={named} />
      case 'later':
        return <ChallengePart key={kind} kind="long" opponent={named} />
      case 'invite':
        return named && <InvitePart key={kind} friend={named} />
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
