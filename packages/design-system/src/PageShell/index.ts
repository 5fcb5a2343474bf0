export { PageShell, pageWidths } from './PageShell.tsx'
export type { PageShellProps } from './PageShell.tsx'
