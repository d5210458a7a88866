import { Link } from '@tanstack/react-router'
import classes from './thing-nav.module.css'
import { thingNames, type ThingName, things } from './things.ts'

/** The choice of what is listed: each has an address of its own. */
export function ThingNav({ current }: { current: ThingName }) {
  return (
    <nav aria-label="O que ver" className={classes.nav}>
      {things.map((thing) => (
        <Link
          key={thing}
          to="/pages/crud"
          search={thing === things[0] ? {} : { coisa: thing }}
          className={classes.thing}
          activeProps={{}}
          data-current={thing === current || undefined}
          {...(thing === current ? { 'aria-current': 'page' as const } : {})}
        >
          {thingNames[thing]}
        </Link>
      ))}
    </nav>
  )
}
