import { catalogue } from './catalogue/catalogue.ts'
import { toMermaid } from './mermaid.ts'

/** Every machine's diagram, and the README (relative to this folder) that shows it. */
export const diagrams = catalogue.map(({ name, machine }) => ({
  readme: `./${name}/README.md`,
  text: toMermaid(machine),
}))
