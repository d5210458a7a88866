import classes from './paper.module.css'
import frame from './vignettes.module.css'

const products = ['Água', 'Isotônico', 'Açaí', 'Porção', 'Colete', 'Bola'] as const
const items = [
  ['8× Água', 'R$ 32'],
  ['2× Isotônico', 'R$ 18'],
  ['1× Porção', 'R$ 18'],
] as const

/** The counter: products as tiles, and the growing tab next to them. */
export function TabVignette() {
  return (
    <div className={`${frame.frame} ${frame.paper} ${classes.counter}`}>
      <span className={classes.products}>
        {products.map((product) => (
          <span key={product} className={classes.product} data-touched={product === 'Água' || undefined}>
            {product}
          </span>
        ))}
      </span>
      <span className={classes.bill}>
        <span className={classes.code}>Comanda, Campo 1</span>
        {items.map(([name, price]) => (
          <span key={name} className={classes.line}>
            <span>{name}</span>
            <span>{price}</span>
          </span>
        ))}
        <span className={classes.total}>
          <span>Total</span>
          <span>R$ 68</span>
        </span>
      </span>
    </div>
  )
}
