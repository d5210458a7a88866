import classes from '../../../shared/payments/panel.module.css'

const keys = [
  ['F1', 'Nova comanda'],
  ['Letras', 'Buscar um produto'],
  ['12x', 'Antes do nome: quantas unidades'],
  ['Enter', 'Lançar o primeiro produto da busca, confirmar'],
  ['F2', 'Fechar a conta e receber'],
  ['F4', 'Baixar a planilha das comandas'],
  ['Esc', 'Limpar a busca, fechar o que está aberto'],
  ['?', 'Estas teclas'],
] as const

/** The keys of the counter. */
export function KeysPanel() {
  return (
    <dl className={classes.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd className={classes.key}>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
