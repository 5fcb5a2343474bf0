export { Tabs, tabsActivations, tabsOrientations, tabsPanels } from './Tabs.tsx'
export type { TabItem, TabsProps } from './Tabs.tsx'
