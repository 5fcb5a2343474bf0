import { OpeningSplash } from '../../account/session/index.ts'
import { GameSkeleton } from '../../game/table/index.ts'
import { HomeSkeleton, type HomeWaitingProps } from '../../home/index.ts'
import type { WaitingPage } from './painted-page.ts'

export interface PageWaitingProps extends HomeWaitingProps {
  readonly page: WaitingPage
}

/** The skeleton of a page before the user is known. */
export function PageSkeleton({ page, onWay }: PageWaitingProps) {
  switch (page) {
    case 'home':
      return <HomeSkeleton onWay={onWay} />
    case 'game':
      return <GameSkeleton />
    case 'any':
      return <OpeningSplash />
    default:
      return page satisfies never
  }
}
