import { changeFieldPrices } from '@campo-livre/api/fields/change-field-prices.ts'
import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { type OwnField, ownFieldSchema } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { stillHere } from '../../../../session/still-here.ts'
import { stepAfter } from '../setup-steps.ts'
import { PlannedPrices } from './planned-prices.tsx'
import { PricesForm } from './prices-form.tsx'
import classes from './prices-section.module.css'

/** The prices of a field as a section of its editor (H1), the planned ones above. A draft leads on to the next step. */
export function PricesSection({ field }: { field: OwnField }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id } = field
  const isDraft = field.status === 'draft'
  return (
    <div className={classes.section}>
      <PlannedPrices field={field} />
      <PricesForm
        field={field}
        submit={isDraft ? 'Continuar' : 'Salvar'}
        saved={isDraft ? 'Rascunho salvo' : 'Preços salvos'}
        send={async (body, attempt) => {
          const isHere = stillHere()
          const changed = await changeFieldPrices(id, body, attempt)
          if (isHere()) client.setQueryData(ownFieldQuery(id).queryKey, changed)
          return changed
        }}
        readCurrent={(data) => ownFieldSchema.safeParse(data).data ?? null}
        onSaved={() => {
          if (isDraft)
            void navigate({
              to: '/company/fields/$id',
              params: { id },
              search: { passo: stepAfter('precos') },
            })
        }}
      />
    </div>
  )
}
