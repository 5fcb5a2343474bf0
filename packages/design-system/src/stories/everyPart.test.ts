import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const source = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Parts that bring no words: they arrange others, hold a place, or draw. */
const wordless = [
  'CardSkeleton',
  'FaviconBadge',
  'Grid',
  'Inline',
  'Skeleton',
  'Split',
  'Stack',
  'Surface',
  'VisuallyHidden',
]

/** A story of that name, or a mode of another story. */
const languages = [
  ['InKazakh', 'kazakh'],
  ['InRussian', 'russian'],
  ['LongWords', "'long-words'"],
  ['RightToLeft', "'right-to-left'"],
] as const

interface StoriesFile {
  file: string
  text: string
}

/** The stories of each part by its title: they may stand in several files, which have the title in common. */
const parts = new Map<string, StoriesFile[]>()
for (const file of globSync('*/**/*.stories.tsx', { cwd: source }).sort()) {
  const text = readFileSync(join(source, file), 'utf8')
  const title = /^ {2}title: '([^']+)'/m.exec(text)?.[1] ?? file
  if (!file.startsWith('themes')) parts.set(title, [...(parts.get(title) ?? []), { file, text }])
}

const stories = (text: string) =>
  Array.from(text.matchAll(/^export const (\w+)\b/gm), ([, name = '']) => name)

/** What the documentation page says above the stories, in the docstrings of the file. */
const docs = (text: string) =>
  (text.split(/^export default meta/m)[0] ?? '').replaceAll(/^ \* ?/gm, '')

const saysKeys = /^\| ?key ?\||takes no keys|the keys are those of/im

function lacking(title: string, text: string): string[] {
  const names = stories(text)
  return [
    ...(text.includes('everyLook') ? [] : ['everyLook on one story']),
    ...languages.flatMap(([name, mode]) =>
      wordless.includes(title) || names.includes(name) || text.includes(`${mode}: {`) ? [] : [name],
    ),
    ...['**Do**', "**Don't**"].filter((word) => !docs(text).includes(word)),
    ...(saysKeys.test(docs(text)) ? [] : ['a table of keys, or that it takes no keys']),
  ]
}

describe('the stories of every part', () => {
  it.each([...parts])('are complete: %s', (title, files) => {
    const names = files.map(({ file }) => file).join(', ')
    const text = files.map((file) => file.text).join('\n')
    expect(lacking(title, text), `${names} lacks these stories or words`).toEqual([])
  })

  it('are missing only where a part has no words', () => {
    expect(wordless.filter((title) => !parts.has(title))).toEqual([])
  })
})
