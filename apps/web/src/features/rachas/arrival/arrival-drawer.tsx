import { arrivalCodeQuery } from '@campo-livre/api/rachas/arrivals.ts'
import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { type ArrivalCode, arrivalsFrom } from '@campo-livre/domain/rachas/arrival.ts'
import type { RachaDetail } from '@campo-livre/domain/rachas/racha.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { LazyQrCode } from '../../../lib/qr-code/lazy-qr-code.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { instantWords } from '../racha-sentences.ts'
import classes from './arrival.module.css'
import { ArrivedList } from './arrived-list.tsx'

type Props = { racha: RachaDetail; opened: boolean; onClose: () => void }

/** The milliseconds between two looks at who has come, while the code is shown. */
const ARRIVALS_MS = 5_000

/** Returns the milliseconds until the next code; some seconds at least, where it could not be fetched. */
function nextCode(code: ArrivalCode | undefined): number {
  const left = code === undefined ? 0 : Date.parse(code.until) - Date.parse(serverNow())
  return Math.max(ARRIVALS_MS, left)
}

/** The code that players read at the field with their phones (N2), and who has come, in order, as they do. */
export default function ArrivalDrawer({ racha, opened, onClose }: Props) {
  useQuery({
    ...rachaQuery(racha.id),
    meta: { told: ['racha', 'bill'] },
    refetchInterval: () => unlessTold(ARRIVALS_MS),
    enabled: opened,
  })
  const query = useQuery({
    ...arrivalCodeQuery(racha.id),
    enabled: opened,
    refetchInterval: ({ state }) => nextCode(state.data),
  })
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Chegada">
      <div className={classes.drawer}>
        <QueryState
          query={query}
          skeleton={<Skeleton height="17rem" />}
          failure="Não deu para buscar o código da chegada"
        >
          {({ code }) => <Code racha={racha} code={code} lost={query.isRefetchError} />}
        </QueryState>
        <ArrivedList {...racha} />
      </div>
    </SideDrawer>
  )
}

function Code({ racha, code, lost }: { racha: RachaDetail; code: string | null; lost: boolean }) {
  const router = useRouter()
  if (code === null)
    return <p>O código aparece aqui de {instantWords(arrivalsFrom(racha), racha)} até o fim do jogo.</p>
  const { href } = router.buildLocation({
    to: '/racha/$id',
    params: { id: racha.linkToken },
    search: { chegada: code },
  })
  return (
    <div className={classes.code}>
      {lost && (
        <Notice>
          Sem internet, o código não troca e deixa de valer. Anote quem chega pela lista do racha.
        </Notice>
      )}
      <LazyQrCode text={new URL(href, location.origin).href} label="QR code da chegada" />
      <p>Quem chega aponta a câmera do celular. O código troca sozinho: uma foto dele não serve depois.</p>
    </div>
  )
}
