import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { OwnTitles } from './OwnTitles.view.tsx'
import { createTitleCalls } from './titles.calls.ts'
import type { TitleNeeds } from './titles.types.ts'

export interface OwnTitlesPartProps {
  readonly needs: TitleNeeds
}

/** The reader's own arena titles; for members only. */
export function OwnTitlesPart({ needs }: OwnTitlesPartProps) {
  const { server, actors } = useDependencies()
  const { locale } = useIntl()
  const [calls] = useState(() => createTitleCalls(server))
  const { data, isError, isFetching, refetch } = useQuery(calls.own(locale))
  const { popups } = actors
  return (
    <OwnTitles
      view={
        data
          ? { status: 'ready', facts: data }
          : isError
            ? { status: 'failed', isRetrying: isFetching }
            : { status: 'loading' }
      }
      needs={needs}
      onRetry={() => void refetch()}
      onUpgrade={() =>
        popups.send({ type: 'popup.open', popup: 'upgrade-to-pro', params: { paywall: 'titles' } })
      }
      onConnectFide={() => popups.send({ type: 'popup.open', popup: 'fide' })}
    />
  )
}
