import type { Stamped } from '@campo-livre/domain/admin/stamped.ts'
import { adminResource } from '../../shared/admin/admin-resource.tsx'
import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import { adminChanges } from '@campo-livre/domain/admin/admin-changes.ts'
import { adminCompaniesQuery } from '@campo-livre/api/admin/list-companies.ts'
import { companyColumns as filterableColumns } from '@campo-livre/domain/companies/company-row.ts'
import { companyStatusLabels, type CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { formatPhone } from '../../lib/format/format-phone.ts'
import { maskCep, maskCnpj } from '../../lib/form/masks.ts'
import { choicesOf } from '../../lib/resource/choices.ts'
import { ratingText } from '../../lib/resource/rating-text.ts'
import { columnsOf, type Resource } from '../../lib/resource/resource.ts'
import { LookButton } from '../../session/look-button.tsx'
import { companyForm } from './admin/company-form.ts'
import { decisionsOf } from './admin/decisions.ts'

/** The admin's list of companies (H12). */
export const adminCompanies: Resource<Stamped<CompanyRow>> = adminResource<Stamped<CompanyRow>>({
  resource: 'companies',
  schema: companyRowSchema,
  noun: { one: 'empresa', many: 'empresas', gender: 'f' },
  query: adminCompaniesQuery,
  columns: columnsOf<Stamped<CompanyRow>>(filterableColumns, [
    { id: 'name', label: 'Nome' },
    {
      id: 'street',
      label: 'Endereço',
      text: ({ street, number }) => `${street}, ${number}`,
      hidden: true,
    },
    { id: 'district', label: 'Bairro', hidden: true },
    { id: 'cep', label: 'CEP', text: ({ cep }) => maskCep(cep), hidden: true },
    { id: 'city', label: 'Cidade' },
    { id: 'state', label: 'Estado' },
    { id: 'ownerName', label: 'Responsável' },
    {
      id: 'status',
      label: 'Situação',
      choices: choicesOf(companyStatusLabels, {
        awaiting_approval: 'pending',
        approved: 'success',
        refused: 'danger',
        suspended: 'muted',
      }),
    },
    { id: 'statusReason', label: 'Motivo', wide: true, hidden: true },
    { id: 'fields', label: 'Campos' },
    { id: 'rating', label: 'Nota', text: ratingText },
    { id: 'reviews', label: 'Avaliações', hidden: true },
    {
      id: 'cnpj',
      label: 'CNPJ',
      text: ({ cnpj }) => cnpj && maskCnpj(cnpj),
      hidden: true,
    },
    { id: 'ownerEmail', label: 'E-mail', hidden: true },
    {
      id: 'ownerPhone',
      label: 'Telefone do responsável',
      text: ({ ownerPhone }) => ownerPhone && formatPhone(ownerPhone),
      hidden: true,
    },
    {
      id: 'phone',
      label: 'Telefone da arena',
      text: ({ phone }) => phone && formatPhone(phone),
      hidden: true,
    },
  ]),
  filterableColumns,
  zoneOf: ({ timeZone }) => timeZone,
  details: ({ id, name, status, slug, ownerName }) => (
    <>
      {status === 'approved' && (
        <Link to="/company/$id" params={{ id: slug }} className={`${button.secondary} ${button.wide}`}>
          Ver a página da arena
        </Link>
      )}
      {ownerName !== null && <LookButton resource="companies" id={id} name={name} />}
    </>
  ),
  empty: { text: 'Quando uma empresa anunciar o campo dela, aparece aqui.' },
  changes: ['companies'],
  create: companyForm,
  edit: {
    fields: [
      { name: 'name', label: 'Nome', type: 'text' },
      { name: 'phone', label: 'Telefone da arena', type: 'phone' },
    ],
    schema: adminChanges.companies,
  },
  more: decisionsOf,
})
