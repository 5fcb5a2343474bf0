export { Stack, stackAligns, stackElements, stackJustifies } from './Stack.tsx'
export type { StackProps } from './Stack.tsx'
