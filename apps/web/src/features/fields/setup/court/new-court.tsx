import { createField } from '@campo-livre/api/fields/change-own-fields.ts'
import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { courtSchema } from '@campo-livre/domain/fields/set-up/court-input.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { DraftForm } from '../../../../lib/form/draft-form.tsx'
import { stillHere } from '../../../../session/still-here.ts'
import { CourtDrawing } from './court-drawing.tsx'
import { courtFields } from './court-fields.ts'
import { followSport } from './follow-sport.ts'

/** The first section of a new field, which makes its draft and leads on. */
export function NewCourt() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DraftForm
      page
      opened
      fields={courtFields}
      schema={courtSchema}
      values={{ indoor: false, amenities: [], sports: [] }}
      follow={followSport}
      above={(texts) => <CourtDrawing texts={texts} />}
      mutation={{
        mutationFn: async (body, attempt) => {
          const isHere = stillHere()
          const made = await createField(body, attempt)
          if (isHere()) client.setQueryData(ownFieldQuery(made.id).queryKey, made)
          return made
        },
        changes: ['fields'],
      }}
      draftKey="campo novo"
      outlivesTab
      submit="Continuar"
      saved="Rascunho salvo"
      failure="Não deu para salvar o campo. Tente de novo."
      onSaved={({ id }) =>
        // The form of the new field is not gone back to: it would make another one.
        void navigate({
          to: '/company/fields/$id',
          params: { id },
          search: { passo: 'fotos' },
          replace: true,
        })
      }
      onClose={() => null}
      onCovered={() => null}
    />
  )
}
