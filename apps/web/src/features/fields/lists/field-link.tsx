import type { FieldRow } from '@campo-livre/domain/fields/field-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'

/** A link to the page on which people book a field; nothing for an inactive one. */
export function FieldLink({ field: { id, status } }: { field: Pick<FieldRow, 'id' | 'status'> }) {
  return (
    status === 'active' && (
      <Link to="/field/$id" params={{ id }} className={`${button.secondary} ${button.wide}`}>
        Ver a página do campo
      </Link>
    )
  )
}
