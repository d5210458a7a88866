import { Calculator } from './calculator.tsx'
import { useEarningsInput } from './use-earnings-input.ts'

/** The calculator with the numbers of the address (H13). */
export function Sum() {
  const [input, change] = useEarningsInput()
  return <Calculator input={input} onChange={change} />
}
