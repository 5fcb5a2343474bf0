export { ClubAdminRoute } from './admin/route.tsx'
export { ClubCreateRoute } from './form/create.route.tsx'
export { ClubRoute } from './page/route.tsx'
export { ClubsRoute } from './list/route.tsx'
