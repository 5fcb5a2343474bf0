import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parseSync } from 'oxc-parser'
import { barrelOf, changedNames } from './barrel.ts'
import type { Affected, BarrelName, ImportGraph } from './import-graph.ts'
import { matches } from './patterns.ts'
import {
  isSpec,
  isStory,
  isUnitTest,
  rerunEverything,
  rerunStories,
  unnoticed,
  usedByStories,
} from './rules.ts'
import { affectedSpecs } from './specs.ts'

/** The changes since the last full green run. */
export interface Difference {
  /** The commit of that run. */
  readonly commit: string
  /** Whether the installed browser took the pictures of that run. */
  readonly sameBrowser: boolean
  readonly files: readonly string[]
  /** Returns a file's text in that run. */
  readonly before: (file: string) => string | undefined
}

/** The parts of a repository that `npm test` reads. */
export interface Sources {
  readonly files: ReadonlySet<string>
  readonly read: (file: string) => string
  readonly graph: ImportGraph
  /** The story files that compare each picture, by the picture's name. */
  readonly storyFilesByPicture: (
    stories: readonly string[],
  ) => ReadonlyMap<string, readonly string[]>
}

/** The part of a stage to run. */
export interface StagePlan {
  /** The test files; undefined for all, empty when the stage is skipped. */
  readonly files: readonly string[] | undefined
  /** A line for the terminal. */
  readonly line: string
}

/** By stage name. Stages without an entry run entirely. */
export type Plan = Readonly<Record<string, StagePlan>>

/** Decides which tests can be affected since the last full green run. */
export function planOf(difference: Difference, sources: Sources): Plan {
  const { files } = difference
  const since = difference.commit.slice(0, 7)
  const everything = files.find(
    (file) => matches(file, rerunEverything) && !onlyAddsScripts(file, difference, sources),
  )
  const left = Object.entries(unnoticed)
    .filter(([, patterns]) => files.every((file) => matches(file, patterns)))
    .map(([stage]) => [
      stage,
      { files: [], line: `${stage}: left out, nothing that it tests changed since ${since}` },
    ])
  return {
    e2e: testsPlan('e2e', since, allOf(sources, isSpec), () =>
      everything !== undefined
        ? { because: `${everything} changed` }
        : affectedSpecs(
            {
              files: filesWithTexts(difference, sources),
              names: changedBarrelNames(difference, sources),
            },
            sources,
          ),
    ),
    ...Object.fromEntries(left),
    unit: testsPlan('unit', since, allOf(sources, isUnitTest), () => {
      if (everything !== undefined) return { because: `${everything} changed` }
      const affected = sources.graph.affectedBy({
        files,
        names: changedBarrelNames(difference, sources),
      })
      return { affected: (file) => affected.has(file) }
    }),
    stories: testsPlan('stories', since, allOf(sources, isStory), () => {
      if (everything !== undefined) return { because: `${everything} changed` }
      if (!difference.sameBrowser) return { because: 'the last full run had another browser' }
      return affectedStories(difference, sources)
    }),
  }
}

/**
 * Whether a manifest differs only by new scripts. No test can have run those: what calls one by its name has changed
 * too.
 */
function onlyAddsScripts(file: string, { before }: Difference, { files, read }: Sources): boolean {
  if (posix.basename(file) !== 'package.json' || !files.has(file)) return false
  const then = manifestIn(before(file))
  const now = manifestIn(read(file))
  if (then === undefined || now === undefined) return false
  const kept = Object.fromEntries(
    Object.entries(now.scripts).filter(([name]) => Object.hasOwn(then.scripts, name)),
  )
  return isDeepStrictEqual({ ...now, scripts: kept }, then)
}

/** A manifest of npm; undefined for what is none. */
function manifestIn(text: string | undefined): (object & { scripts: object }) | undefined {
  const manifest = text === undefined ? undefined : objectIn(text)
  if (manifest === undefined) return undefined
  const scripts = 'scripts' in manifest ? manifest.scripts : {}
  return typeof scripts === 'object' && scripts !== null ? { ...manifest, scripts } : undefined
}

const allOf = ({ files }: Sources, isTest: (file: string) => boolean) => [...files].filter(isTest)

type Decision = { readonly because: string } | { readonly affected: (file: string) => boolean }

function testsPlan(
  stage: string,
  since: string,
  all: readonly string[],
  decide: () => Decision,
): StagePlan {
  const decision = decide()
  if ('because' in decision) {
    return {
      files: undefined,
      line: `${stage}: all ${all.length} files, since ${decision.because}`,
    }
  }
  const files = all.filter(decision.affected)
  return {
    files,
    line: `${stage}: ${files.length} of ${all.length} files can have changed since ${since}`,
  }
}

function affectedStories(difference: Difference, sources: Sources): Decision {
  const { graph } = sources
  const changed = difference.files.find((file) => matches(file, rerunStories))
  if (changed !== undefined) return { because: `${changed} changed` }
  const affected = graph.affectedBy({
    files: filesWithTexts(difference, sources),
    names: changedBarrelNames(difference, sources),
  })
  const everyStory = [...affected.keys()].find((file) => matches(file, usedByStories))
  if (everyStory !== undefined) return { because: reasonOf(affected, everyStory) }
  const { affected: ofPictures, orphan } = affectedByPictures(difference.files, sources)
  if (orphan !== undefined) return { because: `${orphan} belongs to no story` }
  return { affected: (file) => affected.has(file) || ofPictures.has(file) }
}

/** Only a run of all stories reports a picture without a story, so such a picture requests one. */
function affectedByPictures(changed: readonly string[], sources: Sources) {
  const isPicture = (file: string) => file.startsWith('.storybook/baselines/')
  const isGone = (file: string) => isStory(file) && !sources.files.has(file)
  const pictures = changed.filter(isPicture)
  if (pictures.length === 0 && !changed.some(isGone)) return { affected: new Set<string>() }
  const byPicture = sources.storyFilesByPicture(allOf(sources, isStory))
  const storiesOf = (picture: string) => byPicture.get(posix.basename(picture, '.png')) ?? []
  return {
    affected: new Set(pictures.flatMap(storiesOf)),
    orphan: [...sources.files].find((file) => isPicture(file) && storiesOf(file).length === 0),
  }
}

/** The first file on the way from a change to an affected file. */
function reasonOf(affected: Affected, file: string): string {
  let origin = file
  for (let next = affected.get(origin); next !== undefined && next !== origin;) {
    origin = next
    next = affected.get(origin)
  }
  const changed = origin.replace(/[?#].*$/, '')
  return changed === file ? `${file} changed` : `${file} uses ${changed}, which changed`
}

function changedBarrelNames({ files, before }: Difference, sources: Sources): BarrelName[] {
  return files.flatMap((barrel): BarrelName[] => {
    const now = sources.graph.barrels.get(barrel)
    if (!now) return []
    const text = before(barrel)
    const then = text === undefined ? undefined : barrelOf(parseSync(barrel, text), text)
    const names = then && changedNames(then, now)
    return names ? names.map((name) => ({ barrel, name })) : [{ barrel, name: undefined }]
  })
}

/** The changed files, with the modules that use a changed message in place of its catalogue. */
function filesWithTexts(difference: Difference, sources: Sources): string[] {
  const { catalogues, users } = changedTexts(difference, sources)
  return [...difference.files.filter((file) => !catalogues.has(file)), ...users]
}

interface ChangedTexts {
  /** Catalogues with changes only in messages whose modules are known. */
  readonly catalogues: ReadonlySet<string>
  /** The modules that use these messages. */
  readonly users: ReadonlySet<string>
}

/** A story shows only the messages of its modules, so other messages of a catalogue do not affect it. */
function changedTexts({ files, before }: Difference, { files: all, read, graph }: Sources) {
  const catalogues = new Set<string>()
  const users = new Set<string>()
  for (const file of files) {
    if (!file.endsWith('.json') || !all.has(file)) continue
    const then = messagesIn(before(file) ?? '{}')
    const now = messagesIn(read(file))
    if (!then || !now) continue
    const changed = [...now].filter(([id, text]) => then.get(id) !== text).map(([id]) => id)
    const owners = changed.map((id) => graph.modulesWith(`id: '${id}'`))
    if (owners.some((modules) => modules.length === 0)) continue
    catalogues.add(file)
    for (const module of owners.flat()) users.add(module)
  }
  return { catalogues, users } satisfies ChangedTexts
}

/** The messages of a catalogue by id, such as `game.draw.offer`; undefined for any other file. */
function messagesIn(text: string): ReadonlyMap<string, string> | undefined {
  const content = objectIn(text)
  if (content === undefined) return undefined
  const messages = new Map<string, string>()
  for (const [id, message] of Object.entries(content)) {
    if (typeof message !== 'string' || !id.includes('.')) return undefined
    messages.set(id, message)
  }
  return messages
}

/** The object in a JSON text; undefined when there is none. */
function objectIn(text: string): object | undefined {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null ? content : undefined
  } catch {
    return undefined
  }
}
