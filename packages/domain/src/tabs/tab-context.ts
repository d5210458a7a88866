import type { DoneCommand, MovedLine } from './done-command.ts'
import type { Tab } from './tab.ts'

/** The facts of a product that a sale needs. */
export type ProductFact = {
  id: string
  name: string
  priceCents: number
  /** True while it is sold. */
  sold: boolean
  stock: number
}

/** The facts of a booking that a tab needs. */
export type BookingFact = {
  id: string
  code: string
  fieldName: string
  athleteId: string | null
  /** The cents that are left to pay at the venue. */
  dueCents: number
  /** The code of another tab that has them already; null for none. */
  onTab: string | null
}

/** The data of one company that a tab command reads. */
export type TabContext = {
  companyId: string
  /** True where the arena sells what its stock does not have. */
  sellsBeyondStock: boolean
  tab: (id: string) => Tab | undefined
  product: (id: string) => ProductFact | undefined
  booking: (id: string) => BookingFact | undefined
  done: (commandId: string) => DoneCommand | undefined
}

/** The data that a command reads, the instant, its author, and the codes that it may need. */
export type CommandContext = {
  data: TabContext
  at: string
  byId: string | null
  /** The code of a tab that is opened. */
  code: string
  /** The BR Code of a Pix payment; null where the client cannot know it. */
  pixCode: string | null
}

/** A movement of the stock that follows from a command, for the server to carry out: `quantity` pieces, always positive. */
export type StockEffect = {
  productId: string
  quantity: number
  kind: 'sale' | 'return' | 'loss'
  /** The line as which the pieces were sold. */
  lineId: string
  tabId: string
  reason: string | null
}

/** A consequence for a booking: the amount that was due at the venue is paid by the tab, or no longer. */
export type BookingEffect = { bookingId: string; tabId: string; paid: boolean }

/** The changes of one command. */
export type AppliedCommand = {
  ok: true
  tabs: Tab[]
  stock?: StockEffect[]
  moved?: MovedLine[]
  lineId?: string
}
