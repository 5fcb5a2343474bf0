import { EmptyBoard } from './EmptyBoard.tsx'
import { HomePage, type HomePageProps } from './HomePage.view.tsx'
import { PageLoading } from '../platform/page/index.ts'

export type HomeWaitingProps = Pick<HomePageProps, 'onWay'>

/** The start page while its content loads. */
export function HomeSkeleton({ onWay }: HomeWaitingProps) {
  return <HomePage finder={<PageLoading />} topGame={<EmptyBoard />} lobby={null} onWay={onWay} />
}
