import { matchPath } from '../router/index.ts'

/** The page that a streaming program shows: nothing of the site stands around it. */
export const overlayPath = '/tournaments/:id/overlay'

export const isOverlay = (pathname: string): boolean => matchPath(overlayPath, pathname) !== null
