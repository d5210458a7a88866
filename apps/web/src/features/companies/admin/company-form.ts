import { ownerOptionQuery, ownerOptionsQuery } from '@campo-livre/api/admin/owner-options.ts'
import { adminNews } from '@campo-livre/domain/admin/admin-changes.ts'
import { stateCodes } from '@campo-livre/domain/places/states.ts'
import type { AdminForm } from '../../../shared/admin/admin-resource.tsx'

/** The form of an arena that an admin registers for somebody, who has an account or an invitation (H12). */
export const companyForm: AdminForm = {
  fields: [
    {
      name: 'ownerId',
      label: 'Responsável',
      type: 'relation',
      description: 'Uma conta de empresa, com arena nenhuma ainda.',
      search: ownerOptionsQuery,
      one: ownerOptionQuery,
    },
    { name: 'name', label: 'Nome da arena', type: 'text' },
    { name: 'cnpj', label: 'CNPJ', type: 'cnpj' },
    { name: 'cep', label: 'CEP', type: 'text', half: true },
    { name: 'number', label: 'Número', type: 'text', half: true },
    { name: 'street', label: 'Rua', type: 'text' },
    { name: 'district', label: 'Bairro', type: 'text' },
    { name: 'city', label: 'Cidade', type: 'text', half: true },
    {
      name: 'state',
      label: 'Estado',
      type: 'choice',
      choices: stateCodes.map((value) => ({ value, label: value })),
      half: true,
    },
  ],
  schema: adminNews.companies,
}
