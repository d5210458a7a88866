import type { Earnings } from '@campo-livre/domain/companies/earnings.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds; sliding makes many results, and only the last is announced. */
const REST_MS = 800

/** Announces the result to screen readers once the numbers rest. */
export function AnnouncedResult({ earnings: { cents, leftCents } }: { earnings: Earnings }) {
  const left = `${leftCents < 0 ? 'Faltam' : 'Sobram'} ${formatCentsShort(Math.abs(leftCents))} por mês`
  const sentence = `${left}. Entram ${formatCentsShort(cents)}.`
  const first = useRef(sentence)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (sentence === first.current && said === '') return undefined
    const timer = setTimeout(() => setSaid(sentence), REST_MS)
    return () => clearTimeout(timer)
  }, [sentence, said])
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  )
}
