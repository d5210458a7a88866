import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { noticeRowSchema } from '@campo-livre/domain/admin/log-rows.ts'
import { adminNoticesQuery } from '@campo-livre/api/admin/list-notices.ts'
import { noticeColumns as filterableColumns } from '@campo-livre/domain/admin/log-rows.ts'
import { type NoticeRow } from '@campo-livre/domain/admin/log-rows.ts'
import { yesOrNo } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of everybody's notices (H12). */
export const adminNotices: Resource<Stamped<NoticeRow>> = adminResource<Stamped<NoticeRow>>({
  resource: 'notices',
  schema: noticeRowSchema,
  noun: { one: 'aviso', many: 'avisos', gender: 'm' },
  query: adminNoticesQuery,
  columns: columnsOf<Stamped<NoticeRow>>(filterableColumns, [
    { id: 'message', label: 'Aviso', wide: true },
    { id: 'userName', label: 'Para quem' },
    { id: 'createdAt', label: 'Quando' },
    { id: 'read', label: 'Lido', choices: yesOrNo },
    { id: 'readAt', label: 'Lido em', hidden: true },
  ]),
  filterableColumns,
  empty: { text: 'O que o Campo Livre avisar a cada pessoa aparece aqui.' },
  changes: ['notifications'],
  runs: [
    {
      label: 'Apagar avisos',
      action: 'remove',
      consequence: 'Somem da lista das pessoas. Não dá para desfazer.',
    },
  ],
  remove: {
    label: 'Apagar aviso',
    done: 'Aviso apagado',
    question: {
      title: 'Apagar esse aviso?',
      consequence: 'Ele some da lista da pessoa. Não dá para desfazer.',
      keep: 'Manter aviso',
      act: 'Apagar aviso',
    },
  },
})
