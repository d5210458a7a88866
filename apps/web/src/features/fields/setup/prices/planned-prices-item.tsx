import { withdrawPrices } from '@campo-livre/api/fields/change-field-prices.ts'
import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import type { LaterPrices } from '@campo-livre/domain/fields/price.ts'
import { formatPriceSpan } from '@campo-livre/domain/fields/prices/price-span.ts'
import { formatPriceRule } from '@campo-livre/domain/fields/prices/price-words.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../../lib/action/use-action.ts'
import { ConfirmDialog } from '../../../../lib/confirm/confirm-dialog.tsx'
import { stillHere } from '../../../../session/still-here.ts'
import classes from './planned-prices.module.css'

type Props = {
  field: Pick<OwnField, 'id' | 'version'>
  later: LaterPrices
  /** The day at the arena. */
  today: string
}

/** The prices from a day on: a line that opens to all of them, and the way to withdraw them. */
export function PlannedPricesItem({ field: { id, version }, later, today }: Props) {
  const client = useQueryClient()
  const [asked, setAsked] = useState(false)
  const day = formatPlannedDay(later.from, today)
  const action = useAction<{ from: string; version: number }, OwnField>({
    mutation: {
      mutationFn: async (body, attempt) => {
        const isHere = stillHere()
        const changed = await withdrawPrices(id, body, attempt)
        if (isHere()) client.setQueryData(ownFieldQuery(id).queryKey, changed)
        return changed
      },
      meta: { changes: ['fields'] },
    },
    toast: () => ({ title: 'Preços novos cancelados' }),
    done: () => setAsked(false),
    failure: 'Não deu para cancelar os preços novos. Tente de novo.',
  })
  return (
    <li className={classes.item}>
      <details className={classes.details}>
        <summary className={classes.line}>
          Preços novos a partir de {day}: {formatPriceSpan(later)}
        </summary>
        <ul className={classes.rules}>
          <li>preço base: {formatCentsShort(later.basePriceCents)}</li>
          {later.priceRules.map((rule) => (
            <li key={rule.id}>{formatPriceRule(rule)}</li>
          ))}
        </ul>
      </details>
      <button type="button" className={button.subtle} onClick={() => setAsked(true)}>
        Cancelar<span className="visually-hidden"> os preços novos de {day}</span>
      </button>
      <ConfirmDialog
        opened={asked}
        title={`Cancelar os preços novos de ${day}?`}
        action={action}
        keep="Manter preços novos"
        act="Cancelar preços novos"
        onKeep={() => setAsked(false)}
        onAct={() => action.run({ from: later.from, version })}
      >
        <p>
          Desse dia em diante continuam os preços de antes. O que já está reservado fica com o preço que tem.
        </p>
      </ConfirmDialog>
    </li>
  )
}
