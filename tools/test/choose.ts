import type { Step } from './step.ts'

/** Returns the steps named by `--only unit,lint`, or all; a sentence when a name is unknown. */
export function chooseSteps(steps: Step[], only: string | undefined): Step[] | string {
  if (only === undefined) return steps
  const wanted = only.split(',').map((name) => name.trim())
  const known = steps.map((step) => step.name)
  const unknown = wanted.find((name) => !known.includes(name))
  return unknown === undefined
    ? steps.filter((step) => wanted.includes(step.name))
    : `There is no step "${unknown}". The steps are ${known.join(', ')}.`
}
