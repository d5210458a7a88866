import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { tellRain } from '@campo-livre/api/rain/tell-rain.ts'
import { describeTimes } from '@campo-livre/domain/closures/describe-times.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { describeRainOutcome } from '@campo-livre/domain/rain/rain-outcome.ts'
import { type RainPreview, rainPreviewSchema } from '@campo-livre/domain/rain/rain-preview.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '../../../lib/action/use-action.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { type ChosenForRain, rainChoicesFor } from './choose-rain.ts'
import { DecideRainStep } from './decide-rain-step.tsx'
import { RainForm } from './rain-form.tsx'
import { toRain, usualRain } from './rain-values.ts'

/** The two steps of a rain: where and when; then what each booking in it gets. */
export function TellRain({ own }: { own: OwnCompany }) {
  const { timeZone } = own
  const uncovered = own.fields.filter(({ indoor }) => !indoor)
  const navigate = useNavigate()
  const now = useNow(60_000)
  const today = localDay(timeZone, now)
  const ids = uncovered.map(({ id }) => id)
  const [values, setValues] = useState(() => usualRain(ids, now, timeZone))
  const [preview, setPreview] = useState<RainPreview | null>(null)
  const [chosen, setChosen] = useState<ChosenForRain>({})
  const rain = toRain(values, now, timeZone)
  const action = useAction({
    mutation: { mutationFn: tellRain, meta: { changes: ['closures', 'bookings'] } },
    toast: ({ outcome }) => ({ title: 'Chuva avisada', text: `${describeRainOutcome(outcome)}.` }),
    done: () => void navigate({ to: '/company/closures' }),
    failed: (error) => {
      const fresh = error instanceof ApiError ? z.safeParse(rainPreviewSchema, error.data) : null
      if (fresh?.success) setPreview(fresh.data)
    },
    failure: 'Não deu para avisar da chuva. Nenhuma reserva mudou. Tente de novo em instantes.',
  })
  if (preview === null)
    return (
      <RainForm
        fields={uncovered}
        timeZone={timeZone}
        now={now}
        initial={values}
        onPreview={(sent, found) => {
          setValues(sent)
          setPreview(found)
        }}
      />
    )
  const names = uncovered.filter(({ id }) => rain.fieldIds.includes(id)).map(({ name }) => name)
  const times = describeTimes({ kind: 'once', start: rain.start, end: rain.end }, { today, timeZone })
  return (
    <DecideRainStep
      summary={`${inWords(names)}: ${times}`}
      preview={preview}
      chosen={chosen}
      action={action}
      onChoose={setChosen}
      onBack={() => {
        action.reset()
        setPreview(null)
      }}
      onSend={() => action.run({ rain, choices: rainChoicesFor(preview.bookings, chosen) })}
    />
  )
}
