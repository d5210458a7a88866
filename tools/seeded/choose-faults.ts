import type { Fault, Run } from './fault.ts'

/** Returns `count` of the faults, drawn evenly over the list, always the same ones. */
export function sampleFaults(faults: readonly Fault[], count: number): readonly Fault[] {
  const step = faults.length / count
  return faults.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/**
 * Returns the run of a fault as `npm test` makes it (decision 062); null when it makes none. Of stories it has those that
 * assert something, in light.
 */
export function firstTierRun({ run }: Fault): Run | null {
  if ('check' in run) return run
  if (run.project === 'storybook') return { ...run, project: 'storybook-main' }
  return run.project === 'sweep' ? null : run
}

/** Returns the faults whose test is in `npm test` for sure; stories are named for what the dark shows. */
export const inFirstTier = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ run }) => 'check' in run || run.project === 'node' || run.project === 'browser')

/** Returns the faults whose name, file or test has every one of the words; all of them for no words. */
export function chooseFaults(faults: readonly Fault[], words = ''): readonly Fault[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return faults.filter((fault) => {
    const text = [fault.name, fault.file, ...Object.values(fault.run)].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
