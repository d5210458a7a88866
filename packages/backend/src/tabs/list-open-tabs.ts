import { listOpenTabsSpec } from '@campo-livre/contract/tabs/list-open-tabs.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toOpenTab } from './to-tab-detail.ts'
import { companyOf } from '../ownership/own-company.ts'

/** Lists what the counter works with (H3): open tabs, and closed ones that are not paid, the oldest first. */
export const listOpenTabs = answer(
  listOpenTabsSpec,
  ({ db, user }) =>
    ok(
      db.tabs
        .by('openAt', companyOf(db, user)?.id ?? '')
        .toSorted((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt) || (a.id < b.id ? -1 : 1))
        .map((tab) => toOpenTab(db, tab)),
    ),
  {
    loads: ({ db, arena }) => [
      () => db.tabs.by('openAt', arena().id),
      () => db.fields.by('companyId', arena().id),
    ],
  },
)
