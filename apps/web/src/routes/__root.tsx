import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'
import { useAtomValue } from '../lib/state/store.ts'
import { visitAtom } from '../session/atoms.ts'
import { ensureUser } from '../session/session.ts'
import { Frame } from '../shell/frame.tsx'

const between = lazyComponent(() => import('../shell/between-screens.tsx'))

/** Every navigation asks for the user; only the guards below wait for the answer (decision 005). */
export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: () => {
    void ensureUser()
  },
  component: Root,
})

function Root() {
  return (
    <>
      <Frame key={useAtomValue(visitAtom)} />
      <between.Component />
    </>
  )
}
