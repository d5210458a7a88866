import { formatCents } from '@campo-livre/domain/money/money.ts'
import { pickedToken } from '@campo-livre/domain/splits/group-link.ts'
import { settledWords } from '@campo-livre/domain/splits/settled-words.ts'
import { ofWhat } from '@campo-livre/domain/splits/of-what.ts'
import type { LinkedBill } from '@campo-livre/domain/splits/split-view.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './linked-share.module.css'

type Props = { token: string; bill: LinkedBill }
type Person = LinkedBill['who'][number]

const ranks = { open: 0, said: 1, paid: 2, free: 2 } as const
const rank = ({ mine, state }: Person) => (mine ? -1 : ranks[state])

/** A bill of a group: one's own name first, then who still owes; each leads to their share. */
export function LinkedBillView({ token, bill }: Props) {
  const { title, organizerName, cancelled, openCents, unclaimedCents, who } = bill
  return (
    <div className={classes.screen}>
      <h1>{cancelled ? 'Conta cancelada' : 'Qual é o seu nome?'}</h1>
      <p>
        {capital(ofWhat(title))}. {organizerName} divide.
      </p>
      <p role="status" className={classes.told}>
        {cancelled
          ? 'Essa conta foi cancelada: não há nada a pagar.'
          : `${settledWords(bill)}. ${openCents > 0 ? `Faltam ${formatCents(openCents)}.` : 'Está tudo pago.'}`}
      </p>
      {!cancelled && (
        <>
          <ul className={classes.list} aria-label="Quem é você?">
            {who
              .toSorted((a, b) => rank(a) - rank(b))
              .map((person) => (
                <li key={person.personId}>
                  <Link
                    to="/conta/$id"
                    params={{ id: pickedToken(token, person.personId) }}
                    className={classes.pick}
                  >
                    <span className={classes.name}>
                      {person.mine ? `${person.name} (você)` : person.name}
                    </span>
                    <span className={person.state === 'open' ? classes.owed : classes.facts}>
                      {wordsOf(person)}
                    </span>
                    <IconChevronRight size={20} stroke={1.75} aria-hidden />
                  </Link>
                </li>
              ))}
          </ul>
          {unclaimedCents > 0 && (
            <p className={classes.facts}>
              {formatCents(unclaimedCents)} ainda não têm dono. Se foi seu, diga na sua parte.
            </p>
          )}
          <p className={classes.facts}>Seu nome não está? Fale com {organizerName}.</p>
        </>
      )}
    </div>
  )
}

function wordsOf({ state, openCents }: Person): string {
  if (state === 'open') return formatCents(openCents)
  if (state === 'said') return 'a confirmar'
  return state === 'paid' ? 'pago' : 'não paga'
}
