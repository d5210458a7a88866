import { ExportButton } from '../../../lib/resource/export/export-button.tsx'
import { fullSelection } from '../../../lib/resource/table/selection.ts'
import { IconFilter } from '@tabler/icons-react'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { MoreActions } from '../../../lib/list/more-actions.tsx'
import { SearchBox } from '../../../lib/list/search-box.tsx'
import { bookingFileColumns, bookingFileOf } from './company-bookings-file.ts'
import { toCompanyBookingsQuestion } from './company-bookings-question.ts'
import { bookingOrders, type CompanyBookingsSearch } from './company-bookings-search.ts'
import classes from './company-bookings-tools.module.css'
import { CompanyFilters } from './company-filters.tsx'

const orderLabels: Readonly<Record<(typeof bookingOrders)[number], string>> = {
  data: 'Data, mais antigas primeiro',
  '-data': 'Data, mais novas primeiro',
  cliente: 'Cliente, de A a Z',
  '-cliente': 'Cliente, de Z a A',
  valor: 'Valor, menor primeiro',
  '-valor': 'Valor, maior primeiro',
}

type Props = {
  search: CompanyBookingsSearch
  onChange: (part: CompanyBookingsSearch, how?: { replace: boolean }) => void
}

/**
 * The search by customer or code, the filters, the order where there is no table head, and the download. On a phone the
 * search stands alone, with a button for the filters and one for the rest.
 */
export function CompanyBookingsTools({ search, onChange }: Props) {
  const { quando, dia, campo, conjunto, situacao } = search
  const filters = [quando ?? dia, campo, conjunto, situacao].filter((each) => each !== undefined).length
  return (
    <div className={classes.tools}>
      <SearchBox
        label="Buscar reservas"
        placeholder="Nome, telefone ou código"
        value={search.busca ?? ''}
        onSearch={(busca) => onChange({ busca: busca || undefined }, { replace: true })}
        className={classes.search}
      />
      <MoreActions label="Filtrar" icon={<IconFilter size={20} stroke={1.75} aria-hidden />} count={filters}>
        <CompanyFilters search={search} onChange={onChange} />
      </MoreActions>
      <MoreActions>
        <FilterSelect
          label="Ordenar"
          all="Ordenar"
          value={search.ordem ?? ''}
          options={bookingOrders.map((value) => ({ value, label: orderLabels[value] }))}
          onChange={(chosen) => onChange({ ordem: bookingOrders.find((order) => order === chosen) })}
          className={classes.order}
        />
        <ExportButton
          resource={bookingFileOf(toCompanyBookingsQuestion(search))}
          params={{ page: 1, perPage: 1, filters: [] }}
          columns={bookingFileColumns}
          selection={fullSelection}
        />
      </MoreActions>
    </div>
  )
}
