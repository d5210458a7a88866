import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { SideDrawer } from '../../../../lib/drawer/side-drawer.tsx'
import { useKept } from '../../../../lib/drawer/use-kept.ts'
import { lazyComponent } from '../../../../lib/loading/lazy-component.tsx'
import { resumeWords, type SlotAct } from './slot-act.ts'

const forms = lazyComponent(() => import('./manage-forms.tsx'))

type Props = {
  series: SeriesDetail
  /** The act that is open; undefined for none. */
  act: SlotAct | undefined
  now: string
  onClose: () => void
  onDone: (sentence: string) => void
}

/** The drawer in which an athlete ends, pauses or resumes a fixed slot, or swaps one game (decision 178). */
export function ManageDrawer({ series, act, now, onClose, onDone }: Props) {
  const shown = useKept(act)
  return (
    <SideDrawer opened={act !== undefined} onClose={onClose} title={shown ? titleOf(shown, series, now) : ''}>
      {shown && (
        <forms.Component
          series={series}
          act={shown}
          now={now}
          onClose={onClose}
          onDone={onDone}
          meanwhile={<Skeleton height="8rem" />}
          asked
        />
      )}
    </SideDrawer>
  )
}

function titleOf(act: SlotAct, { timeZone }: SeriesDetail, now: string): string {
  switch (act.do) {
    case 'end':
      return 'Encerrar o horário fixo'
    case 'pause':
      return 'Pausar o horário fixo'
    case 'resume':
      return resumeWords(act.pause, localDay(timeZone, now))
    case 'swap':
    default:
      return 'Trocar o dia'
  }
}
