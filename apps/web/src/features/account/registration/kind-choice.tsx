import { IconBallFootball, IconBuildingStadium, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { AccountPage } from '../account-page.tsx'
import { ContactInstead } from './contact-instead.tsx'
import classes from './kind-choice.module.css'
import { type Kind, toAddress } from './registration-address.ts'
import { RegistrationWays } from './registration-ways.tsx'
import { type Moved, StepHeading } from './steps/step-heading.tsx'

const kinds = [
  { kind: 'atleta', Icon: IconBallFootball, title: 'Quero jogar', text: 'Reservar, pagar e ver seus jogos.' },
  {
    kind: 'arena',
    Icon: IconBuildingStadium,
    title: 'Tenho uma arena',
    text: 'Colocar seus horários livres na frente de quem quer jogar.',
  },
] as const satisfies readonly { kind: Kind; Icon: unknown; title: string; text: string }[]

/** The first question: athlete or arena (H11). */
export function KindChoice({ moved }: { moved: Moved }) {
  return (
    <AccountPage title="Cadastrar-se" claim="Falta você no time.">
      <StepHeading place="choice" moved={moved}>
        O que te traz aqui?
      </StepHeading>
      <ul className={classes.kinds}>
        {kinds.map(({ kind, Icon, title, text }) => (
          <li key={kind}>
            <Link to="/registro" search={toAddress(kind, 0)} className={classes.kind}>
              <Icon size={32} stroke={1.75} aria-hidden className={classes.icon} />
              <span className={classes.words}>
                <strong>{title}</strong>
                <span className={classes.text}>{text}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <RegistrationWays>
        <Link to="/entrar">Sem senha, só com nome e e-mail</Link>
        <ContactInstead label="Tenho uma arena, só quero deixar meu contato" />
      </RegistrationWays>
    </AccountPage>
  )
}
