import { Link, useRouterState } from '@tanstack/react-router'
import { resourceGroups } from '../../features/crud/resource-names.ts'
import classes from './side-menu.module.css'

/** The admin's lists in their groups, below Home (H12). */
export function AdminMenu() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const current = new URLSearchParams(searchStr).get('lista')
  const isHome = pathname === '/pages/crud' && current === null
  return (
    <nav aria-label="Listas" className={classes.menu}>
      <Link
        to="/pages/crud"
        search={{}}
        className={classes.item}
        activeOptions={{ exact: true }}
        activeProps={{}}
        aria-current={isHome ? 'page' : undefined}
      >
        Gestão de dados
      </Link>
      {resourceGroups.map(({ label, lists }) => (
        <div key={label}>
          <h2 className={classes.title}>{label}</h2>
          <ul className={classes.list}>
            {Object.entries(lists).map(([lista, text]) => (
              <li key={lista}>
                <Link
                  to="/pages/crud"
                  search={{ lista }}
                  className={classes.item}
                  activeProps={{}}
                  aria-current={lista === current ? 'page' : undefined}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
