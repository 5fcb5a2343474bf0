import { ErrorState } from '@kingside/design-system/ErrorState'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { type MessageDescriptor, useIntl } from 'react-intl'
import { PageLoading, PageTitle } from '../../platform/page/index.ts'
import { Redirect } from '../../platform/router/index.ts'
import { isNotFound } from '../calls.ts'
import type { draftQuery, LoadedForm } from './organise.calls.ts'
import { messages } from './organise.messages.ts'

export interface FormLoaderProps {
  readonly title: MessageDescriptor
  readonly query: ReturnType<typeof draftQuery>
  /** Called anew with what the server has once the form was read again: what was typed is gone then. */
  readonly children: (loaded: LoadedForm, onReload: () => void) => ReactNode
}

/** Loads the form of a draft or a tournament; who may not change it is sent away. */
export function FormLoader({ title, query, children }: FormLoaderProps) {
  const { formatMessage } = useIntl()
  const form = useQuery(query)
  const [reloads, setReloads] = useState(0)
  if (isNotFound(form.error)) return <Redirect to="/not_found" />
  if (form.isError) {
    return (
      <ErrorState
        level={1}
        title={formatMessage(messages.failed)}
        retryLabel={formatMessage(messages.retry)}
        retrying={form.isFetching}
        onRetry={() => void form.refetch()}
      />
    )
  }
  if (!form.data) return <PageLoading whole />
  const reload = async () => {
    await form.refetch()
    setReloads(reloads + 1)
  }
  return (
    <>
      <PageTitle {...title} />
      <Fragment key={reloads}>{children(form.data, () => void reload())}</Fragment>
    </>
  )
}
