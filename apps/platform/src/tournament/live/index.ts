export { RunningTournaments } from './LateRunningTournaments.tsx'
