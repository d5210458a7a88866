import { IconChevronLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import classes from './back-link.module.css'

type Props = {
  /** The address of the list that the screen belongs to. */
  to: NonNullable<LinkProps['to']>
  /** The heading of that list. */
  children: string
}

/** The link above a screen of one thing that leads back to the list of all. */
export function BackLink({ to, children }: Props) {
  return (
    <Link to={to} className={classes.back}>
      <IconChevronLeft size={20} stroke={1.75} aria-hidden /> {children}
    </Link>
  )
}
