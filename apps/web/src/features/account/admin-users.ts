import { adminUsersQuery } from '@campo-livre/api/admin/list-users.ts'
import { userColumns as filterableColumns } from '@campo-livre/domain/users/columns.ts'
import { userStatusLabels, type UserRow } from '@campo-livre/domain/users/user-row.ts'
import { formatPhone } from '../../lib/format/format-phone.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

const profiles = { athlete: 'Atleta', company: 'Empresa', admin: 'Administração' }

/** The admin's list of accounts (H12). */
export const adminUsers: Resource<UserRow> = {
  noun: { one: 'pessoa', many: 'pessoas', gender: 'f' },
  query: adminUsersQuery,
  idOf: ({ id }) => id,
  columns: columnsOf(filterableColumns, [
    { id: 'name', label: 'Nome' },
    { id: 'email', label: 'E-mail' },
    { id: 'phone', label: 'Telefone', text: ({ phone }) => phone && formatPhone(phone) },
    { id: 'profile', label: 'Perfil', choices: choicesOf(profiles) },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(userStatusLabels, { active: 'success', unverified: 'pending', blocked: 'danger' }),
    },
    { id: 'emailVerifiedAt', label: 'E-mail confirmado em', hidden: true },
  ]),
  filterableColumns,
  empty: { text: 'Quem se cadastrar aparece aqui.' },
}
