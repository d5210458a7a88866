import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { finishCount, previewCount } from '@campo-livre/api/stock/count-stock.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { CountLine } from '@campo-livre/domain/stock/stock-input.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { countDraft, type Counts, toCounts } from './count-draft.ts'
import { CountFields } from './count-fields.tsx'
import { CountDifferences } from './count-differences.tsx'
import classes from './count.module.css'

/** The two steps of a count: what is there, category by category; then the differences, before it is finished. */
export function CountStock() {
  const navigate = useNavigate()
  const [counts, setCounts] = useState<Counts>(() => countDraft.read() ?? {})
  const [lines, setLines] = useState<readonly CountLine[] | null>(null)
  const ready = toCounts(counts)
  const keep = (next: Counts) => {
    setCounts(next)
    countDraft.keep(next)
  }
  const previewing = useAction<void, CountLine[]>({
    mutation: { mutationFn: (_none, { signal }) => previewCount(ready, signal), meta: { changes: [] } },
    done: setLines,
    failure: 'Não deu para comparar a contagem. Ela continua guardada. Tente de novo em instantes.',
  })
  const finishing = useAction({
    mutation: {
      mutationFn: (_none: void, attempt) => finishCount(ready, attempt),
      meta: { changes: ['products'] },
      onSuccess: () => countDraft.drop(),
    },
    toast: () => ({ title: 'Contagem fechada', text: 'O estoque está como você contou.' }),
    done: () => void navigate({ to: '/company/products' }),
    failure: 'Não deu para fechar a contagem. Ela continua guardada. Tente de novo em instantes.',
  })
  if (lines !== null)
    return (
      <CountDifferences
        lines={lines}
        action={finishing}
        onBack={() => {
          finishing.reset()
          setLines(null)
        }}
        onFinish={() => finishing.run()}
      />
    )
  return (
    <>
      <CountFields
        counts={counts}
        onCount={(productId, text) => {
          const { [productId]: _gone, ...others } = counts
          keep(text === '' ? others : { ...others, [productId]: { text, at: serverNow() } })
        }}
      />
      <div className={classes.foot}>
        <p role="status">
          {ready.length === 1 ? '1 produto contado' : `${formatCount(ready.length)} produtos contados`}
        </p>
        <ActionButton disabled={ready.length === 0} action={previewing} onClick={() => previewing.run()}>
          Ver diferenças
        </ActionButton>
      </div>
    </>
  )
}
