import button from '@campo-livre/ui/button/button.module.css'
import { Link } from '@tanstack/react-router'
import { AccountPage } from '../account-page.tsx'
import classes from './registration.module.css'
import { type Moved, StepHeading } from './steps/step-heading.tsx'

/** The page after an arena's registration: the owner confirms the e-mail, an admin approves. */
export function ArenaRegistered({ email, moved }: { email: string; moved: Moved }) {
  return (
    <AccountPage title="Arena cadastrada" claim="Sua arena no jogo.">
      <StepHeading place="registered" moved={moved}>
        Agora faltam dois passos
      </StepHeading>
      <div className={classes.done}>
        <ol>
          <li>
            Confirme seu e-mail com o código que foi para <strong>{email}</strong>.
          </li>
          <li>A equipe do Campo Livre confere os dados e aprova a arena.</li>
        </ol>
        <p>Com o e-mail confirmado, você já pode entrar e arrumar a página da arena.</p>
      </div>
      <Link
        to="/verificar-email"
        search={{ email, redirect: '/company' }}
        state={({ codeSentAt }) => (codeSentAt === undefined ? {} : { codeSentAt })}
        className={`${button.primary} ${button.wide}`}
      >
        Confirmar e-mail
      </Link>
    </AccountPage>
  )
}
