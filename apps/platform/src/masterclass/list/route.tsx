import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { PageTitle } from '../../platform/page/index.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { aheadQuery, archiveQuery } from '../calls.ts'
import { masterclassApiOf } from '../masterclass-api.ts'
import type { ArchiveChoices } from '../masterclass.types.ts'
import { messages } from '../words.messages.ts'
import { type AheadView, type LoadedList, MasterclassesPage } from './MasterclassesPage.view.tsx'
import { Month } from './Month.tsx'

/** The page of masterclasses. */
export function MasterclassesRoute() {
  const api = masterclassApiOf(useDependencies())
  const navigate = useNavigate()
  const [choices, setChoices] = useState<ArchiveChoices>({ kind: null, language: null, page: 1 })
  const [view, setView] = useState<AheadView>('list')
  const ahead = useQuery(aheadQuery(api))
  const archive = useQuery({ ...archiveQuery(api, choices), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle {...messages.title} />
      <MasterclassesPage
        ahead={
          ahead.data
            ? { status: 'ready', all: ahead.data, count: ahead.data.length }
            : unloaded(ahead)
        }
        archive={
          archive.data
            ? { status: 'ready', all: archive.data.results, count: archive.data.count }
            : unloaded(archive)
        }
        month={<Month />}
        view={view}
        onView={setView}
        choices={choices}
        onChoose={setChoices}
        onOpen={(path) => void navigate(path)}
        onRetry={() => {
          if (ahead.isError) void ahead.refetch()
          if (archive.isError) void archive.refetch()
        }}
      />
    </>
  )
}

const unloaded = (query: { readonly isError: boolean; readonly isFetching: boolean }): LoadedList =>
  query.isError ? { status: 'failed', isRetrying: query.isFetching } : { status: 'loading' }
