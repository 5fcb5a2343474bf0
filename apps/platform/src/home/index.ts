export { wayPaths, type WayToPlay } from './HomePage.view.tsx'
export { HomeWaiting, type HomeWaitingProps } from './HomeWaiting.tsx'
