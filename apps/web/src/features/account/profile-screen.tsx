import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { IconCalendar, IconLogout } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatPhone } from '../../lib/format-phone.ts'
import { pageTitle } from '../../lib/page-title.ts'
import { signOut } from '../../session/session.ts'
import classes from './profile-screen.module.css'

const route = getRouteApi('/_athlete/atleta/perfil')

/** The athlete's home (B4): who is signed in, and where to go from here. */
export function ProfileScreen() {
  const { user } = route.useRouteContext()
  const [leaving, setLeaving] = useState(false)
  const facts = [
    ['Nome', user.name],
    ['E-mail', user.email],
    ['Telefone', user.phone ? formatPhone(user.phone) : 'Não informado'],
  ] as const
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Meu Perfil')}</title>
      <PageHeader title="Meu Perfil" />
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.ways}>
        <Link to="/atleta/reservas" className={classes.way}>
          <IconCalendar size={22} stroke={1.75} aria-hidden /> Minhas Reservas
        </Link>
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
          <IconLogout size={22} stroke={1.75} aria-hidden /> {leaving ? 'Saindo…' : 'Sair'}
        </button>
      </div>
    </div>
  )
}
