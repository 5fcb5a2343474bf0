export { leadsAway } from './notice-ways.ts'
