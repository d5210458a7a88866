import { Calculator } from './calculator.tsx'
import { useGuess } from './use-guess.ts'

/** The calculator with the numbers of the address (H13). */
export function Sum() {
  const [guess, change] = useGuess()
  return <Calculator guess={guess} onChange={change} />
}
