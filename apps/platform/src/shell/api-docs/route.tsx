import { ErrorState } from '@kingside/design-system/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { PageLoading, PageTitle } from '../../platform/page/index.ts'
import { loadApiAreas } from './api-docs.calls.ts'
import { messages } from './ApiDocs.messages.ts'
import { ApiDocs } from './ApiDocs.view.tsx'

/** The description of the API, for programmers. */
export function ApiDocsRoute() {
  return (
    <>
      <PageTitle {...messages.title} />
      <LoadedDocs />
    </>
  )
}

function LoadedDocs() {
  const deps = useDependencies()
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useQuery({
    queryKey: ['api-docs'],
    queryFn: ({ signal }) => loadApiAreas(deps, signal),
    staleTime: Infinity,
  })
  useEffect(() => {
    // The browser looked for the call before it was there.
    if (data) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [data])
  if (isError) {
    return (
      <ErrorState
        level={1}
        title={formatMessage(messages.failed)}
        retryLabel={formatMessage(messages.retry)}
        onRetry={() => void refetch()}
      >
        <FormattedMessage {...messages.failedText} />
      </ErrorState>
    )
  }
  return data ? <ApiDocs areas={data} /> : <PageLoading whole />
}
