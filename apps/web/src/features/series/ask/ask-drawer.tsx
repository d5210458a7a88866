import { serverNow } from '@campo-livre/api/client/server-time.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import type { SlotReport } from '@campo-livre/domain/series/request.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { useState } from 'react'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { Themed } from '../../../lib/theme/themed.tsx'
import { askDraft } from './ask-draft.ts'
import { AskForm } from './ask-form.tsx'
import { AskReport } from './ask-report.tsx'
import { AskSent } from './ask-sent.tsx'
import { initialValues, type Wish } from './ask-values.ts'

type Props = {
  opened: boolean
  field: FieldDetail
  interval: MinuteInterval | null
  onClose: () => void
}

type Step = { name: 'form' } | { name: 'report'; wish: Wish; report: SlotReport } | { name: 'sent' }

/** Asking for a fixed slot, in a drawer: which one, then its dates that are free and that are not, then that it is sent. */
export default function AskDrawer({ opened, field, interval, onClose }: Props) {
  const about = `${field.id} ${interval?.start ?? ''} ${interval?.end ?? ''}`
  return (
    <Themed>
      <SideDrawer opened={opened} onClose={onClose} title="Horário fixo">
        {/* Another time that is chosen begins anew. */}
        <Steps key={about} about={about} field={field} interval={interval} onClose={onClose} />
      </SideDrawer>
    </Themed>
  )
}

function Steps({ about, field, interval, onClose }: Omit<Props, 'opened'> & { about: string }) {
  const [step, setStep] = useState<Step>({ name: 'form' })
  const [values, setValues] = useState(() => {
    const kept = askDraft.read()
    return kept?.about === about ? kept.values : initialValues(field, interval, serverNow())
  })
  if (step.name === 'sent') return <AskSent company={field.company.name} onClose={onClose} />
  if (step.name === 'report')
    return (
      <AskReport
        field={field}
        wish={step.wish}
        report={step.report}
        onBack={() => setStep({ name: 'form' })}
        onSent={() => {
          askDraft.drop()
          setStep({ name: 'sent' })
        }}
      />
    )
  return (
    <AskForm
      field={field}
      initial={values}
      onValues={(next) => {
        setValues(next)
        askDraft.keep({ about, values: next })
      }}
      onReport={(wish, report) => setStep({ name: 'report', wish, report })}
    />
  )
}
