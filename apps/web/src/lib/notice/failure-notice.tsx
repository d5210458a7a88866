import { secondsToRetry, rateLimitSentence } from './rate-limit.ts'
import { Notice } from './notice.tsx'
import { useCountdown, type Countdown } from './use-countdown.ts'
import { CountdownText } from './countdown-text.tsx'

type Props = {
  error: Error
  /** The sentence for any other failure. */
  sentence: string
}

/** Shows why a call failed, where it was tried. After too many tries it counts down the wait (H11). */
export function FailureNotice({ error, sentence }: Props) {
  return secondsToRetry(error) === null ? <Notice>{sentence}</Notice> : <TooOften error={error} />
}

function TooOften({ error }: { error: Error }) {
  const wait = useCountdown(secondsToRetry(error) ?? 0)
  return (
    <Notice>
      {rateLimitSentence(error)} <Limit {...wait} />
    </Notice>
  )
}

/** The wait for the next try. */
export function Limit({ left, total }: Pick<Countdown, 'left' | 'total'>) {
  if (left === 0) return 'Já dá para tentar de novo.'
  return (
    <>
      Próxima tentativa em <CountdownText seconds={left} spoken={total} />.
    </>
  )
}
