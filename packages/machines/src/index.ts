export * from './computer-game/index.ts'
