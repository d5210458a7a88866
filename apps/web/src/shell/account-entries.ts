import type { Role, User } from '@campo-livre/domain/users/user.ts'
import type { LinkOptions } from '@tanstack/react-router'

/** `out` signs out; all others go somewhere. */
type Entry = { label: string; to: NonNullable<LinkOptions['to']> } | { label: string; out: true }

const out: Entry = { label: 'Sair', out: true }
const advertise: Entry = { label: 'Anunciar seu campo', to: '/anunciar-campo' }
const help: Entry = { label: 'Centro de ajuda', to: '/como-funciona' }

const guest: readonly Entry[] = [
  { label: 'Cadastrar-se', to: '/registro' },
  { label: 'Entrar', to: '/login' },
  advertise,
  help,
]

const entries: Readonly<Record<Role, readonly Entry[]>> = {
  athlete: [
    { label: 'Perfil', to: '/atleta/perfil' },
    { label: 'Minhas Reservas', to: '/atleta/reservas' },
    { label: 'Minhas Comandas', to: '/atleta/comandas' },
    out,
    advertise,
    help,
  ],
  company: [
    { label: 'Painel Principal', to: '/company' },
    { label: 'Reservas', to: '/company/bookings' },
    { label: 'Comandas', to: '/company/tabs' },
    out,
    advertise,
    { label: 'Como Funciona', to: '/como-funciona' },
  ],
  admin: [{ label: 'Perfil', to: '/pages/crud' }, out, advertise, help],
}

/** The profile of a kind that we do not know is at home on the listing (C5). */
const unknown: readonly Entry[] = [{ label: 'Perfil', to: '/' }, out, advertise, help]

type Session = { signedIn: boolean; user: User | null; role: Role | null }

/** What the account button offers, by role and in this order (C4). Until the user is known: what holds for anybody. */
export function accountEntries({ signedIn, user, role }: Session): readonly Entry[] {
  if (!signedIn) return guest
  if (!user) return [out, advertise, help]
  return role ? entries[role] : unknown
}
