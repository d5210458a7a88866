import type { Role, User } from '@campo-livre/domain/users/user.ts'
import type { LinkOptions } from '@tanstack/react-router'

/** An entry with `out` signs out; all others are links. */
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

/** The entries of an unknown profile, whose home is the listing (C5). */
const unknown: readonly Entry[] = [{ label: 'Perfil', to: '/' }, out, advertise, help]

type Session = { signedIn: boolean; user: User | null; role: Role | null }

/**
 * Returns the entries of the account menu by role, in order (C4). Until the user is known, those that hold for
 * everybody.
 */
export function accountEntries({ signedIn, user, role }: Session): readonly Entry[] {
  if (!signedIn) return guest
  if (!user) return [out, advertise, help]
  return role ? entries[role] : unknown
}
