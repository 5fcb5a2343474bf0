import { themes } from '@kingside/design-system/theme'

/** Puts a theme on the document as it stands. */
export function applyTheme(theme: keyof typeof themes): void {
  const { classList } = document.documentElement
  classList.remove(...Object.values(themes))
  classList.add(themes[theme])
}
