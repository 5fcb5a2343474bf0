// Draws the icons of the installed app from its favicon. Run `node scripts/icons.mjs` after changing the favicon.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { chromiumFlags, chromiumPath } from './lib/chromium.mjs'

const folder = fileURLToPath(new URL('../apps/platform/public/', import.meta.url))
const favicon = readFileSync(`${folder}favicon.svg`, 'utf8')
const ground = /<rect[^>]*fill="([^"]+)"/.exec(favicon)?.[1]
if (!ground) throw new Error('favicon.svg has no <rect> with the ground colour.')

/** Systems crop these icons to their own shape: no round corners, and the piece keeps a distance from the edge. */
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

/** @returns {Promise<Buffer>} the picture as PNG
 * @param {number} side in pixels
 * @param {string} svg
 */
async function draw(side, svg) {
  await page.setViewportSize({ width: side, height: side })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  )
  return page.screenshot({ omitBackground: true })
}

for (const { name, side, svg } of icons) {
  const png = await draw(side, svg)
  writeFileSync(`${folder}icons/${name}.png`, png)
  console.log(`icons/${name}.png ${png.length} bytes`)
}

// Browsers ask for this one by themselves wherever a page names no icon, or just changes it. One PNG in an ICO file.
const side = 48
const png = await draw(side, favicon)
const header = Buffer.alloc(22)
header.writeUInt16LE(1, 2)
header.writeUInt16LE(1, 4)
header.set([side, side, 0, 0, 1, 0, 32, 0], 6)
header.writeUInt32LE(png.length, 14)
header.writeUInt32LE(header.length, 18)
writeFileSync(`${folder}favicon.ico`, Buffer.concat([header, png]))
await browser.close()
