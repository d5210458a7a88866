import { adminAuditQuery } from '@campo-livre/api/admin/list-audit.ts'
import { adminResourceLabels } from '@campo-livre/domain/admin/admin-resource.ts'
import {
  auditColumns as filterableColumns,
  auditKindLabels,
  type AuditRow,
} from '@campo-livre/domain/admin/audit.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { AuditLinks } from './audit-links.tsx'

/** The admin's list of who did what (H12). */
export const adminAudit: Resource<AuditRow> = {
  noun: { one: 'registro', many: 'registros', gender: 'm' },
  query: adminAuditQuery,
  idOf: ({ id }) => id,
  columns: columnsOf<AuditRow>(filterableColumns, [
    { id: 'name', label: 'O quê' },
    { id: 'resource', label: 'Tipo', choices: choicesOf(adminResourceLabels) },
    { id: 'kind', label: 'Ação', choices: choicesOf(auditKindLabels) },
    { id: 'who', label: 'Quem' },
    { id: 'at', label: 'Quando' },
    { id: 'fields', label: 'O que mudou' },
    { id: 'reason', label: 'Motivo', wide: true, hidden: true },
  ]),
  filterableColumns,
  details: (entry) => <AuditLinks entry={entry} />,
  empty: { text: 'Cada mudança da administração e das arenas aparece aqui.' },
}
