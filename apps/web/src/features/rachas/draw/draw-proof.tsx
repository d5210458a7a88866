import { bibOf } from '@campo-livre/domain/rachas/bibs.ts'
import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { sumsOf } from './balance.ts'
import classes from './draw.module.css'
import { VerifyButton } from './verify-button.tsx'

/** The way in which teams were drawn, and all that anybody needs to check it: the words first, the codes behind them (N3). */
export function DrawProof({ draw }: { draw: Pick<SeenDraw, 'record' | 'own'> }) {
  const { record, own } = draw
  const { ticket, commitment, listHash } = record
  const sums = sumsOf(record).map((sum, team) => `${bibOf(team).name} ${sum}`)
  return (
    <section className={classes.proof} aria-label="Prova do sorteio">
      <p className={classes.words}>
        Antes do sorteio a gente guarda um segredo e fecha a lista, sem os nomes. Com os dois
        {ticket.playerNumber === null ? '' : ` e o número ${ticket.playerNumber}, dito por alguém,`} o sorteio
        dá sempre os mesmos times, em qualquer aparelho. Ninguém escolhe quem cai onde.
      </p>
      <p className={classes.words}>{`Soma das notas: ${inWords(sums)}.`}</p>
      <VerifyButton draw={draw} />
      <details className={classes.fold}>
        <summary>Códigos do sorteio</summary>
        <dl className={classes.facts}>
          <dt>Segredo</dt>
          <dd className={classes.hash}>{ticket.seed}</dd>
          <dt>Guardado antes como</dt>
          <dd className={classes.hash}>{commitment}</dd>
          <dt>Lista fechada como</dt>
          <dd className={classes.hash}>{listHash}</dd>
          <dt>Número de alguém</dt>
          <dd>{ticket.playerNumber ?? 'Sem número'}</dd>
          {own && (
            <>
              <dt>Seu código</dt>
              <dd className={classes.hash}>{own.code}</dd>
            </>
          )}
        </dl>
      </details>
    </section>
  )
}
