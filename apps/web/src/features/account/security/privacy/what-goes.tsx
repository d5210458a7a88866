import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Link } from '@tanstack/react-router'
import type { AccountRole } from '../../sections/sections.ts'
import classes from './deletion.module.css'

type Props = { role: AccountRole; kept: number; fixedSlots: number }

/** The data that is deleted with an account, what ends with it, and the data that the law requires to keep. */
export function WhatGoes({ role, kept, fixedSlots }: Props) {
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
      {fixedSlots > 0 && (
        <div>
          <dt>O que termina</dt>
          <dd>
            {fixedSlots === 1
              ? 'Seu horário fixo: as próximas datas ficam livres, e avisamos a arena.'
              : `Seus ${formatCount(fixedSlots)} horários fixos: as próximas datas ficam livres, e avisamos as arenas.`}
          </dd>
        </div>
      )}
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
