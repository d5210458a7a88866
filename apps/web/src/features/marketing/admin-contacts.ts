import { adminContactsQuery } from '@campo-livre/api/admin/list-contacts.ts'
import { contactColumns as filterableColumns, type ContactRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { contactStatusLabels } from '@campo-livre/domain/admin/admin-words.ts'
import { formatPhone } from '../../lib/format/format-phone.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of arenas that would like to be called (H12, H13). */
export const adminContacts: Resource<ContactRow> = {
  noun: { one: 'contato', many: 'contatos', gender: 'm' },
  query: adminContactsQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<ContactRow>(filterableColumns, [
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
}
