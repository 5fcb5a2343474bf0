import { lazyPart, PageLoading } from '../platform/page/index.ts'

/** The games, in a file of their own: they are behind a tab. */
export const Games = lazyPart(async () => (await import('./Games.tsx')).Games, <PageLoading />)
