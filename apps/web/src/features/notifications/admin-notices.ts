import { adminNoticesQuery } from '@campo-livre/api/admin/list-notices.ts'
import { noticeColumns as filterableColumns, type NoticeRow } from '@campo-livre/domain/admin/admin-rows.ts'
import { yesOrNo } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'

/** The admin's list of everybody's notices (H12). */
export const adminNotices: Resource<NoticeRow> = {
  noun: { one: 'aviso', many: 'avisos', gender: 'm' },
  query: adminNoticesQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<NoticeRow>(filterableColumns, [
    { id: 'message', label: 'Aviso', wide: true },
    { id: 'userName', label: 'Para quem' },
    { id: 'createdAt', label: 'Quando' },
    { id: 'read', label: 'Lido', choices: yesOrNo },
    { id: 'readAt', label: 'Lido em', hidden: true },
  ]),
  filterableColumns,
  empty: { text: 'O que o Campo Livre avisar a cada pessoa aparece aqui.' },
}
