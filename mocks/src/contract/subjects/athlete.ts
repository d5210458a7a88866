import type { Subject } from '../subject.ts'
import { rachaSubjects } from './rachas.ts'
import { splitSubjects } from './splits.ts'
import { athleteTabSubjects } from './tabs.ts'

export const athleteSubjects: Record<string, Subject> = {
  ...athleteTabSubjects,
  ...rachaSubjects,
  ...splitSubjects,
}
