import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'

/** The link to the editor of a field; that of a draft goes on where it was left. */
export function EditLink({ field: { id, status } }: { field: Pick<FieldRow, 'id' | 'status'> }) {
  return (
    <Link to="/company/fields/$id" params={{ id }} search={{}} className={`${button.primary} ${button.wide}`}>
      {status === 'draft' ? 'Continuar o cadastro' : 'Editar campo'}
    </Link>
  )
}
