import classes from './registration.module.css'

/** The requirement for users under 18, shown as soon as the birth date is typed. */
export function MinorNotice({ shown }: { shown: boolean }) {
  return (
    <div role="status" className={classes.calm}>
      {shown && (
        <>
          <p>Com menos de 18 anos você joga também. Só precisa de:</p>
          <ul>
            <li>um adulto responsável que saiba e concorde com a conta;</li>
            <li>um documento com foto, se a arena pedir na hora do jogo;</li>
            <li>o responsável para fazer os pagamentos.</li>
          </ul>
        </>
      )}
    </div>
  )
}
