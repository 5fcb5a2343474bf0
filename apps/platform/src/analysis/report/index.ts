export { ReportProgress } from './ReportProgress.tsx'
export { useGameReport } from './useGameReport.ts'
