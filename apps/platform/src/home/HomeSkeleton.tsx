import { EmptyBoard } from './EmptyBoard.tsx'
import { HomePage, type HomePageProps } from './HomePage.view.tsx'
import { FinderSkeleton } from '../lobby/finder/index.ts'

export type HomeWaitingProps = Pick<HomePageProps, 'onWay'>

/** The start page while its content loads. */
export function HomeSkeleton({ onWay }: HomeWaitingProps) {
  return (
    <HomePage
      finder={<FinderSkeleton />}
      topGame={<EmptyBoard />}
      followed={null}
      lobby={null}
      daily={null}
      tower={null}
      onWay={onWay}
    />
  )
}
