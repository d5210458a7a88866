import type { User } from '@campo-livre/domain/users/user.ts'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { formatPhone } from '../../../lib/format/format-phone.ts'
import { ProfileAvatar } from './profile-avatar.tsx'
import classes from './profile-card.module.css'

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** The signed-in user's photo, name and contact. */
export function ProfileCard({ user }: { user: User }) {
  const { name, email, phone, imagePath } = user
  return (
    <section className={classes.card} aria-label="Seus dados">
      <ProfileAvatar name={name} imagePath={imagePath} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>
              <IconMail {...icon} />
              <span className="visually-hidden">E-mail</span>
            </dt>
            <dd>{email || 'E-mail não informado'}</dd>
          </div>
          <div className={classes.fact}>
            <dt>
              <IconPhone {...icon} />
              <span className="visually-hidden">Telefone</span>
            </dt>
            <dd>{phone ? formatPhone(phone) : 'Telefone não informado'}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
