import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { IconCircleX, IconHourglassEmpty, IconPlayerPause } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './company-status-notice.module.css'

const words = {
  awaiting_approval: {
    icon: IconHourglassEmpty,
    title: 'Aguardando aprovação',
    text: 'A gente confere os dados antes de a arena aparecer na busca. Um e-mail avisa você do resultado. Enquanto isso, dá para deixar a página completa.',
  },
  refused: {
    icon: IconCircleX,
    title: 'Arena recusada',
    text: 'O cadastro não foi aprovado, e a arena não aparece na busca. Confira nome, endereço e contato na página da arena: o que você salvar fica guardado para uma nova análise.',
  },
  suspended: {
    icon: IconPlayerPause,
    title: 'Arena suspensa',
    text: 'Ela não aparece na busca nem recebe reservas novas. As que já foram feitas continuam na sua lista.',
  },
}

type Props = Pick<OwnCompany, 'status' | 'statusReason'> & {
  /** A link. */
  action?: ReactNode
}

/** The status of an arena that is not approved, by colour, icon and words, with the reason. */
export function CompanyStatusNotice({ status, statusReason, action }: Props) {
  if (status === 'approved') return null
  const { icon: Icon, title, text } = words[status]
  return (
    <section className={classes.notice} data-status={status} aria-labelledby="situacao-titulo">
      <Icon size={24} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <h2 id="situacao-titulo" className={classes.title}>
          {title}
        </h2>
        <p>{text}</p>
        {statusReason !== null && <p className={classes.reason}>Motivo: {statusReason}</p>}
        {action}
      </div>
    </section>
  )
}
