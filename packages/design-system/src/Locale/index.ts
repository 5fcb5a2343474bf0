export { LocaleProvider, directions } from './LocaleProvider.tsx'
export type { Direction, LocaleProviderProps } from './LocaleProvider.tsx'
