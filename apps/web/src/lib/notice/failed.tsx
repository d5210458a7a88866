import { limitOf, limitSentence } from './limit.ts'
import { Notice } from './notice.tsx'
import { useWait, type Wait } from './use-wait.ts'
import { WaitLeft } from './wait-left.tsx'

type Props = {
  error: Error
  /** What is told of any other failure. */
  sentence: string
}

/** Why a call failed, where it was tried. Who tried too often sees for how long to wait, counting down (H11). */
export function Failed({ error, sentence }: Props) {
  return limitOf(error) === null ? <Notice>{sentence}</Notice> : <TooOften error={error} />
}

function TooOften({ error }: { error: Error }) {
  const wait = useWait(limitOf(error) ?? 0)
  return (
    <Notice>
      {limitSentence(error)} <Limit {...wait} />
    </Notice>
  )
}

/** How long to wait for the next try. */
export function Limit({ left, total }: Pick<Wait, 'left' | 'total'>) {
  if (left === 0) return 'Já dá para tentar de novo.'
  return (
    <>
      Próxima tentativa em <WaitLeft seconds={left} spoken={total} />.
    </>
  )
}
