export { MobileNavigation, type MobileNavigationProps } from './MobileNavigation.tsx'
export type { BarLink, NavigationMenu } from './navigation.ts'
