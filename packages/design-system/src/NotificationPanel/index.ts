export type { Notice } from './NoticeItem.tsx'
export { NotificationButton, type NotificationButtonProps } from './NotificationButton.tsx'
export { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx'
