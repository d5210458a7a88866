import { Link } from '@tanstack/react-router'
import classes from './resource-nav.module.css'
import { resourceLabels, type ResourceName, resourceNames } from './resource-names.ts'

/** The links to the admin's lists. */
export function ResourceNav({ current }: { current: ResourceName }) {
  return (
    <nav aria-label="O que ver" className={classes.nav}>
      {resourceNames.map((resource) => (
        <Link
          key={resource}
          to="/pages/crud"
          search={resource === resourceNames[0] ? {} : { lista: resource }}
          className={classes.link}
          activeProps={{}}
          data-current={resource === current || undefined}
          {...(resource === current ? { 'aria-current': 'page' as const } : {})}
        >
          {resourceLabels[resource]}
        </Link>
      ))}
    </nav>
  )
}
