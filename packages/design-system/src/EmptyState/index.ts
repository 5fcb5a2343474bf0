export { EmptyState } from './EmptyState.tsx'
export type { EmptyStateProps } from './EmptyState.tsx'
export { statePanelSizes } from './StatePanel.tsx'
