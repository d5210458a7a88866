import type { Role } from '@campo-livre/domain/users/user.ts'
import { IconCalendar, IconHome, IconLayoutDashboard, IconUser } from '@tabler/icons-react'
import type { LinkOptions } from '@tanstack/react-router'

type MenuItem = { label: string; icon: typeof IconHome; to: NonNullable<LinkOptions['to']>; exact: boolean }
export type MenuGroup = { title: string | null; items: readonly MenuItem[] }

const athlete: readonly MenuGroup[] = [
  {
    title: null,
    items: [
      { label: 'Meu Perfil', icon: IconUser, to: '/atleta/perfil', exact: true },
      { label: 'Minhas Reservas', icon: IconCalendar, to: '/atleta/reservas', exact: false },
    ],
  },
]
const company: readonly MenuGroup[] = [
  {
    title: 'Explorar',
    items: [
      { label: 'Painel Principal', icon: IconLayoutDashboard, to: '/company', exact: true },
      { label: 'Reservas', icon: IconCalendar, to: '/company/bookings', exact: false },
    ],
  },
]
const other: readonly MenuGroup[] = [
  { title: null, items: [{ label: 'Home', icon: IconHome, to: '/', exact: true }] },
]

/** What the side menu offers to whom (C2). */
export function menuOf(role: Role | null): readonly MenuGroup[] {
  if (role === 'athlete') return athlete
  return role === 'company' ? company : other
}
