import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { spokenLocale } from '../../platform/intl/index.ts'
import { PageFailed, PageLoading, PageTitle } from '../../platform/page/index.ts'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { useSite } from '../../platform/server/index.ts'
import { places } from '../places.messages.ts'
import { loadText } from './load-text.ts'
import { Operator } from './Operator.view.tsx'
import { type TextName, textNames } from './text-names.ts'
import { type TextPage, textSections } from './text-page.ts'
import { TextPageView } from './TextPage.view.tsx'

/** The days of the last changes; the release notes have days of their own. */
const pages = {
  terms: { title: places.terms, changed: '2026-11-30' },
  privacy: { title: places.privacy, changed: '2026-11-30' },
  'fair-play': { title: places.fairPlay, changed: '2026-11-23' },
  'release-notes': { title: places.releaseNotes, changed: null },
} as const satisfies Record<
  TextName,
  { readonly title: MessageDescriptor; readonly changed: string | null }
>

/** One of the pages that are a text: terms, privacy, fair play, release notes. */
export function TextRoute() {
  const { pathname } = useLocation()
  const name = textNames.find((known) => `/${known}` === pathname) ?? 'terms'
  return (
    <>
      <PageTitle {...pages[name].title} />
      <LoadedText key={name} name={name} />
    </>
  )
}

function LoadedText({ name }: { readonly name: TextName }) {
  const { actors, api } = useDependencies()
  const navigate = useNavigate()
  const site = useSite(api)
  const locale = useSelector(actors.language, spokenLocale)
  const { data, isError } = useQuery({
    queryKey: ['text', name, locale],
    queryFn: () => loadText(name, locale),
    staleTime: Infinity,
    networkMode: 'always',
  })
  useEffect(() => {
    // The browser looked for the section before the text was there.
    if (data) document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [data])
  if (isError) return <PageFailed reason="unloaded" onReload={() => window.location.reload()} />
  if (!data) return <PageLoading whole />
  return (
    <TextPageView {...pages[name]} lead={data.lead} sections={sectionsOf(name, data)}>
      {name !== 'release-notes' && (
        <Operator operator={site?.operator ?? null} onSupport={() => void navigate('/support')} />
      )}
    </TextPageView>
  )
}

const sectionsOf = <Name extends TextName>(name: Name, { sections }: TextPage<Name>) =>
  textSections[name].map((id: keyof typeof sections & string) => ({ id, ...sections[id] }))
