// The names of components of a production build, by its source maps.
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

/** @import { CDPSession } from 'playwright' */

/** What a component's function is wrapped in by `memo` and `forwardRef`. */
const unwrap = `(type) => {
  let inner = type
  while (inner && typeof inner === 'object') inner = inner.type ?? inner.render
  return inner
}`

/**
 * The file and line of each component that `watchRenders` has seen, by its number.
 * @param {CDPSession} cdp @param {string} folder of the built app
 * @returns {Promise<string[]>}
 */
export async function nameComponents(cdp, folder) {
  /** @type {Map<string, string>} */
  const urls = new Map()
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => urls.set(scriptId, url))
  await cdp.send('Debugger.enable')
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `(window.renders?.types ?? []).map(${unwrap})`,
  })
  const { result: items } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  })
  /** @type {string[]} */
  const names = []
  for (const { name, value } of items) {
    if (/^\d+$/.test(name) && value?.objectId) {
      names[Number(name)] = await nameOf(value.objectId)
    }
  }
  await cdp.send('Debugger.disable')
  return names

  /** @param {string} objectId */
  async function nameOf(objectId) {
    const { internalProperties = [] } = await cdp.send('Runtime.getProperties', { objectId })
    const { value } =
      internalProperties.find((property) => property.name === '[[FunctionLocation]]')?.value ?? {}
    const url = urls.get(value?.scriptId) ?? ''
    return url ? sourceAt(folder, url, value.lineNumber, value.columnNumber) : 'unknown'
  }
}

/** @type {Map<string, SourceMap>} */
const maps = new Map()

/** @param {string} folder @param {string} url @param {number} line @param {number} column */
function sourceAt(folder, url, line, column) {
  const file = join(folder, `${new URL(url).pathname}.map`)
  const map = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  maps.set(file, map)
  const entry = map.findEntry(line, column)
  if (!('originalSource' in entry)) return url
  const source = entry.originalSource.replace(/^.*\/(?=(node_modules|packages|apps)\/)/, '')
  return `${source
    .replace(/^node_modules\//, '')
    .split('/')
    .slice(-3)
    .join('/')}:${entry.originalLine + 1}`
}
