import { Link } from '@tanstack/react-router'
import classes from './section-nav.module.css'
import editor from './profile-editor.module.css'
import { sectionNames, type SectionName } from './sections.ts'

/** The links to the sections of a long form, which take the focus there. */
export function SectionNav() {
  const names = Object.keys(sectionNames) as SectionName[]
  return (
    <nav className={editor.nav} aria-label="Partes da página">
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name}>
            <Link
              to="/company/profile"
              hash={name}
              className={classes.link}
              activeProps={{}}
              aria-current={undefined}
              onClick={() =>
                document.querySelector<HTMLElement>(`#${name} h2`)?.focus({ preventScroll: true })
              }
            >
              {sectionNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
