/**
 * A theme as a stylesheet: it applies to every element with the theme's name in `data-board-theme`, such as the page's
 * root or any element around a board. It needs no build step.
 * @param {string} key
 * @param {Readonly<Record<string, string>>} style CSS variables with their values
 */
export function themeStylesheet(key, style) {
  const lines = Object.entries(style).map(([name, value]) => `  ${name}: ${value};\n`)
  return `[data-board-theme="${key}"] {\n${lines.join('')}}\n`
}
