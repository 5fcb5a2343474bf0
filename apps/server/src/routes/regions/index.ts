export { regionRoutes } from './region-routes.ts'
export type { RegionRouteDeps } from './region-routes.ts'
