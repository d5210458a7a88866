import { limitOf, limitSentence } from './limit.ts'
import { Notice } from './notice.tsx'
import { useWait, type Wait } from './use-wait.ts'
import { WaitLeft } from './wait-left.tsx'

type Props = {
  error: Error
  /** The sentence for any other failure. */
  sentence: string
}

/** Shows why a call failed, where it was tried. After too many tries it counts down the wait (H11). */
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

/** The wait for the next try. */
export function Limit({ left, total }: Pick<Wait, 'left' | 'total'>) {
  if (left === 0) return 'Já dá para tentar de novo.'
  return (
    <>
      Próxima tentativa em <WaitLeft seconds={left} spoken={total} />.
    </>
  )
}
