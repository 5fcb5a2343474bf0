import { readFileSync, writeFileSync } from 'node:fs'
import { diagrams } from '../packages/machines/src/diagrams.ts'

const block = /```mermaid\n[\s\S]*?```/

for (const { readme, text } of diagrams) {
  const file = new URL(`../packages/machines/src/${readme}`, import.meta.url)
  const before = readFileSync(file, 'utf8')
  if (!block.test(before)) throw new Error(`${readme} has no mermaid block to write into.`)
  writeFileSync(file, before.replace(block, `\`\`\`mermaid\n${text}\n\`\`\``))
}
