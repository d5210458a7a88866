import { Link } from '@tanstack/react-router'
import { useSession } from '../session/use-session.ts'
import { menuOf } from './menu-items.ts'
import classes from './side-menu.module.css'

/** The navigation of the signed-in person's role (C2). */
export function SideMenu() {
  const { role } = useSession()
  return (
    <nav aria-label="Menu principal" className={classes.menu}>
      {menuOf(role).map((group) => (
        <div key={group.title ?? ''}>
          {group.title && <h2 className={classes.title}>{group.title}</h2>}
          <ul className={classes.list}>
            {group.items.map(({ label, icon: Icon, to, exact }) => (
              <li key={label}>
                <Link to={to} className={classes.item} activeOptions={{ exact, includeSearch: false }}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
