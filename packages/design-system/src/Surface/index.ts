export { Surface, surfaceElements, surfaceRadii, surfaceTones } from './Surface.tsx'
export type { SurfaceProps } from './Surface.tsx'
