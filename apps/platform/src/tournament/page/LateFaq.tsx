import { Skeleton } from '@kingside/design-system/Skeleton'
import { lazyPart } from '../../platform/page/index.ts'

/** Questions and answers, in a file of their own: few tournaments have any. */
export const Faq = lazyPart(async () => (await import('./Faq.tsx')).Faq, <Skeleton size="l" />)
