import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'

/** A link to the page on which people book a field; without one, why there is none yet. */
export function FieldLink({
  field: { id, status, companyStatus },
}: {
  field: Pick<FieldRow, 'id' | 'status' | 'companyStatus'>
}) {
  if (status !== 'active') return null
  if (companyStatus !== 'approved')
    return <p>Os jogadores veem o campo assim que a arena for aprovada. Até lá ele fica guardado.</p>
  return (
    <Link to="/field/$id" params={{ id }} className={`${button.secondary} ${button.wide}`}>
      Ver a página do campo
    </Link>
  )
}
