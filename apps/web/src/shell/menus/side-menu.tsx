import { IconHome } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { isListingPath } from '../../features/fields/listing-search.ts'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { useSession } from '../../session/use-session.ts'
import classes from './side-menu.module.css'

const member = lazyComponent(() => import('./member-menu.tsx'))

/** The navigation of the user's role (C2); empty until the role is known. An admin's lists follow it. `over`: over the page. */
export function SideMenu({ over = false }: { over?: boolean }) {
  const { signedIn, user, role } = useSession()
  return (
    <>
      <nav aria-label="Menu principal" className={classes.menu}>
        {role === 'athlete' || role === 'company' ? (
          <member.Component of={role} over={over} />
        ) : (
          (user !== null || !signedIn) && <Home />
        )}
      </nav>
      {role === 'admin' && <member.Component of={role} />}
    </>
  )
}

/** The listing has three paths (A1). */
function Home() {
  const here = useRouterState({ select: ({ location }) => isListingPath(location.pathname) })
  return (
    <Link
      to="/"
      className={classes.item}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={here ? 'page' : undefined}
    >
      <IconHome size={20} stroke={1.75} aria-hidden />
      Home
    </Link>
  )
}
