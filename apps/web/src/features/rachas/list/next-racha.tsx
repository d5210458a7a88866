import '@campo-livre/ui/styles/controls.css'
import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import type { MyRachaRow, RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { shortNames } from '@campo-livre/domain/rachas/short-name.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import classes from './next-racha.module.css'
import { OwnAnswer } from './own-answer.tsx'
import { RachaCard } from './racha-card.tsx'
import { RachaHead } from '../racha-head.tsx'
import { missingSentence } from '../racha-sentences.ts'

/** The milliseconds between two reads while others answer. */
export const ANSWERS_MS = 30_000

/** The next game, large: who goes, what is missing, and what its reader has to do. Its row alone while it cannot be read. */
export function NextRacha({ racha }: { racha: MyRachaRow }) {
  const { data, isPending } = useQuery({
    ...rachaQuery(racha.id),
    meta: { told: ['racha', 'bill'] },
    refetchInterval: () => unlessTold(ANSWERS_MS),
  })
  return (
    <section aria-labelledby="proximo-racha" className={classes.section}>
      <h2 id="proximo-racha">Próximo jogo</h2>
      {data && <Large racha={data} />}
      {!data && isPending && (
        <div role="status" aria-label="Buscando o próximo jogo">
          <Skeleton height="17rem" />
        </div>
      )}
      {!data && !isPending && <RachaCard racha={racha} />}
    </section>
  )
}

function Large({ racha }: { racha: RachaDetail }) {
  return (
    <article className={classes.card}>
      <RachaHead racha={racha} missing={missingSentence(racha)} />
      <p className={classes.names}>{whoGoes(racha)}</p>
      <OwnAnswer racha={racha} />
      <Link to="/atleta/rachas/$id" params={{ id: racha.id }} className={button.secondary}>
        {racha.mine ? 'Organizar o racha' : 'Ver o racha'}
      </Link>
    </article>
  )
}

/** Returns the first names of those who go: `Vão Ana, Bia e Caio.` */
function whoGoes({ participants }: RachaDetail): string {
  const names = shortNames(
    participants.filter(({ status }) => status === 'confirmed').map(({ name }) => name),
  )
  if (names.length === 0) return 'Ninguém confirmou ainda.'
  return `${names.length === 1 ? 'Vai' : 'Vão'} ${inWords(names)}.`
}
