export { LoadMore, loadMoreStatuses } from './LoadMore.tsx'
export type { LoadMoreProps, LoadMoreStatus, LoadMoreTexts } from './LoadMore.tsx'
