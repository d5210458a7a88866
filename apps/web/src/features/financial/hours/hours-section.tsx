import '@campo-livre/ui/styles/form.css'
import { hoursReportQuery } from '@campo-livre/api/financial/get-hours-report.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import classes from '../report/report.module.css'
import type { ReportSearch } from '../report/report-search.ts'
import { DealList } from '../deals/deal-list.tsx'
import { HeatMap, type Measure } from './heat-map.tsx'
import { HourDrawer } from './hour-drawer.tsx'
import { hourKey } from './hour-words.ts'
import { ProfitPart } from './profit-part.tsx'
import { RatioList } from './ratio-list.tsx'

const maps = [
  { label: 'Ocupação', mapa: undefined },
  { label: 'Receita', mapa: 'receita' },
  { label: 'Lucro', mapa: 'lucro' },
] as const

const measures: Readonly<Record<string, Measure>> = { receita: 'income', lucro: 'profit' }

type Props = { report: FinancialReport; search: ReportSearch }

/**
 * The ratios of a period, and its hours as a map with their profit (H6, N9, N10): fetched apart from the report, which
 * does not wait.
 */
export default function HoursSection({ report, search }: Props) {
  const { period } = report
  const navigate = useNavigate()
  const query = useQuery({
    ...hoursReportQuery({ ...period, fieldId: search.campo }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="Buscando os horários">
          <Skeleton height="24rem" />
        </div>
      }
      failure="Não deu para buscar os horários"
    >
      {({ period: counted, ratios, cells, fields, profit, sharing }) => (
        <>
          <RatioList ratios={ratios} cells={cells} period={period} fieldId={search.campo} />
          <section className={classes.section} aria-labelledby="horarios">
            <div className={classes.head}>
              <h2 id="horarios" className={classes.title}>
                Horários
              </h2>
              <nav className={classes.choices} aria-label="Mostrar no mapa">
                {maps.map(({ label, mapa }) => (
                  <Link
                    key={label}
                    to="."
                    search={mergeSearch({ mapa })}
                    resetScroll={false}
                    className={classes.choice}
                    activeOptions={{ exact: true, explicitUndefined: true }}
                    data-current={search.mapa === mapa || undefined}
                    {...(search.mapa === mapa ? { 'aria-current': 'page' as const } : {})}
                  >
                    {label}
                  </Link>
                ))}
              </nav>
              <NativeSelect
                aria-label="Campo"
                data={[
                  { value: '', label: 'Todos os campos' },
                  ...fields.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={search.campo ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  void navigate({
                    to: '.',
                    search: mergeSearch({ campo: value === '' ? undefined : value }),
                    resetScroll: false,
                  })
                }
              />
            </div>
            <HeatMap
              cells={cells}
              counted={counted}
              today={report.today}
              shown={measures[search.mapa ?? ''] ?? 'occupancy'}
            />
            {search.mapa === 'lucro' && (
              <ProfitPart profit={profit} sharing={sharing} cells={cells} period={period} />
            )}
          </section>
          <DealList fields={fields} />
          <HourDrawer
            cell={cells.find((cell) => hourKey(cell) === search.hora)}
            cells={cells}
            period={period}
            fields={fields}
            fieldId={search.campo}
            today={report.today}
            offering={search.oferta !== undefined}
            onClose={() =>
              void navigate({
                to: '.',
                search: mergeSearch({ hora: undefined, oferta: undefined }),
                resetScroll: false,
              })
            }
          />
        </>
      )}
    </QueryState>
  )
}
