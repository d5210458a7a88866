import { IconCalendar, IconLogout, IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '../../../session/sign-out.ts'
import classes from './profile-ways.module.css'

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const

/** The links on the athlete's home. */
export function ProfileWays() {
  const [leaving, setLeaving] = useState(false)
  return (
    <ul className={classes.ways} aria-label="Atalhos">
      <li>
        <Link to="/atleta/reservas" className={classes.way}>
          <IconCalendar {...icon} /> Minhas Reservas
        </Link>
      </li>
      <li>
        <Link to="/" className={classes.way}>
          <IconSearch {...icon} /> Encontrar campos
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={classes.way}
          aria-disabled={leaving}
          onClick={() => {
            if (leaving) return
            setLeaving(true)
            signOut()
          }}
        >
          <IconLogout {...icon} /> {leaving ? 'Saindo…' : 'Sair'}
        </button>
      </li>
    </ul>
  )
}
