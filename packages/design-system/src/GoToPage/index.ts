export { GoToPage } from './GoToPage.tsx'
export type { GoToPageProps, GoToPageTexts } from './GoToPage.tsx'
