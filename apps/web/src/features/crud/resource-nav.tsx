import { IconLayoutGrid } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './resource-nav.module.css'
import { groupOf, type ResourceName } from './resource-names.ts'

/** The way back to all lists, and the lists of the same group: few enough for a phone. */
export function ResourceNav({ current }: { current: ResourceName }) {
  const { label, lists } = groupOf(current) ?? { label: '', lists: {} }
  return (
    <nav aria-label={`Listas de ${label}`} className={classes.nav}>
      <Link to="/pages/crud" search={{}} className={classes.link} activeProps={{}}>
        <IconLayoutGrid size={20} stroke={1.75} aria-hidden />
        Todas as listas
      </Link>
      {Object.entries(lists).map(([resource, text]) => (
        <Link
          key={resource}
          to="/pages/crud"
          search={{ lista: resource }}
          className={classes.link}
          activeProps={{}}
          data-current={resource === current || undefined}
          {...(resource === current ? { 'aria-current': 'page' as const } : {})}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
