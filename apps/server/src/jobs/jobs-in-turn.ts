import type { Job } from '@campo-livre/backend/jobs/job.ts'

type Patient = Pick<Job, 'name' | 'patienceMinutes'>

/** Returns a function that returns the jobs to ask at an ISO instant: all but those that were asked and have patience. */
export function jobsInTurn<J extends Patient>(jobs: readonly J[]): (now: string) => readonly J[] {
  const asked = new Map<string, number>()
  return (now) => {
    const at = Date.parse(now)
    const turn = jobs.filter(({ name, patienceMinutes = 0 }) => {
      const since = at - (asked.get(name) ?? -Infinity)
      return since < 0 || since >= patienceMinutes * 60_000
    })
    for (const { name } of turn) asked.set(name, at)
    return turn
  }
}
