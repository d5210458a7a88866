import type { Subject } from './fault.ts'
import { answers } from './faults/answers.ts'
import { arenaRules } from './faults/arena-rules.ts'
import { athletes } from './faults/athletes.ts'
import { calendar } from './faults/calendar.ts'
import { notices } from './faults/notices.ts'
import { searches } from './faults/searches.ts'
import { coupons } from './faults/coupons.ts'
import { rain } from './faults/rain.ts'
import { server } from './faults/server.ts'
import { lists } from './faults/lists.ts'
import { moving } from './faults/moving.ts'
import { reviews } from './faults/reviews.ts'
import { availability } from './faults/availability.ts'
import { backend } from './faults/backend.ts'
import { ground } from './faults/ground.ts'
import { guards } from './faults/guards.ts'
import { keptResults } from './faults/kept.ts'
import { laterPrices } from './faults/later-prices.ts'
import { looks } from './faults/looks.ts'
import { ownPage } from './faults/own-page.ts'
import { prices } from './faults/prices.ts'
import { production } from './faults/production.ts'
import { rules } from './faults/rules.ts'
import { screens } from './faults/screens.ts'
import { closures } from './faults/closures.ts'
import { counterScreen } from './faults/counter.ts'
import { payments } from './faults/payments.ts'
import { tills } from './faults/tills.ts'
import { day } from './faults/day.ts'
import { expenses } from './faults/expenses.ts'
import { admin } from './faults/admin.ts'
import { deletion } from './faults/deletion.ts'
import { financial } from './faults/financial.ts'
import { fields } from './faults/fields.ts'
import { files } from './faults/files.ts'
import { imports } from './faults/imports.ts'
import { rachas } from './faults/rachas.ts'
import { series } from './faults/series.ts'
import { splits } from './faults/splits.ts'
import { stock } from './faults/stock.ts'
import { tabs } from './faults/tabs.ts'
import { waiting } from './faults/waiting.ts'
import { writing } from './faults/writing.ts'

/** All faults, subject by subject. */
export const subjects: readonly Subject[] = [
  rules,
  arenaRules,
  athletes,
  calendar,
  notices,
  searches,
  coupons,
  waiting,
  rain,
  moving,
  reviews,
  availability,
  ground,
  ownPage,
  backend,
  lists,
  answers,
  guards,
  screens,
  expenses,
  financial,
  admin,
  deletion,
  fields,
  files,
  closures,
  splits,
  rachas,
  stock,
  imports,
  tabs,
  payments,
  counterScreen,
  day,
  series,
  tills,
  writing,
  prices,
  laterPrices,
  looks,
  production,
  keptResults,
  server,
]
