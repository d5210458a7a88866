import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { changeStockRule } from '@campo-livre/api/stock/change-stock-rule.ts'
import { RetryButton } from '@campo-livre/ui/failure-state/retry-button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { Notice } from '../../../lib/notice/notice.tsx'
import { useLastError } from '../../../lib/query/use-last-error.ts'
import { useRetry } from '../../../lib/query/use-retry.ts'
import classes from './stock-rule.module.css'

/**
 * Says whether the counter sells beyond the stock, with the button that changes it (rule 7). Its place is kept until it
 * is known; where it cannot be read, it says so and offers another try (G4).
 */
export function StockRule() {
  const query = useQuery(ownCompanyQuery())
  const error = useLastError(query)
  const { retry, retrying } = useRetry(query)
  const client = useQueryClient()
  const action = useAction<boolean, Awaited<ReturnType<typeof changeStockRule>>>({
    mutation: {
      mutationFn: (sellsBeyondStock, { signal }) => changeStockRule({ sellsBeyondStock }, signal),
      meta: { changes: ['company'], writesCache: ['company'] },
      onSuccess: (own) => client.setQueryData(ownCompanyQuery().queryKey, own),
    },
    toast: (_own, beyond) => ({
      title: beyond ? 'Venda além do estoque ligada' : 'Venda além do estoque desligada',
      text: beyond ? 'O que faltar fica marcado até a próxima compra.' : 'O balcão para no zero.',
    }),
    failure: 'Não deu para mudar a regra do estoque. Tente de novo.',
  })
  const { data: company, fetchStatus } = query
  // Idle without an error: the list's wait was cancelled, and this one with it.
  if (!company && (error !== null || retrying || fetchStatus === 'idle'))
    return (
      <Notice action={<RetryButton onRetry={retry} retrying={retrying} />}>
        Não deu para buscar a regra do estoque.
      </Notice>
    )
  const beyond = company?.sellsBeyondStock ?? false
  return (
    <section className={classes.rule} data-waiting={!company || undefined} aria-label="Regra do estoque">
      <p>
        {beyond
          ? 'O balcão vende além do estoque: o que falta fica marcado até a próxima compra.'
          : 'O balcão para no zero: sem estoque, não vende.'}
      </p>
      <ActionButton variant="subtle" action={action} onClick={() => action.run(!beyond)}>
        {beyond ? 'Parar no zero' : 'Vender além do estoque'}
      </ActionButton>
    </section>
  )
}
