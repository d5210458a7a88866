import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { LinkedShare } from '@campo-livre/domain/splits/split-view.ts'
import { ShareClaims } from './share-claims.tsx'
import { groupTokenIn } from '@campo-livre/domain/splits/group-link.ts'
import { settledWords } from '@campo-livre/domain/splits/settled-words.ts'
import { ofWhat } from '@campo-livre/domain/splits/of-what.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './linked-share.module.css'
import { PayShare } from './pay-share.tsx'
import { TakeShare } from './take-share.tsx'

type Props = { token: string; share: LinkedShare }

/** A share: how much it is, of what, and how it is paid. */
export function LinkedShareView({ token, share }: Props) {
  const { name, title, organizerName, cancelled, openCents, paidCents, creditCents, supplement } = share
  const groupToken = groupTokenIn(token)
  return (
    <div className={classes.screen}>
      {groupToken !== null && (
        <Link to="/conta/$id" params={{ id: groupToken }} className={classes.back}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden /> Não é {name}? Ver os nomes
        </Link>
      )}
      <h1>{name}, sua parte da conta</h1>
      <p>
        {capital(ofWhat(title))}. {organizerName} divide.
      </p>
      <p className={classes.amount}>{cancelled ? 'Nada a pagar' : amountOf(share)}</p>
      <p role="status" className={classes.told}>
        {statusOf(share)}
      </p>
      {share.rule !== null && <p className={classes.facts}>{share.rule}</p>}
      {supplement && (
        <p className={classes.facts}>
          Você já pagou {formatCents(paidCents)}. Isto é o complemento do que entrou depois.
        </p>
      )}
      {!supplement && openCents > 0 && paidCents > 0 && (
        <p className={classes.facts}>{formatCents(paidCents)} já saíram do seu crédito na arena.</p>
      )}
      {creditCents > 0 && (
        <p className={classes.facts}>
          Você tem {formatCents(creditCents)} de crédito. Combine com {organizerName} como receber de volta.
        </p>
      )}
      {!cancelled && openCents > 0 && <PayShare token={token} share={share} className={classes.section} />}
      {!cancelled && <ShareClaims token={token} share={share} />}
      {!share.taken && <TakeShare token={token} />}
      <section aria-labelledby="do-que" className={classes.section}>
        <h2 id="do-que">Do que é</h2>
        <ul className={classes.list}>
          {share.items.map((item) => (
            <li key={item.id} className={classes.line}>
              <span className={classes.name}>{item.name}</span>
              <span className={classes.facts}>
                {item.shared ? `sua parte de ${formatCents(item.cents)}` : formatCents(item.cents)}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function amountOf({ openCents, shareCents }: LinkedShare): string {
  return formatCents(openCents > 0 ? openCents : shareCents)
}

function statusOf(share: LinkedShare): string {
  const { cancelled, openCents, shareCents, saidAt, organizerName } = share
  if (cancelled) return 'Essa conta foi cancelada.'
  if (saidAt !== null) return `Você avisou que pagou em dinheiro. Falta ${organizerName} confirmar.`
  const settled = `${settledWords(share)}.`
  if (openCents > 0) return settled
  return shareCents === 0 ? 'Você não paga nada desta conta.' : `Pago, obrigado. ${settled}`
}
