import type { Call } from '../http/call.ts'
import type { Subject } from './subject.ts'
import { adminSubjects } from './subjects/admin.ts'
import { athleteSubjects } from './subjects/athlete.ts'
import { authSubjects } from './subjects/auth.ts'
import { bookingSubjects } from './subjects/bookings.ts'
import { companySubjects } from './subjects/company.ts'
import { meSubjects } from './subjects/me.ts'
import { notificationSubjects } from './subjects/notifications.ts'
import { publicSubjects } from './subjects/public.ts'

/** The subjects of every call; several for a call that both sides use. */
export const subjects: Readonly<Record<string, Subject | readonly Subject[]>> = {
  ...authSubjects,
  ...meSubjects,
  ...notificationSubjects,
  ...publicSubjects,
  ...companySubjects,
  ...bookingSubjects,
  ...athleteSubjects,
  ...adminSubjects,
}

/** `POST /bookings/{id}/cancel`. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

export function subjectsOf(call: Call): readonly Subject[] {
  return [subjects[nameOf(call)] ?? []].flat()
}
