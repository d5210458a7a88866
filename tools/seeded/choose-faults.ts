import type { Fault } from './fault.ts'

/** Returns the faults whose name, file or test has every one of the words; all of them for no words. */
export function chooseFaults(faults: readonly Fault[], words = ''): readonly Fault[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return faults.filter((fault) => {
    const text = [fault.name, fault.file, ...Object.values(fault.run)].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
