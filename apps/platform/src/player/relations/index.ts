export { createRelationCalls } from './calls.ts'
export { PlayerRelation } from './PlayerRelation.tsx'
