import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null

/**
 * The names of all pictures in a vitest report: `dark/id.png`, `dark/phone/id.png`.
 * @param {unknown} report
 * @returns {Set<string>}
 */
export function picturesTaken(report) {
  const files =
    isRecord(report) && Array.isArray(report['testResults']) ? report['testResults'] : []
  const tests = files.flatMap((file) =>
    isRecord(file) && Array.isArray(file['assertionResults']) ? file['assertionResults'] : [],
  )
  return new Set(
    tests.flatMap((test) => {
      const meta = isRecord(test) ? test['meta'] : undefined
      const pictures = isRecord(meta) ? meta['pictures'] : undefined
      return Array.isArray(pictures) ? pictures.map((name) => `${name}.png`) : []
    }),
  )
}

/**
 * The baselines that no story compares any more.
 * @param {ReadonlySet<string>} taken
 * @param {readonly string[]} baselines file names
 */
export const orphansOf = (taken, baselines) => baselines.filter((name) => !taken.has(name))

/** @param {string} path */
const image = (path) =>
  existsSync(path)
    ? `<img src="data:image/png;base64,${readFileSync(path).toString('base64')}" alt="">`
    : '<p>none</p>'

/**
 * A page with expected, actual and difference of every picture that differs, side by side.
 * @param {{ themes: readonly string[], visual: string, baselines: string }} folders
 * @returns {{ count: number, html: string } | undefined} undefined when nothing differs
 */
export function reportPage({ themes, visual, baselines }) {
  const rows = themes.flatMap((theme) => {
    const folder = join(visual, theme)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('-actual.png'))
      .sort()
      .map((name) => {
        const story = name.replace(/-actual\.png$/, '')
        return `<section><h2>${story} <small>${theme}</small></h2><div>
<figure>${image(join(baselines, theme, `${story}.png`))}<figcaption>expected</figcaption></figure>
<figure>${image(join(folder, name))}<figcaption>actual</figcaption></figure>
<figure>${image(join(folder, `${story}-diff.png`))}<figcaption>difference</figcaption></figure>
</div></section>`
      })
  })
  if (rows.length === 0) return undefined
  return {
    count: rows.length,
    html: `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${rows.length} pictures differ</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; background: #f4f1ec; color: #221d18 }
section > div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px }
figure { margin: 0; background: #fff; border: 1px solid #d8d0c4 }
img { display: block; max-width: 100%; margin: auto }
figcaption, p { padding: 4px 8px; color: #6a5f53 }
small { color: #6a5f53; font-weight: 400 }
</style>
<h1>${rows.length} pictures differ</h1>
${rows.join('\n')}
</html>
`,
  }
}
