import { type ReactNode, useState } from 'react'
import {
  createAppRouter,
  createScrollPositions,
  memoryHistory,
  RouterProvider,
} from '../platform/router/index.ts'
import { memoryStore } from '../platform/storage/browser-store.ts'

const Nowhere = () => null

/** Provides a router to a part that links to other pages. */
export function InRouter({ children }: { readonly children: ReactNode }) {
  const [router] = useState(() =>
    createAppRouter(
      [{ path: '*', Page: Nowhere }],
      memoryHistory('/'),
      createScrollPositions(memoryStore()),
    ),
  )
  return <RouterProvider router={router}>{children}</RouterProvider>
}
