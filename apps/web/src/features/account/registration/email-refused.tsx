import { Link } from '@tanstack/react-router'
import layout from '../../../lib/form/form-layout.module.css'
import { loginDraft } from '../login-draft.ts'
import classes from './registration.module.css'

/** The links for an e-mail with an account: the e-mail is filled in there, and typed text is kept for a return. */
export function EmailRefused({ email }: { email: string | null }) {
  const keep = () => {
    if (email !== null) loginDraft.keep({ email })
  }
  return (
    <div role="status" className={classes.calm}>
      {email !== null && (
        <>
          <p>A conta é sua? Entre com ela. O que você escreveu aqui fica guardado.</p>
          <p className={layout.ways}>
            <Link to="/login" onClick={keep}>
              Entrar
            </Link>
            <Link to="/esqueci-minha-senha" onClick={keep}>
              Esqueci minha senha
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
