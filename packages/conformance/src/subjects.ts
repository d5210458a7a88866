import type { Call } from '@campo-livre/backend/http/call.ts'
import type { Subject } from './subject.ts'
import { adminSubjects } from './subjects/admin.ts'
import { authSubjects } from './subjects/auth.ts'
import { bookingSubjects } from './subjects/bookings.ts'
import { closureSubjects } from './subjects/closures.ts'
import { companySubjects } from './subjects/company.ts'
import { couponSubjects } from './subjects/coupons.ts'
import { dealSubjects } from './subjects/deals.ts'
import { expenseSubjects } from './subjects/expenses.ts'
import { fieldPhotoSubjects } from './subjects/field-photos.ts'
import { fieldSubjects } from './subjects/fields.ts'
import { meSubjects } from './subjects/me.ts'
import { notificationSubjects } from './subjects/notifications.ts'
import { productSubjects } from './subjects/products.ts'
import { publicSubjects } from './subjects/public.ts'
import { rachaSubjects } from './subjects/rachas.ts'
import { rainSubjects } from './subjects/rain.ts'
import { reviewSubjects } from './subjects/reviews.ts'
import { seriesSubjects } from './subjects/series.ts'
import { handOverSubjects, splitSubjects } from './subjects/splits.ts'
import { athleteTabSubjects, companyTabSubjects } from './subjects/tabs.ts'
import { tillSubjects } from './subjects/tills.ts'
import { waitingSubjects } from './subjects/waiting.ts'

type Subjects = Readonly<Record<string, Subject | readonly Subject[]>>

/** The subjects of every call, several for a call that both sides use, by the part of the API that is tried at once. */
export const parts = {
  admin: adminSubjects,
  auth: authSubjects,
  bookings: bookingSubjects,
  closures: closureSubjects,
  company: companySubjects,
  coupons: couponSubjects,
  deals: dealSubjects,
  expenses: expenseSubjects,
  fields: { ...fieldSubjects, ...fieldPhotoSubjects },
  me: meSubjects,
  notifications: notificationSubjects,
  products: productSubjects,
  public: publicSubjects,
  rachas: rachaSubjects,
  rain: rainSubjects,
  reviews: reviewSubjects,
  series: seriesSubjects,
  splits: { ...splitSubjects, ...handOverSubjects },
  tabs: { ...companyTabSubjects, ...athleteTabSubjects },
  tills: tillSubjects,
  waiting: waitingSubjects,
} satisfies Record<string, Subjects>

export type Part = keyof typeof parts
export const partNames = Object.keys(parts) as Part[]

export const subjects: Subjects = Object.assign({}, ...Object.values(parts))

/** `POST /bookings/{id}/cancel`. */
export const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

export function subjectsOf(call: Call): readonly Subject[] {
  return [subjects[nameOf(call)] ?? []].flat()
}
