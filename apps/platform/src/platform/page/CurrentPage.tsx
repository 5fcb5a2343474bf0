import { createElement, type ReactNode } from 'react'
import { useNavigate, useRouterState } from '../router/index.ts'
import { ContentBoundary } from './ContentBoundary.tsx'
import { isUnloaded } from './is-unloaded.ts'
import { PageFailed } from './PageFailed.tsx'

const renderFailed = (error: unknown) => <FailedPage error={error} />

/**
 * The page of the address. The frame around it stays while it loads or when it fails.
 * @param waiting shown until the code of the first page is loaded
 */
export function CurrentPage({ waiting }: { readonly waiting: ReactNode }) {
  const { location, page } = useRouterState()
  if (!page) return waiting
  if ('error' in page) return <FailedPage error={page.error} />
  return (
    <ContentBoundary fallback={renderFailed} resetOn={location}>
      {createElement(page.Page)}
    </ContentBoundary>
  )
}

function FailedPage({ error }: { readonly error: unknown }) {
  const navigate = useNavigate()
  return (
    <PageFailed
      reason={isUnloaded(error) ? 'unloaded' : 'broken'}
      onReload={() => window.location.reload()}
      onHome={() => void navigate('/')}
    />
  )
}
