import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Link } from '@tanstack/react-router'
import type { AccountRole } from '../../sections/sections.ts'
import classes from './deletion.module.css'

type Props = { role: AccountRole; kept: number }

/** The data that is deleted with an account, and the data that the law requires to keep. */
export function WhatGoes({ role, kept }: Props) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>O que some</dt>
        <dd>
          {role === 'company'
            ? 'Seu nome, e-mail, telefone e demais dados, e seus avisos. A arena deixa de aparecer para quem procura campo.'
            : 'Seu nome, e-mail, telefone, CPF, nascimento, foto, esportes e avisos. Não dá para trazer de volta.'}
        </dd>
      </div>
      <div>
        <dt>O que fica</dt>
        <dd>
          {keptSentence(role, kept)}{' '}
          {kept > 0 && 'A lei manda guardar os registros fiscais (LGPD, art. 16). '}
          <Link to="/privacidade">Ler sobre privacidade</Link>
        </dd>
      </div>
    </dl>
  )
}

function keptSentence(role: AccountRole, count: number): string {
  if (count === 0) return 'Nada com o seu nome.'
  const bookings = count === 1 ? '1 reserva' : `${formatCount(count)} reservas`
  return role === 'company'
    ? `${bookings} da arena e os pagamentos, para quem jogou.`
    : `${bookings} e os pagamentos, sem o seu nome.`
}
