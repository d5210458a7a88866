import type { CompanySeries } from '@campo-livre/domain/series/series-answer.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { useCloseDialog } from '../../../lib/navigation/use-close-dialog.ts'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { GiveBackForm } from './give-back-form.tsx'
import { PauseForm } from './pause-form.tsx'
import { ResumeForm } from './resume-form.tsx'
import type { ContractSearch } from './series-search.ts'
import { WithOwnCompany } from './with-own-company.tsx'

type Props = { series: CompanySeries; search: ContractSearch }

const titles = {
  mudar: 'Mudar o horário fixo',
  cancelar: 'Cancelar datas',
  pausar: 'Pausar o horário fixo',
  retomar: 'Retomar o horário fixo',
  devolver: 'Devolver a semana',
} as const

/** The form over a contract, by the address. Each tells what it would do before it is done. */
export default function ContractForms({ series, search: { fazer, data, pausa } }: Props) {
  const close = useCloseDialog('fazer', fazer !== undefined, ['data', 'pausa'])
  const next = series.dates.find(
    ({ status, giveBackCents }) => status === 'confirmed' && giveBackCents !== null,
  )
  const day = data ?? next?.day
  return (
    <SideDrawer opened={fazer !== undefined} onClose={close} title={fazer && titles[fazer]}>
      <WithOwnCompany>
        {({ fields }) => {
          const shared = { series, fields, onDone: close }
          if (fazer === 'pausar') return <PauseForm {...shared} />
          if (fazer === 'retomar') return <ResumeForm {...shared} pauseId={pausa ?? ''} />
          if (day === undefined) return <p>Esse horário fixo não tem mais datas por vir.</p>
          if (fazer === 'mudar')
            return <ChangeForm key={day} {...shared} day={day} isOne={data !== undefined} />
          if (fazer === 'devolver') return <GiveBackForm {...shared} day={day} />
          return <CancelForm key={day} {...shared} day={day} isOne={data !== undefined} />
        }}
      </WithOwnCompany>
    </SideDrawer>
  )
}
