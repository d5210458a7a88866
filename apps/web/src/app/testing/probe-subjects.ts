import type { Subject } from '@campo-livre/api/client/subject.ts'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished } from 'vitest'

/** Every subject; the type check fails when one is missing. */
const subjects = Object.keys({
  account: 0,
  admin: 0,
  athletes: 0,
  bookings: 0,
  closures: 0,
  companies: 0,
  company: 0,
  coupons: 0,
  deletion: 0,
  devices: 0,
  expenses: 0,
  fields: 0,
  financial: 0,
  notifications: 0,
  places: 0,
  products: 0,
  rachas: 0,
  series: 0,
  splits: 0,
  tabs: 0,
  tills: 0,
} satisfies Record<Subject, number>) as Subject[]

/** Observes a query of every subject, as a screen would. Returns a function that lists those fetched again since. */
export async function probeSubjects(client: QueryClient): Promise<() => Subject[]> {
  const asked = new Map<Subject, number>()
  for (const subject of subjects) {
    const queryFn = () => {
      asked.set(subject, (asked.get(subject) ?? 0) + 1)
      return Promise.resolve(subject)
    }
    const probe = new QueryObserver(client, { queryKey: [subject, 'probe'], queryFn, staleTime: Infinity })
    onTestFinished(probe.subscribe(() => undefined))
  }
  await expect.poll(() => asked.size).toBe(subjects.length)
  return () => subjects.filter((subject) => (asked.get(subject) ?? 0) > 1)
}
