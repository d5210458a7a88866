import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { type AdminForm, adminResource } from '../../shared/admin/admin-resource.tsx'
import { contactRowSchema } from '@campo-livre/domain/admin/log-rows.ts'
import { interestSchema } from '@campo-livre/domain/companies/interest.ts'
import { adminContactsQuery } from '@campo-livre/api/admin/list-contacts.ts'
import { contactColumns as filterableColumns } from '@campo-livre/domain/admin/log-rows.ts'
import { type ContactRow } from '@campo-livre/domain/admin/log-rows.ts'
import { contactStatusLabels } from '@campo-livre/domain/admin/admin-words.ts'
import { formatPhone } from '../../lib/format/format-phone.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

const form: AdminForm = {
  fields: [
    { name: 'name', label: 'Arena', type: 'text' },
    { name: 'email', label: 'E-mail', type: 'text' },
    { name: 'phone', label: 'Telefone', type: 'phone' },
    { name: 'description', label: 'Mensagem (opcional)', type: 'text', rows: 4 },
  ],
  schema: interestSchema,
}

/** The admin's list of arenas that would like to be called (H12, H13). */
export const adminContacts: Resource<Stamped<ContactRow>> = adminResource<Stamped<ContactRow>>({
  resource: 'contacts',
  schema: contactRowSchema,
  noun: { one: 'contato', many: 'contatos', gender: 'm' },
  query: adminContactsQuery,
  columns: columnsOf<Stamped<ContactRow>>(filterableColumns, [
    { id: 'name', label: 'Arena' },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(contactStatusLabels, { waiting: 'pending', answered: 'success' }),
    },
    { id: 'email', label: 'E-mail' },
    { id: 'phone', label: 'Telefone', text: ({ phone }) => formatPhone(phone) },
    { id: 'description', label: 'Mensagem', wide: true },
    { id: 'createdAt', label: 'Chegou em' },
    { id: 'answeredAt', label: 'Respondido em', hidden: true },
  ]),
  filterableColumns,
  empty: { text: 'Quando uma arena pedir contato, ela aparece aqui.' },
  create: form,
  edit: ({ masked }) => (masked === true ? null : form),
  runs: [
    {
      label: 'Marcar como respondidos',
      action: 'answer',
      consequence: 'Saem da lista do que espera resposta.',
    },
  ],
  actions: ({ status }) => [
    status === 'waiting'
      ? {
          label: 'Marcar como respondido',
          tone: 'primary',
          action: 'answer',
          done: 'Contato respondido',
          undo: 'Contato marcado como respondido.',
        }
      : { label: 'Reabrir', action: 'reopen', done: 'Contato reaberto', undo: 'Contato reaberto.' },
  ],
  remove: {
    label: 'Apagar contato',
    done: 'Contato apagado',
    question: {
      title: 'Apagar esse contato?',
      consequence: 'Some o nome, o e-mail e o telefone. Não dá para desfazer.',
      keep: 'Manter contato',
      act: 'Apagar contato',
    },
  },
})
