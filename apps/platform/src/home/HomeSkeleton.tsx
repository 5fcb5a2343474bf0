import { HomePage, type HomePageProps } from './HomePage.view.tsx'
import { PageLoading } from '../platform/page/index.ts'

export type HomeWaitingProps = Pick<HomePageProps, 'onWay'>

/** The start page, while what can be done there is on its way. */
export function HomeSkeleton({ onWay }: HomeWaitingProps) {
  return <HomePage finder={<PageLoading whole />} lobby={<PageLoading />} onWay={onWay} />
}
