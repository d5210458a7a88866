import { reverseMovement } from '@campo-livre/api/stock/move-stock.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { ProductRow } from '@campo-livre/domain/products/product.ts'
import { reversalSchema } from '@campo-livre/domain/stock/stock-input.ts'
import type { StockMovementRow } from '@campo-livre/domain/stock/stock-movement.ts'
import { stockKindLabels } from '@campo-livre/domain/stock/stock-words.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { ConfirmQuestion } from '../../../lib/confirm/confirm-question.tsx'
import { reasonDraft } from '../../../lib/confirm/reason.ts'
import { HistoryItem } from '../../../lib/history/history-item.tsx'
import classes from './movement-item.module.css'

type Props = { product: ProductRow; movement: StockMovementRow }

/** A movement: what, how many there were after it, why, by whom and when; and the question that takes it back. */
export function MovementItem({ product, movement }: Props) {
  const { kind, quantity, stockAfter, beyond, who, at, reversible, reversed } = movement
  const label = stockKindLabels[kind]
  const [asked, setAsked] = useState(false)
  const facts = factsOf(movement)
  const correction = asked ? (
    <Reversal movement={movement} onClose={() => setAsked(false)} />
  ) : (
    <button type="button" className={button.subtle} onClick={() => setAsked(true)}>
      Corrigir {label.toLocaleLowerCase('pt-BR')}
    </button>
  )
  return (
    <HistoryItem at={at} who={who} timeZone={product.timeZone} actions={reversible && correction}>
      <p className={classes.what}>
        <span>
          <strong>{label}</strong> {signed(quantity)}
        </span>
        <span className={classes.after}>
          {stockAfter === 1 ? 'ficou 1' : `ficaram ${formatCount(stockAfter)}`}
        </span>
      </p>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      {beyond > 0 && <p>{formatCount(beyond)} além do estoque, até a próxima compra.</p>}
      {reversed && <p>Corrigido depois.</p>}
    </HistoryItem>
  )
}

function signed(quantity: number): string {
  return quantity > 0 ? `+${formatCount(quantity)}` : formatCount(quantity).replace('-', '−')
}

/** Returns what stands beside a movement: where it belongs, what it cost, why. */
function factsOf({ valueCents, settledCents, kind, supplier, tabCode, reason }: StockMovementRow): string[] {
  const cost = Math.abs(valueCents + settledCents)
  const bought = kind === 'purchase' || kind === 'opening'
  return [
    ...(cost > 0 ? [bought ? `custou ${formatCents(cost)}` : `custo de ${formatCents(cost)}`] : []),
    ...(supplier === null ? [] : [supplier]),
    ...(tabCode === null ? [] : [`comanda ${tabCode}`]),
    ...(reason === null ? [] : [`“${reason}”`]),
  ]
}

/** The question before a movement is taken back. */
function Reversal({ movement, onClose }: { movement: StockMovementRow; onClose: () => void }) {
  const label = stockKindLabels[movement.kind].toLocaleLowerCase('pt-BR')
  const draft = reasonDraft(`reverse ${movement.id}`)
  const action = useAction<string>({
    mutation: {
      mutationFn: (reason, attempt) => reverseMovement(movement.id, reason, attempt),
      meta: { changes: ['products', 'expenses', 'financial'] },
      onSuccess: () => draft.drop(),
    },
    toast: () => ({ title: 'Movimento corrigido', text: 'O estoque voltou ao que era sem ele.' }),
    done: onClose,
    failure: 'Não deu para corrigir o movimento. Tente de novo.',
  })
  return (
    <ConfirmQuestion
      title={`Desfazer essa ${label}?`}
      keep={`Manter ${label}`}
      act={`Desfazer ${label}`}
      tone="danger"
      action={action}
      reason={{ label: 'O que estava errado', schema: reversalSchema.shape.reason, draft }}
      onAct={(reason) => action.run(reason)}
      onKeep={onClose}
    >
      <p>
        {movement.kind === 'purchase' && movement.expenseId !== null
          ? 'As unidades saem do estoque, e a despesa dela some. No histórico ficam as duas.'
          : 'O estoque volta ao que era sem ela. No histórico ficam as duas.'}
      </p>
    </ConfirmQuestion>
  )
}
