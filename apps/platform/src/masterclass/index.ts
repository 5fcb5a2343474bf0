export { MasterclassesRoute } from './list/route.tsx'
export { MasterclassRoute } from './page/route.tsx'
