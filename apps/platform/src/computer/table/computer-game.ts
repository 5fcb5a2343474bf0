import { type ComputerGameMachine, provideComputerGame } from '@kingside/machines'
import type { ComputerOpponent } from './computer-opponent.ts'

/** The machine of a game against the computer, with its engine. */
export const createComputerGame = ({
  startEngine,
  findMove,
}: ComputerOpponent): ComputerGameMachine => provideComputerGame({ startEngine, findMove })
