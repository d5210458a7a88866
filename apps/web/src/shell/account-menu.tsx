import '@campo-livre/ui/styles/overlay.css'
import { Menu } from '@mantine/core'
import { type LinkOptions, useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { Themed } from '../lib/themed.tsx'
import { signOut } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'

type Props = { opened: boolean; onChange: (opened: boolean) => void; target: ReactElement }
type Entry = { label: string; to: NonNullable<LinkOptions['to']> }

const entries: Record<'guest' | 'athlete' | 'company' | 'admin', readonly Entry[]> = {
  guest: [{ label: 'Entrar', to: '/login' }],
  athlete: [
    { label: 'Perfil', to: '/atleta/perfil' },
    { label: 'Minhas Reservas', to: '/atleta/reservas' },
  ],
  company: [
    { label: 'Painel Principal', to: '/company' },
    { label: 'Reservas', to: '/company/bookings' },
  ],
  admin: [{ label: 'Perfil', to: '/pages/crud' }],
}

/** What the account button offers, by role (C4). */
export default function AccountMenu({ opened, onChange, target }: Props) {
  const navigate = useNavigate()
  const { signedIn, role } = useSession()
  const known = role ? entries[role] : []
  return (
    <Themed>
      <Menu
        opened={opened}
        onChange={onChange}
        position="bottom-end"
        width={240}
        trapFocus
        returnFocus
        // The first entry gets the focus; an empty stop before it is no part of a menu.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          {(signedIn ? known : entries.guest).map(({ label, to }) => (
            <Menu.Item key={label} onClick={() => void navigate({ to })}>
              {label}
            </Menu.Item>
          ))}
          {signedIn && <Menu.Item onClick={signOut}>Sair</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
    </Themed>
  )
}
