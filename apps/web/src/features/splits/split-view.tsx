import '@campo-livre/ui/styles/controls.css'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { settledWords } from '@campo-livre/domain/splits/settled-words.ts'
import { countSettled } from '@campo-livre/domain/splits/standing.ts'
import { partsRule } from '@campo-livre/domain/splits/parts-rule.ts'
import { ofWhat } from '@campo-livre/domain/splits/of-what.ts'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { OwnShare } from './own-share.tsx'
import { SourceOffers } from './source-offers.tsx'
import { SplitBar } from './split-bar.tsx'
import { SplitHistory } from './split-history.tsx'
import { SplitItems } from './split-items.tsx'
import { SplitOriginLink } from './split-origin-link.tsx'
import { SplitPeople } from './split-people.tsx'
import rows from '../../lib/list/rows.module.css'
import classes from './split.module.css'

/** A bill: its acts, one’s own share while it is owed, what is missing, who pays, what it is made of, and its history. */
export function SplitView({ split }: { split: SplitDetail }) {
  const { title, sum, people, cancelledAt, cancelReason } = split
  const { totalCents, paidCents, openCents, creditCents, unclaimedCents } = sum
  const rule = split.origin.kind === 'racha' ? partsRule(split) : null
  const live = cancelledAt === null
  const me = people.find((person) => person.me && person.openCents > 0)
  const part = totalCents === 0 ? 100 : Math.min(100, ((totalCents - openCents) / totalCents) * 100)
  return (
    <div className={classes.screen}>
      <SplitOriginLink origin={split.origin} />
      <header className={classes.section}>
        <h1>Conta dividida</h1>
        <p>{capital(ofWhat(title))}.</p>
      </header>
      {cancelledAt !== null && (
        <p className={classes.told}>
          Cancelada: {cancelReason}. {creditCents > 0 && 'O que foi pago virou crédito, a devolver.'}
        </p>
      )}
      {live && <SplitBar split={split} />}
      {live && me && <OwnShare split={split} me={me} />}
      <section aria-labelledby="quanto-falta" className={classes.section}>
        <h2 id="quanto-falta" className={classes.amount}>
          {openCents > 0 ? `Faltam ${formatCents(openCents)}` : 'Tudo pago'}
        </h2>
        <div className={classes.progress} aria-hidden>
          <span style={{ width: `${part}%` }} />
        </div>
        <p role="status">
          {settledWords(countSettled(people))}: {formatCents(paidCents)} de {formatCents(totalCents)}.
        </p>
        {unclaimedCents > 0 && (
          <p className={rows.facts}>{formatCents(unclaimedCents)} esperam alguém dizer que é seu.</p>
        )}
        {creditCents > 0 && (
          <p className={rows.facts}>{formatCents(creditCents)} de crédito, pagos a mais.</p>
        )}
      </section>
      <section aria-labelledby="quem-pagou" className={classes.section}>
        <h2 id="quem-pagou">Quem paga</h2>
        {rule !== null && <p className={rows.facts}>{rule}</p>}
        <SplitPeople split={split} />
      </section>
      <section aria-labelledby="o-que-e" className={classes.section}>
        <h2 id="o-que-e">O que está na conta</h2>
        <SplitItems split={split} />
        {live && <SourceOffers split={split} />}
      </section>
      <SplitHistory split={split} />
    </div>
  )
}
