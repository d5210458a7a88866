import { productsQuery } from '@campo-livre/api/products/list-products.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readStored, writeStored } from '../../../../lib/storage/storage.ts'
import { StepList } from './first-steps.tsx'
import classes from './first-steps.module.css'
import { nextStepsOf } from './steps-of.ts'

/**
 * The steps that go on when the first field is on air, until they are put away, which this device keeps. An arena that
 * players have reviewed has begun long ago, and is not asked.
 */
export function NextSteps({ company }: { company: OwnCompany }) {
  const key = `passos:${company.id}`
  const [isAway, setAway] = useState(() => readStored(key) !== null)
  const isShown = !isAway && company.status === 'approved' && company.rating.count === 0
  const products = useQuery({ ...productsQuery({ page: 1, perPage: 1, filters: [] }), enabled: isShown })
  if (!isShown || products.data === undefined) return null
  return (
    <StepList
      lead="Seu campo está no ar. Isto ajuda a encher a agenda."
      steps={nextStepsOf(company, products.data.meta.total)}
    >
      <button
        type="button"
        className={`${button.subtle} ${classes.away}`}
        onClick={() => {
          writeStored(key, 'guardados')
          setAway(true)
        }}
      >
        Guardar os primeiros passos
      </button>
    </StepList>
  )
}
