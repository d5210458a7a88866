import type { Fault } from './fault.ts'

/** Returns `count` of the faults, drawn evenly over the list, always the same ones. */
export function sampleFaults(faults: readonly Fault[], count: number): readonly Fault[] {
  const step = faults.length / count
  return faults.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Returns whether `npm test` notices a fault, and not only `npm run test:all` (decision 062). */
export function isFirstTier({ run }: Fault): boolean {
  return 'check' in run || run.project !== 'sweep'
}

/** Returns the faults whose name, file or test has every one of the words; all of them for no words. */
export function chooseFaults(faults: readonly Fault[], words = ''): readonly Fault[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return faults.filter((fault) => {
    const text = [fault.name, fault.file, ...Object.values(fault.run)].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
