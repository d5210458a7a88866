import { useQueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { followSession } from '../apps/web/src/app/follow-session.ts'
import { createAppRouter } from '../apps/web/src/app/router.tsx'
import { noteRoutes } from '../apps/web/src/testing/note-routes.ts'

/** The whole app at a path. The default export is for `lazy`: stories of components go without the app. */
export default function AppAt({ path }: { path: string }) {
  const queryClient = useQueryClient()
  const [router] = useState(() => {
    const created = createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] }))
    noteRoutes(created)
    return created
  })
  useEffect(() => followSession(queryClient, router), [queryClient, router])
  return <RouterProvider router={router} />
}
