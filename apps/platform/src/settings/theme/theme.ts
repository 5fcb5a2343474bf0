import { themes } from '@kingside/design-system/theme'
import {
  type ColorTheme,
  provideTheme,
  selectThemeView,
  type ThemeMachine,
} from '@kingside/machines/theme'
import { type ActorRefFrom, createActor } from 'xstate'
import { keptValue, type KeyValueStore } from '../../platform/storage/index.ts'

/** Starts the theme machine: it follows the reader, other tabs and the device, and applies the theme to the page. */
export function startTheme(store: KeyValueStore): ActorRefFrom<ThemeMachine> {
  const kept = keptValue(store, 'kingside.theme')
  // Read by public/start.js, which paints the background before the app is loaded.
  const painted = keptValue(store, 'kingside.theme.class')
  const light = window.matchMedia('(prefers-color-scheme: light)')
  const system = (): ColorTheme => (light.matches ? 'light' : 'dark')
  const theme = createActor(provideTheme({ saveTheme: kept.save }), {
    input: { saved: kept.read(), system: system() },
  }).start()

  kept.listen((saved) => theme.send({ type: 'saved.change', saved }))
  light.addEventListener('change', () => theme.send({ type: 'system.change', system: system() }))

  let shown: ColorTheme | null = null
  const show = () => {
    const { theme: wanted } = selectThemeView(theme.getSnapshot())
    if (wanted === shown) return
    shown = wanted
    paint(themes[wanted])
    // If the store fails, the next visit briefly starts in the wrong theme.
    painted.save(themes[wanted]).catch(() => {})
  }
  theme.subscribe(show)
  show()
  return theme
}

function paint(themeClass: string): void {
  const { classList } = document.documentElement
  classList.remove(...Object.values(themes))
  classList.add(themeClass)
  const { backgroundColor } = getComputedStyle(document.body)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor)
}
