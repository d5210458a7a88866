import classes from './paper.module.css'
import frame from './vignettes.module.css'

const rows = [
  ['Refletores', 'R$ 1.840', 'paga'],
  ['Manutenção', 'R$ 950', 'paga'],
  ['Rede do Campo 2', 'R$ 480', 'vence sex'],
] as const

/** The arena's expenses: paid ones, and those due. */
export function ExpensesVignette() {
  return (
    <div className={`${frame.frame} ${frame.paper} ${classes.expenses}`}>
      {rows.map(([name, price, state]) => (
        <span key={name} className={classes.expense} data-state={state}>
          <span className={classes.name}>{name}</span>
          <span>{price}</span>
          <span className={classes.state}>{state}</span>
        </span>
      ))}
      <span className={classes.total}>
        <span>Despesas de novembro</span>
        <span>R$ 3.270</span>
      </span>
    </div>
  )
}
