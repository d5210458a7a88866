import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { cardFor, type CardReader, isUnderAge } from '@campo-livre/domain/athletes/card.ts'
import { emptyCard } from '@campo-livre/domain/athletes/own-card.ts'
import type { AthleteCard } from '@campo-livre/domain/rachas/stats/group-stats.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { useState } from 'react'
import { CardView } from '../../../shared/athletes/card-view.tsx'
import part from '../security/parts/security-section.module.css'
import { SecuritySection } from '../security/parts/security-section.tsx'
import chip from './card-chip.module.css'
import classes from './card-preview.module.css'
import { SharePicture } from './share-picture.tsx'

const readers = { anyone: 'Todos', rachas: 'Meus rachas' } as const satisfies Record<CardReader, string>

/** The card as others see it: anybody, or those with whom the athlete has played. */
export function CardPreview({ account, stats }: { account: Account; stats: AthleteCard | null }) {
  const [reader, setReader] = useState<CardReader>('anyone')
  const card = account.card ?? emptyCard
  const seen = cardFor({ ...account, blocked: false, birthDate: account.date, card }, reader, stats)
  const isYoung = isUnderAge({ birthDate: account.date }, localDay('America/Sao_Paulo', serverNow()))
  return (
    <SecuritySection title="Como os outros veem">
      <div role="group" aria-label="Quem olha" className={classes.readers}>
        {(Object.keys(readers) as CardReader[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === reader}
            className={chip.chip}
            onClick={() => setReader(each)}
          >
            {readers[each]}
          </button>
        ))}
      </div>
      {seen === null ? (
        <p className={part.lead}>
          {reader === 'anyone'
            ? 'Para todos, nada: cada parte do seu cartão está fechada.'
            : 'Para quem jogou com você, nada: cada parte está só para você.'}
        </p>
      ) : (
        <>
          {(card.handle === null || isYoung) && (
            <p className={part.lead}>
              {isYoung
                ? 'Por enquanto só você vê.'
                : 'Seu cartão ainda não tem endereço: assim ele vai ficar para quem abrir.'}
            </p>
          )}
          <div className={classes.card}>
            <CardView card={seen} headingLevel={4} />
          </div>
          <SharePicture card={seen} />
        </>
      )}
    </SecuritySection>
  )
}
