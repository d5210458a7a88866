import type { SeenDraw } from '@campo-livre/domain/rachas/play.ts'
import classes from './draw.module.css'
import { VerifyButton } from './verify-button.tsx'

/** All that anybody needs to check a draw: the seed and what was published before it (N3). */
export function DrawProof({ draw }: { draw: Pick<SeenDraw, 'record' | 'own'> }) {
  const { ticket, commitment, listHash } = draw.record
  return (
    <section className={classes.proof} aria-label="Prova do sorteio">
      <dl className={classes.facts}>
        <dt>Semente</dt>
        <dd>{ticket.seed}</dd>
        <dt>Publicada antes como</dt>
        <dd className={classes.hash}>{commitment}</dd>
        <dt>Lista fechada como</dt>
        <dd className={classes.hash}>{listHash}</dd>
        <dt>Número de um jogador</dt>
        <dd>{ticket.playerNumber}</dd>
        {draw.own && (
          <>
            <dt>Seu código</dt>
            <dd className={classes.hash}>{draw.own.code}</dd>
          </>
        )}
      </dl>
      <p className={classes.fact}>
        A semente foi publicada em código antes do sorteio, e a lista também, com códigos no lugar dos nomes.
        Com as duas e o número, o sorteio dá sempre os mesmos times, em qualquer aparelho.
      </p>
      <VerifyButton draw={draw} />
    </section>
  )
}
