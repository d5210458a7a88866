import { adminCompaniesQuery } from '@campo-livre/api/admin/list-companies.ts'
import { companyColumns as asks } from '@campo-livre/domain/companies/columns.ts'
import { companyStatusLabels, type CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { formatPhone } from '../../lib/format-phone.ts'
import { maskCnpj } from '../../lib/masks.ts'
import { choicesOf } from '../../lib/table/choices.ts'
import { ratingText } from '../../lib/table/rating-text.ts'
import type { Thing } from '../../lib/table/thing.ts'
import { DecideCompany } from './admin/decide-company.tsx'

/** Every company, for the admin (H12). */
export const adminCompanies: Thing<CompanyRow> = {
  words: { one: 'empresa', many: 'empresas', gender: 'f' },
  query: adminCompaniesQuery,
  idOf: ({ id }) => id,
  columns: [
    { id: 'name', label: 'Nome', holds: 'text' },
    { id: 'city', label: 'Cidade', holds: 'text' },
    { id: 'state', label: 'Estado', holds: 'text' },
    { id: 'ownerName', label: 'Responsável', holds: 'text' },
    {
      id: 'status',
      label: 'Situação',
      holds: 'choice',
      choices: choicesOf(companyStatusLabels, {
        awaiting_approval: 'waits',
        approved: 'stands',
        refused: 'lost',
        suspended: 'off',
      }),
    },
    { id: 'fields', label: 'Campos', holds: 'count' },
    { id: 'rating', label: 'Nota', holds: 'count', text: ratingText },
    { id: 'reviews', label: 'Avaliações', holds: 'count', hidden: true },
    {
      id: 'cnpj',
      label: 'CNPJ',
      holds: 'text',
      text: ({ cnpj }) => cnpj && maskCnpj(cnpj),
      hidden: true,
    },
    { id: 'ownerEmail', label: 'E-mail', holds: 'text', hidden: true },
    {
      id: 'ownerPhone',
      label: 'Telefone do responsável',
      holds: 'text',
      text: ({ ownerPhone }) => ownerPhone && formatPhone(ownerPhone),
      hidden: true,
    },
    {
      id: 'phone',
      label: 'Telefone da arena',
      holds: 'text',
      text: ({ phone }) => phone && formatPhone(phone),
      hidden: true,
    },
  ],
  asks,
  zoneOf: ({ timeZone }) => timeZone,
  details: (company) => (
    <>
      {company.status === 'approved' && (
        <Link
          to="/company/$id"
          params={{ id: company.slug }}
          className={`${button.secondary} ${button.wide}`}
        >
          Ver a página da arena
        </Link>
      )}
      <DecideCompany key={company.id} company={company} />
    </>
  ),
  empty: { text: 'Quando uma empresa anunciar o campo dela, aparece aqui.' },
}
