import { computerGameMachine } from './computer-game/computer-game.machine.ts'
import { toMermaid } from './mermaid.ts'

/** Every machine's diagram, and the README (relative to this folder) that shows it. */
export const diagrams = [
  { readme: './computer-game/README.md', text: toMermaid(computerGameMachine) },
]
