export { wayPaths, type WayToPlay } from './HomePage.view.tsx'
export { HomeSkeleton, type HomeWaitingProps } from './HomeSkeleton.tsx'
