import { arenaOptionQuery, arenaOptionsQuery } from '@campo-livre/api/admin/arena-options.ts'
import type { FormField } from '../../lib/form/form-field.ts'

/** The field for the arena that a new row is to belong to; a file has its name. */
export const arenaField: FormField<'companyId'> = {
  name: 'companyId',
  label: 'Arena',
  type: 'relation',
  search: arenaOptionsQuery,
  one: arenaOptionQuery,
}
