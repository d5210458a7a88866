import { formatPhone } from '../../../lib/format/format-phone.ts'
import { whatsappLink } from '../../../lib/format/links.ts'
import { support } from '../contact/support.ts'
import classes from './costs.module.css'
import { Mail } from './mail.tsx'

const chat = whatsappLink(support.whatsapp, 'Olá! Preciso de ajuda com o Campo Livre.')

/** The ways to reach support, and the right contact for each question. */
export function Help() {
  return (
    <dl className={classes.costs}>
      <div className={classes.cost}>
        <dt>WhatsApp</dt>
        <dd className={classes.ways}>
          {chat !== null && (
            <a href={chat} target="_blank" rel="noopener noreferrer">
              {formatPhone(support.whatsapp)}
              <span className="visually-hidden"> (abre o WhatsApp)</span>
            </a>
          )}
        </dd>
        <dd>Se for sobre uma reserva, mande o código dela: a gente acha na hora.</dd>
      </div>
      <div className={classes.cost}>
        <dt>E-mail</dt>
        <dd className={classes.ways}>
          <Mail to="ajuda" />
        </dd>
        <dd>Para o que precisa de mais palavras, como uma cobrança ou a sua conta.</dd>
      </div>
      <div className={classes.cost}>
        <dt>A arena</dt>
        <dd>
          Chuva, chave do vestiário, bola esquecida: quem sabe é ela. O contato está na página do campo e na
          sua reserva.
        </dd>
      </div>
    </dl>
  )
}
