import { Link, useRouterState } from '@tanstack/react-router'
import { isListingPath } from '../features/fields/listing-search.ts'
import { type Member, menus } from './menu-items.ts'
import classes from './side-menu.module.css'

/** The entries of roles with more than Home. Loaded apart: guests need none of these icons. */
export default function MemberMenu({ of }: { of: Member }) {
  // The listing has three paths (A1).
  const listing = useRouterState({ select: ({ location }) => isListingPath(location.pathname) })
  return menus[of].map(({ title, items }) => (
    <div key={title ?? ''}>
      {title && <h2 className={classes.title}>{title}</h2>}
      <ul className={classes.list}>
        {items.map(({ label, icon: Icon, to }) => (
          <li key={label}>
            <Link
              to={to}
              className={classes.item}
              // `/company` and `/` are prefixes of other entries' paths.
              activeOptions={{ exact: to === '/company' || to === '/', includeSearch: false }}
              aria-current={to === '/' && listing ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
