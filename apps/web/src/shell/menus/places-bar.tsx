import { Link, useRouterState } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { isListingPath } from '../../features/fields/listing-search.ts'
import { athletesOwn } from './menu-items.ts'
import classes from './places-bar.module.css'

/**
 * The main places of an athlete at the bottom of a phone, in their area and on the listing. It gives way to the bar of
 * a screen's acts, and to the keyboard while something is typed.
 */
export function PlacesBar() {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (!path.startsWith('/atleta') && !isListingPath(path)) return null
  const places = athletesOwn.flatMap(({ items }) => items.filter(({ bar }) => bar !== undefined))
  return createPortal(
    <nav aria-label="Acesso rápido" className={classes.bar}>
      {places.map(({ bar, icon: Icon, to }) => (
        <Link key={to} to={to} className={classes.place} activeOptions={{ includeSearch: false }}>
          <Icon size={22} stroke={1.75} aria-hidden />
          {bar}
        </Link>
      ))}
    </nav>,
    document.body,
  )
}
