/**
 * A theme as a stylesheet of its own: whatever bears its name in `data-board-theme`, be it the page's
 * root or any element round a board, takes it. No build step has to know of it.
 * @param {string} key
 * @param {Readonly<Record<string, string>>} style CSS variables with their values
 */
export function themeStylesheet(key, style) {
  const lines = Object.entries(style).map(([name, value]) => `  ${name}: ${value};\n`)
  return `[data-board-theme="${key}"] {\n${lines.join('')}}\n`
}
