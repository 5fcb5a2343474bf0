export { computerGameStates, snapshotAt } from './computer-game/computer-game.states.ts'
