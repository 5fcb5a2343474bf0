export const adminTabs = [
  'info',
  'gallery',
  'cards',
  'events',
  'members',
  'requests',
  'tournaments',
] as const
export type AdminTab = (typeof adminTabs)[number]
