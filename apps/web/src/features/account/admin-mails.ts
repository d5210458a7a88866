import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { mailRowSchema } from '@campo-livre/domain/admin/log-rows.ts'
import { adminMailsQuery } from '@campo-livre/api/admin/list-mails.ts'
import { mailColumns as filterableColumns } from '@campo-livre/domain/admin/log-rows.ts'
import { type MailRow } from '@campo-livre/domain/admin/log-rows.ts'
import { mailStatusLabels } from '@campo-livre/domain/admin/admin-words.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of mails (H12), without their texts. */
export const adminMails: Resource<Stamped<MailRow>> = adminResource<Stamped<MailRow>>({
  resource: 'mails',
  schema: mailRowSchema,
  noun: { one: 'e-mail', many: 'e-mails', gender: 'm' },
  query: adminMailsQuery,
  columns: columnsOf<Stamped<MailRow>>(filterableColumns, [
    { id: 'subject', label: 'Assunto' },
    { id: 'to', label: 'Para' },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(mailStatusLabels, { waiting: 'pending', sent: 'success', failed: 'danger' }),
    },
    { id: 'failure', label: 'O que houve', wide: true, hidden: true },
    { id: 'sentAt', label: 'Quando' },
  ]),
  filterableColumns,
  empty: { text: 'Os e-mails que o Campo Livre mandar aparecem aqui.' },
  runs: [{ label: 'Enviar de novo', action: 'resend', consequence: 'Cada pessoa recebe outro igual.' }],
  actions: () => [{ label: 'Enviar de novo', action: 'resend', done: 'E-mail enviado de novo' }],
})
