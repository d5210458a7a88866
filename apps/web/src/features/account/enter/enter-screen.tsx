import { getRouteApi, Link } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import layout from '../../../lib/form/form-layout.module.css'
import { AccountPage } from '../account-page.tsx'
import { loginDraft } from '../login-draft.ts'
import { useGoOn } from '../use-go-on.ts'
import { enterDraft } from './enter-draft.ts'
import { EnterForm } from './enter-form.tsx'

const route = getRouteApi('/_guest/entrar')

type Props<Chosen> = {
  /** Reads the time that somebody wants to book from the path of the requested page; null for none. */
  readChosen: (path: string | null) => Chosen | null
  ChosenTime: ComponentType<{ chosen: Chosen }>
}

/**
 * The short way in (A6, H11): a name, an e-mail and the code of a mail, for who has an account and who has none. A time
 * that was chosen is in sight, and held as soon as its person is known.
 */
export function EnterScreen<Chosen>({ readChosen, ChosenTime }: Props<Chosen>) {
  const { redirect } = route.useSearch()
  const { wanted, goOn } = useGoOn(redirect)
  const chosen = readChosen(wanted)
  const state = chosen === null ? {} : { reserves: true }
  const keepEmail = () => loginDraft.keep({ email: enterDraft.read().email })
  return (
    <AccountPage
      title={chosen === null ? 'Entrar com um código' : 'Quem vai jogar?'}
      lead="A gente manda um código para o seu e-mail. Sem senha para inventar."
      claim="Falta você no time."
      above={chosen !== null && <ChosenTime chosen={chosen} />}
      lean
    >
      <EnterForm
        enters={chosen === null ? 'Entrar' : 'Entrar e reservar'}
        onEntered={() => void goOn(state)}
      />
      <p className={layout.ways}>
        <Link to="/login" state={state} onClick={keepEmail}>
          Entrar com senha
        </Link>
        <Link to="/registro">Cadastrar-se</Link>
      </p>
    </AccountPage>
  )
}
