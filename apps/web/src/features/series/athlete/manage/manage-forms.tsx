import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'
import { EndForm } from './end-form.tsx'
import { PauseForm } from './pause-form.tsx'
import { ResumeForm } from './resume-form.tsx'
import type { SlotAct } from './slot-act.ts'
import { SwapForm } from './swap-form.tsx'

type Props = {
  series: SeriesDetail
  act: SlotAct
  now: string
  onClose: () => void
  onDone: (sentence: string) => void
}

/** The form of what is about to be done with a fixed slot. */
export default function ManageForms({ act, ...rest }: Props) {
  switch (act.do) {
    case 'end':
      return <EndForm {...rest} />
    case 'pause':
      return <PauseForm {...rest} />
    case 'resume':
      return <ResumeForm pause={act.pause} {...rest} />
    case 'swap':
    default:
      return <SwapForm date={act.date} {...rest} />
  }
}
