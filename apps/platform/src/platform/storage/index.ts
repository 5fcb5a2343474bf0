export { browserStore, memoryStore } from './browser-store.ts'
export { keptValue, type KeptValue } from './kept-value.ts'
export { typedText } from './typed-text.ts'
export type { KeyValueStore } from './key-value-store.ts'
