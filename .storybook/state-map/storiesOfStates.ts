/** A story that shows a state of a machine. */
export interface StateStory {
  /** `machine-name/leaf.path` */
  readonly state: string
  /** The story's name in its file. */
  readonly exportName: string
  /** The story file's own title, without the prefix of its workspace. */
  readonly title: string
}

const title = /^\s*title: '([^']+)'/m
const story = /^export const (\w+)\b/gm
const states = /\bstate: (?:'([^']+)'|\[([^\]]*)\])/

/**
 * The states that the stories of a file show (`parameters: { state: 'sign-in/failed' }`), read from its text: all are
 * needed at once, and loading every story for that would take too long.
 */
export function storiesOfStates(source: string): StateStory[] {
  const fileTitle = title.exec(source)?.[1]
  if (fileTitle === undefined) return []
  const starts = [...source.matchAll(story)]
  return starts.flatMap((match, index) => {
    const text = source.slice(match.index, starts[index + 1]?.index)
    const found = states.exec(text)
    const list = found?.[1] ?? found?.[2] ?? ''
    const names = list
      .split(',')
      .map((name) => name.replaceAll(/['\s]/g, ''))
      .filter((name) => name !== '')
    return names.map((state) => ({ state, exportName: match[1] ?? '', title: fileTitle }))
  })
}
