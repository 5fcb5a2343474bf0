export { bestOf } from './live-games.ts'
