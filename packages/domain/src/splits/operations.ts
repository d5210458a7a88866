import type { Account } from '../payments/account.ts'
import type { Done } from '../outcome/outcome.ts'
import type { Racha } from '../rachas/racha.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { Tab } from '../tabs/tab.ts'
import { tabSum } from '../tabs/tab-sum.ts'
import { type ArenaSteps, bringToArena, broughtTo, type FindAccount, freeAtArena } from './bring-to-arena.ts'
import type { ItemInput, SplitStep } from './command.ts'
import { hasPaidPlace } from './paid-places.ts'
import { type ProposalFacts, proposeSplit } from './propose.ts'
import type { SourceOffer } from './split-view.ts'
import { splitNotices } from './split-notices.ts'
import type { Split, SplitPayment, SplitSource } from './split.ts'

type FollowFacts = {
  account: FindAccount
  /** Returns the payments of what is on a bill, whatever its state; none for what is gone. */
  paymentsOf: (source: SplitSource) => Account['payments']
  /** The racha of the game; undefined for none. */
  racha: Racha | undefined
}

/** A changed bill with its racha, and the steps that pay the arena, which are carried out first. */
type FollowedSplit = Done<{ splits: readonly [Split]; rachas: readonly Racha[] }> & {
  arena: readonly ArenaSteps[]
}

/**
 * Returns all that follows from a command on a bill that has become `split` by it (decision 080): the money of a booking or
 * a tab, who has paid in the racha, and notices.
 */
export function followSplit(
  before: Split | undefined,
  split: Split,
  command: SplitStep,
  { account, paymentsOf, racha }: FollowFacts,
): FollowedSplit {
  const was = new Map(before?.payments.map(({ id, status }) => [id, status]))
  const changed = split.payments.filter(({ id, status }) => was.get(id) !== status)
  const paid = changed.filter((payment) => payment.status === 'paid' && isOnline(payment))
  const freed = changed.filter(
    ({ status, statementKey }) => statementKey !== undefined && status === 'undone',
  )
  const marked = racha && markPlaces(racha, split)
  return {
    ok: true,
    changes: { splits: [split], rachas: marked ? [marked] : [] },
    notices: splitNotices(before, split, command),
    arena: [
      ...paid.flatMap((payment) => bringToArena(split, payment, account)),
      ...freed.flatMap((payment) => freeAtArena(split, payment, paymentsOf)),
    ],
  }
}

/** Returns whether a payment is the arena's: cash is the organiser's. */
const isOnline = ({ kind }: SplitPayment) => kind === 'pix' || kind === 'card' || kind === 'credit'

/**
 * Marks in the racha of a bill who has paid by it: a place of an earlier game was paid for itself. Null where nothing
 * changes.
 */
export function markPlaces(racha: Racha, split: Split): Racha | null {
  const participants = racha.participants.map((each) => ({ ...each, paid: hasPaidPlace(split, each) }))
  const isChanged = participants.some(({ paid }, index) => paid !== racha.participants[index]?.paid)
  return isChanged ? { ...racha, participants } : null
}

type HandOverFacts = {
  /** The live racha in the booking of the tab, and its organiser; undefined for none. */
  racha: (ProposalFacts['racha'] & { id: string; organizer: ProposalFacts['organizer'] }) | undefined
  /** The live bill of the racha; undefined while there is none. */
  split: Split | undefined
  /** The booking and the tabs of the game. */
  sources: readonly SourceOffer[]
  commandId: string
}

/** The commands by which the counter hands a tab over: its organiser opens the bill where there is none. */
export type HandOver = {
  ok: true
  opening: SplitStep | null
  handing: SplitStep & { type: 'hand_tab' }
}

/** Puts a tab on the bill of the racha in its booking (N1). Without a bill it is opened as its organiser would find it proposed. */
export function handOver(tab: Tab, { racha, split, sources, commandId }: HandOverFacts): HandOver | Refusal {
  const { dueCents } = tabSum(tab)
  if (dueCents === 0 || tab.status === 'cancelled')
    return refuse('tab_closed', 'Não falta pagar nada dessa comanda.')
  if (!racha) return refuse('conflict', 'A comanda não está na reserva de um racha. Ligue a reserva antes.')
  const name = `Comanda ${tab.code}`
  const itemId = `tab-${tab.id}`
  const splitId = split?.id ?? `conta-${racha.id}`
  const cents = dueCents + (split ? broughtTo(split, tab) : 0)
  return {
    ok: true,
    opening: split
      ? null
      : openingOf({ id: itemId, name, cents, ...own }, { racha, sources, commandId }, tab.id),
    handing: { type: 'hand_tab', id: commandId, splitId, itemId, tabId: tab.id, name, cents },
  }
}

/** The tab itself is the first item of a bill that has no other; it becomes the tab's when it is handed over. */
const own = { kind: 'tab', payers: { of: 'all' }, source: null } as const satisfies Partial<ItemInput>

function openingOf(
  handed: ItemInput,
  {
    racha,
    sources,
    commandId,
  }: Pick<HandOverFacts, 'sources' | 'commandId'> & { racha: NonNullable<HandOverFacts['racha']> },
  tabId: string,
): SplitStep {
  const others = sources.filter(({ source }) => source.id !== tabId)
  const { people, items } = proposeSplit({ organizer: racha.organizer, sources: others, racha })
  return {
    type: 'open',
    id: `open-${commandId}`,
    splitId: `conta-${racha.id}`,
    origin: { kind: 'racha', id: racha.id },
    edits: [
      ...people.map((person) => ({ do: 'person' as const, person })),
      ...(items.length > 0 ? items : [handed]).map((item) => ({ do: 'item' as const, item })),
    ],
  }
}
