import { billStanding } from '@campo-livre/domain/series/bill-standing.ts'
import type { SeriesRow } from '@campo-livre/domain/series/series-answer.ts'
import { useNavigate } from '@tanstack/react-router'
import { FilterSelect } from '../../../lib/list/filter-select.tsx'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import type { SeriesSearch } from './series-search.ts'

type Bill = NonNullable<SeriesSearch['conta']>

const options = [
  { value: 'atrasada', label: 'Em atraso' },
  { value: 'aberta', label: 'Em aberto' },
] as const

/** Returns whether a row has the bill that the address asks for. */
export function bySearch(conta: Bill): (row: SeriesRow) => boolean {
  const standing = conta === 'atrasada' ? 'overdue' : 'open'
  return (row) => billStanding(row) === standing
}

/** The filter of the contracts by how their bills stand, in the address. */
export function SeriesFilter({ chosen }: { chosen: Bill | undefined }) {
  const navigate = useNavigate()
  return (
    <FilterSelect
      label="Conta"
      all="Conta: todas"
      value={chosen ?? ''}
      options={options}
      onChange={(value) =>
        void navigate({
          to: '.',
          search: mergeSearch({ conta: options.find((option) => option.value === value)?.value }),
          resetScroll: false,
        })
      }
    />
  )
}
