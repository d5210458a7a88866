import { adminUsersQuery } from '@campo-livre/api/admin/list-users.ts'
import { userColumns as asks } from '@campo-livre/domain/users/columns.ts'
import { userStandingLabels, type UserRow } from '@campo-livre/domain/users/user-row.ts'
import { formatPhone } from '../../lib/format-phone.ts'
import { choicesOf } from '../../lib/table/choices.ts'
import type { Thing } from '../../lib/table/thing.ts'

const profiles = { athlete: 'Atleta', company: 'Empresa', admin: 'Administração' }

/** Everyone who has an account, for the admin (H12). */
export const adminUsers: Thing<UserRow> = {
  words: { one: 'pessoa', many: 'pessoas', gender: 'f' },
  query: adminUsersQuery,
  idOf: ({ id }) => id,
  columns: [
    { id: 'name', label: 'Nome', holds: 'text' },
    { id: 'email', label: 'E-mail', holds: 'text' },
    { id: 'phone', label: 'Telefone', holds: 'text', text: ({ phone }) => phone && formatPhone(phone) },
    { id: 'profile', label: 'Perfil', holds: 'choice', choices: choicesOf(profiles) },
    {
      id: 'status',
      label: 'Situação',
      holds: 'choice',
      choices: choicesOf(userStandingLabels, { active: 'stands', unverified: 'waits', blocked: 'lost' }),
    },
    { id: 'emailVerifiedAt', label: 'E-mail confirmado em', holds: 'instant', hidden: true },
  ],
  asks,
  empty: { text: 'Quem criar uma conta aparece aqui.' },
}
