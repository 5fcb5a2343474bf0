import { themes } from '@kingside/design-system/theme'

/** Sets the document's theme without rendering again. */
export function applyTheme(theme: keyof typeof themes): void {
  const { classList } = document.documentElement
  classList.remove(...Object.values(themes))
  classList.add(themes[theme])
}
