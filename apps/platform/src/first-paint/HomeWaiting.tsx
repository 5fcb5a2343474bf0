import { HomePage, type HomePageProps } from '../features/home/HomePage.tsx'
import { PageLoading } from '../features/shell/PageLoading.tsx'

export type HomeWaitingProps = Pick<HomePageProps, 'onWay'>

/** The start page, while what can be done there is on its way. */
export function HomeWaiting({ onWay }: HomeWaitingProps) {
  return <HomePage finder={<PageLoading whole />} lobby={<PageLoading />} onWay={onWay} />
}
