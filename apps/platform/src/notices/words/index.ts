export { isExternal } from './notice-ways.ts'
