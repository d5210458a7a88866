import { Link } from '@tanstack/react-router'
import { type Member, menus } from './menu-items.ts'
import classes from './side-menu.module.css'

/** The entries of those who have more than Home. Code of its own: a guest has none of these icons. */
export default function MemberMenu({ of }: { of: Member }) {
  return menus[of].map(({ title, items }) => (
    <div key={title ?? ''}>
      {title && <h2 className={classes.title}>{title}</h2>}
      <ul className={classes.list}>
        {items.map(({ label, icon: Icon, to }) => (
          <li key={label}>
            <Link
              to={to}
              className={classes.item}
              // `/company` is the beginning of its neighbours' paths.
              activeOptions={{ exact: to === '/company', includeSearch: false }}
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
