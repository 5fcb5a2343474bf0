export { MenuButton } from './MenuButton.tsx'
export type { MenuButtonProps } from './MenuButton.tsx'
export type {
  MenuAction,
  MenuActionSection,
  MenuChoice,
  MenuContent,
  MenuItem,
  MenuLink,
  MenuMultipleSection,
  MenuSection,
  MenuSingleSection,
} from './menu.ts'
