import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { Link } from '@tanstack/react-router'
import type { AccountRole } from '../../sections/sections.ts'
import classes from './deletion.module.css'

type Props = { role: AccountRole; kept: number }

/** What goes with an account, and what the law has us keep. */
export function WhatGoes({ role, kept }: Props) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>O que some</dt>
        <dd>
          {role === 'company'
            ? 'Seu nome, e-mail, telefone e demais dados, e todos os avisos. A arena deixa de aparecer para quem procura campo.'
            : 'Seu nome, e-mail, telefone, CPF, nascimento, foto, esportes e avisos. Não dá para trazer de volta.'}
        </dd>
      </div>
      <div>
        <dt>O que fica</dt>
        <dd>
          {kept === 0 ? 'Nada com o seu nome.' : `${keptWords(kept)}, com os pagamentos, sem o seu nome.`} A
          lei manda guardar registros fiscais (LGPD, art. 16).{' '}
          <Link to="/privacidade">Ler sobre privacidade</Link>
        </dd>
      </div>
    </dl>
  )
}

function keptWords(count: number): string {
  return count === 1 ? '1 reserva' : `${formatCount(count)} reservas`
}
