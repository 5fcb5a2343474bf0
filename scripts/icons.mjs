// Draws the icons of the installed app from its favicon: `node scripts/icons.mjs`, after a change of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './lib/chromium.mjs'

const folder = fileURLToPath(new URL('../apps/platform/public/', import.meta.url))
const favicon = readFileSync(`${folder}favicon.svg`, 'utf8')
const ground = /<rect[^>]*fill="([^"]+)"/.exec(favicon)?.[1]
if (!ground) throw new Error('favicon.svg has no <rect> with the ground colour.')

/** Systems cut these to a shape of their own: no corners, and the figure keeps away from the edge. */
const fullBleed = favicon
  .replace(/ rx="\d+"/, '')
  .replace(/(<rect[^>]*>)/, '$1<g transform="translate(6.4 6.4) scale(.8)">')
  .replace('</svg>', '</g></svg>')

const icons = [
  { name: '192', side: 192, svg: favicon },
  { name: '512', side: 512, svg: favicon },
  { name: 'maskable', side: 512, svg: fullBleed },
  { name: 'apple-touch', side: 180, svg: fullBleed },
]

const executablePath = chromiumPath()
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath && { executablePath }),
})
const page = await browser.newPage()
for (const { name, side, svg } of icons) {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  writeFileSync(`${folder}icons/${name}.png`, png)
  console.log(`icons/${name}.png ${png.length} bytes`)
}
await browser.close()
