import { Link, useRouterState } from '@tanstack/react-router'
import { isListingPath } from '../../features/fields/listing-search.ts'
import { AdminMenu } from './admin-menu.tsx'
import { type Member, type MenuItem, menus } from './menu-items.ts'
import { PlacesBar } from './places-bar.tsx'
import classes from './side-menu.module.css'

type Props = {
  of: Member | 'admin'
  /** True for the menu over the page; the one beside it brings the bar of a phone, even while it is not shown itself. */
  over?: boolean
}

/** The entries of roles with more than Home. Loaded apart: guests need none of these icons. */
export default function MemberMenu({ of, over = false }: Props) {
  if (of === 'admin') return <AdminMenu />
  return (
    <>
      <Entries of={of} />
      {of === 'athlete' && !over && <PlacesBar />}
    </>
  )
}

function Entries({ of }: { of: Member }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // The listing has three paths (A1).
  const isHere = ({ to, also = [] }: MenuItem) =>
    (to === '/' && isListingPath(path)) || also.some((other) => path.startsWith(other))
  return menus[of].map(({ title, items }) => (
    <div key={title ?? ''}>
      {title && <h2 className={classes.title}>{title}</h2>}
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.label}>
            <Link
              to={item.to}
              className={classes.item}
              // `/company` and `/` are prefixes of other entries' paths.
              activeOptions={{ exact: item.to === '/company' || item.to === '/', includeSearch: false }}
              aria-current={isHere(item) ? 'page' : undefined}
            >
              <item.icon size={20} stroke={1.75} aria-hidden />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
