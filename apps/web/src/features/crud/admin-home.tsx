import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import classes from './admin-home.module.css'
import { resourceGroups } from './resource-names.ts'
import { SearchEverything } from './search-everything.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The admin's home (A11, H12): first what waits for them, then the search, then the way to every list. */
export function AdminHome() {
  return (
    <div className={classes.home}>
      <title>{pageTitle('Gestão de dados')}</title>
      <PageHeader title="Gestão de dados" />
      <WaitingList />
      <SearchEverything wide />
      <nav aria-label="Todas as listas" className={classes.groups}>
        {resourceGroups.map(({ label, lists }) => (
          <section key={label} className={classes.group}>
            <h2>{label}</h2>
            <ul>
              {Object.entries(lists).map(([lista, text]) => (
                <li key={lista}>
                  <Link to="/pages/crud" search={{ lista }} className={classes.link} activeProps={{}}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  )
}
