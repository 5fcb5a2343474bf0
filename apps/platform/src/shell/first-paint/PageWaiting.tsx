import { OpeningSplash } from '../../account/session/index.ts'
import { GameWaiting } from '../../game/table/index.ts'
import { HomeWaiting, type HomeWaitingProps } from '../../home/index.ts'
import type { WaitingPage } from './painted-page.ts'

export interface PageWaitingProps extends HomeWaitingProps {
  readonly page: WaitingPage
}

/** A page before it is known who is there. */
export function PageWaiting({ page, onWay }: PageWaitingProps) {
  switch (page) {
    case 'home':
      return <HomeWaiting onWay={onWay} />
    case 'game':
      return <GameWaiting />
    case 'any':
      return <OpeningSplash />
    default:
      return page satisfies never
  }
}
