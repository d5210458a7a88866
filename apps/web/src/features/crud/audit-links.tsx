import { type AdminResource, adminResourceLabels } from '@campo-livre/domain/admin/admin-resource.ts'
import type { AuditRow } from '@campo-livre/domain/admin/audit.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { adminLists } from '../../shared/admin/admin-lists.ts'

/** The ways from an entry of the audit to the row that it tells of, with its history, and to who did it (H12). */
export function AuditLinks({ entry: { resource, rowId, kind, who, whoId } }: { entry: AuditRow }) {
  return (
    <>
      {kind !== 'removed' && (
        <RowLink resource={resource} id={rowId}>
          {`Abrir: ${adminResourceLabels[resource].toLowerCase()}`}
        </RowLink>
      )}
      {whoId !== null && (
        <RowLink resource="users" id={whoId}>
          {`Quem fez: ${who ?? ''}`}
        </RowLink>
      )}
    </>
  )
}

function RowLink({ resource, id, children }: { resource: AdminResource; id: string; children: string }) {
  return (
    <Link
      to="/pages/crud"
      search={{ lista: adminLists[resource], aberto: id }}
      className={`${button.secondary} ${button.wide}`}
      activeProps={{}}
    >
      {children}
    </Link>
  )
}
