import { IconBuildingStore, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './own-links.module.css'

/** The links to the company's public page and the owner's account, which no menu has (C4). */
export function OwnLinks() {
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <nav className={classes.links} aria-label="Sua arena">
      <Link to="/company/profile" className={classes.link}>
        <IconBuildingStore {...icon} />
        Página da arena
      </Link>
      <Link to="/company/account" className={classes.link}>
        <IconUserCircle {...icon} />
        Minha conta
      </Link>
    </nav>
  )
}
