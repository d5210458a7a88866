import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { GiveBackForm } from './give-back-form.tsx'
import { PauseForm } from './pause-form.tsx'
import { ResumeForm } from './resume-form.tsx'
import type { ContractSearch } from './series-search.ts'

type Props = { series: CompanySeries; search: ContractSearch }

const titles = {
  mudar: 'Mudar o contrato',
  cancelar: 'Cancelar datas',
  pausar: 'Pausar o contrato',
  retomar: 'Retomar o contrato',
  devolver: 'Devolver a semana',
} as const

/** The form over a contract, by the address. Each tells what it would do before it is done. */
export default function ContractForms({ series, search: { fazer, data, pausa } }: Props) {
  const close = useCloseDialog('fazer', fazer !== undefined, ['data', 'pausa'])
  const company = useQuery(ownCompanyQuery())
  const next = series.dates.find(
    ({ status, giveBackCents }) => status === 'confirmed' && giveBackCents !== null,
  )
  const day = data ?? next?.day
  return (
    <SideDrawer opened={fazer !== undefined} onClose={close} title={fazer && titles[fazer]}>
      <QueryState
        query={company}
        skeleton={
          <div role="status" aria-label="Buscando sua arena">
            <Skeleton height="20rem" />
          </div>
        }
        failure="Não deu para buscar sua arena"
      >
        {({ fields }) => {
          const shared = { series, fields, onDone: close }
          if (fazer === 'pausar') return <PauseForm {...shared} />
          if (fazer === 'retomar') return <ResumeForm {...shared} pauseId={pausa ?? ''} />
          if (day === undefined) return <p>Esse contrato não tem mais datas por vir.</p>
          if (fazer === 'mudar')
            return <ChangeForm key={day} {...shared} day={day} isOne={data !== undefined} />
          if (fazer === 'devolver') return <GiveBackForm {...shared} day={day} />
          return <CancelForm key={day} {...shared} day={day} isOne={data !== undefined} />
        }}
      </QueryState>
    </SideDrawer>
  )
}
