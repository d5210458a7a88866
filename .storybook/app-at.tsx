import { useQueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { followSession } from '../apps/web/src/app/follow-session.ts'
import { createAppRouter } from '../apps/web/src/app/router.tsx'

/** The whole app at a path. The default export is for `lazy`: stories of components go without the app. */
export default function AppAt({ path }: { path: string }) {
  const queryClient = useQueryClient()
  const [router] = useState(() =>
    createAppRouter(queryClient, createMemoryHistory({ initialEntries: [path] })),
  )
  useEffect(() => followSession(queryClient, router), [queryClient, router])
  return <RouterProvider router={router} />
}
