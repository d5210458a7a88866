import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { userRowSchema } from '@campo-livre/domain/users/user-row.ts'
import { adminChanges, adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import { LookButton } from '../../session/look-button.tsx'
import * as z from 'zod/mini'
import { adminUsersQuery } from '@campo-livre/api/admin/list-users.ts'
import { userColumns as filterableColumns } from '@campo-livre/domain/users/user-row.ts'
import { userStatusLabels, type UserRow } from '@campo-livre/domain/users/user-row.ts'
import { profileLabels } from '@campo-livre/domain/users/profile-labels.ts'
import type { FormField } from '../../lib/form/form-field.ts'
import { formatPhone } from '../../lib/format/format-phone.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

const nameField: FormField = { name: 'name', label: 'Nome', type: 'text' }
const phoneField: FormField = { name: 'phone', label: 'Telefone', type: 'phone' }

/** The admin's list of accounts (H12). */
export const adminUsers: Resource<Stamped<UserRow>> = adminResource<Stamped<UserRow>>({
  resource: 'users',
  schema: userRowSchema,
  noun: { one: 'pessoa', many: 'pessoas', gender: 'f' },
  query: adminUsersQuery,
  columns: columnsOf(filterableColumns, [
    { id: 'name', label: 'Nome' },
    { id: 'email', label: 'E-mail' },
    { id: 'phone', label: 'Telefone', text: ({ phone }) => phone && formatPhone(phone) },
    { id: 'profile', label: 'Perfil', choices: choicesOf(profileLabels) },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(userStatusLabels, {
        active: 'success',
        invited: 'pending',
        unverified: 'pending',
        blocked: 'danger',
      }),
    },
    { id: 'emailVerifiedAt', label: 'E-mail confirmado em', hidden: true },
  ]),
  filterableColumns,
  empty: { text: 'Quem se cadastrar aparece aqui.' },
  details: ({ id, name, profile, status }) =>
    profile !== 'admin' && status !== 'blocked' && <LookButton resource="users" id={id} name={name} />,
  changes: ['account'],
  create: {
    fields: [
      nameField,
      {
        name: 'email',
        label: 'E-mail',
        type: 'text',
        description: 'Recebe um convite, com o link para escolher a senha e aceitar os termos.',
      },
      { ...phoneField, label: 'Telefone (opcional)' },
      { name: 'profile', label: 'Perfil', type: 'choice', choices: choicesOf(profileLabels) },
    ],
    schema: adminNews.users,
  },
  // The phone is entered once it is shown.
  edit: ({ masked }) =>
    masked === true
      ? { fields: [nameField], schema: z.pick(adminChanges.users, { name: true }) }
      : { fields: [nameField, phoneField], schema: adminChanges.users },
  runs: [
    {
      label: 'Encerrar sessões',
      action: 'end_sessions',
      consequence: 'Cada pessoa entra de novo na próxima vez.',
    },
    {
      label: 'Bloquear',
      action: 'block',
      consequence: 'Ninguém entra com essas contas. Dá para desbloquear.',
    },
  ],
  actions: ({ status }) => [
    ...(status === 'invited'
      ? [{ label: 'Enviar convite de novo', action: 'invite', done: 'Convite enviado' }]
      : []),
    ...(status === 'unverified'
      ? [{ label: 'Confirmar e-mail', action: 'verify_email', done: 'E-mail confirmado' }]
      : []),
    status === 'blocked'
      ? { label: 'Desbloquear', action: 'unblock', done: 'Conta desbloqueada', undo: 'Conta desbloqueada.' }
      : {
          label: 'Bloquear',
          tone: 'danger',
          action: 'block',
          done: 'Conta bloqueada',
          undo: 'Conta bloqueada: ninguém entra com ela.',
        },
    { label: 'Encerrar sessões', action: 'end_sessions', done: 'Sessões encerradas' },
  ],
  remove: {
    label: 'Excluir conta',
    done: 'Conta excluída',
    question: {
      title: 'Excluir essa conta?',
      consequence:
        'Os dados da pessoa somem, e as reservas passadas ficam sem o nome, como a lei manda. Não dá para desfazer.',
      keep: 'Manter conta',
      act: 'Excluir conta',
    },
  },
})
