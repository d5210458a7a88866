import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { Link } from '@tanstack/react-router'
import classes from './expense-details.module.css'
import { PaymentItem } from './payment-item.tsx'
import { Receipts } from './receipts/receipts.tsx'
import { ledgerWords } from './ledger-words.ts'

/** The rest of the drawer of an expense: the purchase that made it, its payments and its receipts (H5). */
export function ExpenseDetails({ row }: { row: ExpenseRow }) {
  const { payments, productId, kind } = row
  return (
    <div className={classes.details}>
      {productId !== null && (
        <p>
          É de uma compra de estoque, e muda{' '}
          <Link to="/company/products" search={{ aberto: productId, historico: 'estoque' }}>
            no produto
          </Link>
          .
        </p>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="expense-payments">
          <h3 id="expense-payments" className={classes.title}>
            {kind === 'income' ? 'Recebimentos' : 'Pagamentos'}
          </h3>
          <ul className={classes.list}>
            {payments.map((payment) => (
              <PaymentItem key={payment.id} row={row} payment={payment} words={ledgerWords[kind].payment} />
            ))}
          </ul>
        </section>
      )}
      <Receipts row={row} />
    </div>
  )
}
