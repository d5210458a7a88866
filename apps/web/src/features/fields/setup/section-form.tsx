import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { type OwnField, ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Attempt } from '../../../lib/action/action.ts'
import { DraftForm, type DraftFormProps } from '../../../lib/form/draft-form.tsx'
import { stillHere } from '../../../session/still-here.ts'
import type { SetupStep } from './setup-search.ts'
import { stepAfter } from './setup-steps.ts'

type Props<Body> = Pick<
  DraftFormProps<Body, OwnField>,
  'fields' | 'check' | 'follow' | 'above' | 'refused'
> & {
  field: OwnField
  step: SetupStep
  schema: z.ZodMiniType<Body>
  /** The values of the section, `version` included. */
  values: object
  send: (id: string, body: Body, attempt: Pick<Attempt, 'signal' | 'idempotencyKey'>) => Promise<OwnField>
  /** The toast of a field that is published: `Horários salvos`. */
  saved: string
}

/** The form of a section of a field. That of a draft leads on to the next step. */
export function SectionForm<Body>({ field, step, send, saved, ...form }: Props<Body>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const { id, status } = field
  const draft = status === 'draft'
  const goOn = () => {
    if (draft)
      void navigate({ to: '/company/fields/$id', params: { id }, search: { passo: stepAfter(step) } })
    else setRound((before) => before + 1)
  }
  return (
    <DraftForm
      {...form}
      key={`${step} ${round}`}
      page
      opened
      mutation={{
        mutationFn: async (body, attempt) => {
          const isHere = stillHere()
          const changed = await send(id, body, attempt)
          if (isHere()) client.setQueryData(ownFieldQuery(id).queryKey, changed)
          return changed
        },
        changes: ['fields'],
      }}
      readCurrent={(data) => ownFieldSchema.safeParse(data).data ?? null}
      draftKey={`campo ${id} ${step}`}
      outlivesTab
      submit={draft ? 'Continuar' : 'Salvar'}
      saved={draft ? 'Rascunho salvo' : saved}
      failure="Não deu para salvar o campo. Tente de novo."
      onSaved={goOn}
      onClose={() => null}
      onCovered={() => null}
    />
  )
}
