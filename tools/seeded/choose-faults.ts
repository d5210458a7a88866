import type { Fault } from './fault.ts'

/** The faults whose name, file or test has every one of these words; without words all of them. */
export function chooseFaults(faults: readonly Fault[], words = ''): readonly Fault[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return faults.filter((fault) => {
    const text = [fault.name, fault.file, ...Object.values(fault.run)].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
