import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { createClosure } from '@campo-livre/api/closures/change-closures.ts'
import { type ClosurePreview, closurePreviewSchema } from '@campo-livre/domain/closures/closure-preview.ts'
import { describeTimes } from '@campo-livre/domain/closures/describe-times.ts'
import { describeOutcome } from '@campo-livre/domain/closures/outcome.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAction } from '../../../lib/action/use-action.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { type PickedStretch, stretchOn } from '../../../shared/bookings/picked-stretch.ts'
import { type ChoicesById, choicesFor } from './choose.ts'
import { closureDraft } from './closure-draft.ts'
import { ClosureForm } from './closure-form.tsx'
import { type ClosureValues, emptyValues, toClosure, valuesFor } from './closure-values.ts'
import { DecideStep } from './decide-step.tsx'

/** The two steps of a new closure: what, when and why; then what becomes of each booking in the way. */
export function NewClosure({ own, picked }: { own: OwnCompany; picked: PickedStretch }) {
  const { id, timeZone, fields } = own
  const navigate = useNavigate()
  const today = localDay(timeZone, useNow(60_000))
  const draft = closureDraft(id)
  const [values, setValues] = useState(() => {
    const stretch = stretchOn(picked, timeZone)
    return stretch ? valuesFor(today, stretch) : (draft.read() ?? emptyValues(today))
  })
  const [preview, setPreview] = useState<ClosurePreview | null>(null)
  const [chosen, setChosen] = useState<ChoicesById>({})
  const closure = toClosure(values, timeZone)
  const keep = (typed: ClosureValues) => {
    setValues(typed)
    draft.keep(typed)
  }
  const action = useAction({
    mutation: {
      mutationFn: createClosure,
      meta: { changes: ['closures', 'bookings'] },
      onSuccess: draft.drop,
    },
    toast: ({ outcome }) => ({ title: 'Fechamento criado', text: `${describeOutcome(outcome)}.` }),
    done: () => void navigate({ to: '/company/closures' }),
    failed: (error) => {
      const now = error instanceof ApiError ? z.safeParse(closurePreviewSchema, error.data) : null
      if (now?.success) setPreview(now.data)
    },
    failure: 'Não deu para criar o fechamento. Nenhuma reserva mudou. Tente de novo em instantes.',
  })
  if (preview === null)
    return (
      <ClosureForm
        own={own}
        initial={values}
        onChange={keep}
        onPreview={(sent, found) => {
          setValues(sent)
          setPreview(found)
        }}
      />
    )
  const names = fields.filter((field) => closure.fieldIds?.includes(field.id)).map(({ name }) => name)
  const where = closure.fieldIds === null ? 'Toda a arena' : inWords(names)
  return (
    <DecideStep
      summary={`${where}: ${describeTimes(closure.when, { today, timeZone })}. ${closure.reason}`}
      preview={preview}
      fields={fields}
      chosen={chosen}
      action={action}
      onChoose={(next) => {
        if (!action.pending) action.reset()
        setChosen(next)
      }}
      onBack={() => {
        action.reset()
        setPreview(null)
      }}
      onSend={() => action.run({ closure, choices: choicesFor(preview.bookings, chosen) })}
    />
  )
}
