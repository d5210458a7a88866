import { reviewedNotices } from '@campo-livre/domain/reviews/review-notices.ts'
import { publicName } from '@campo-livre/domain/reviews/write-review.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import type { MemoryDatabase } from '../../db/database.ts'
import { newId } from '@campo-livre/backend/store/ids.ts'
import { expenseNotices } from '@campo-livre/domain/expenses/expense-notices.ts'
import { notifyOnce } from '@campo-livre/backend/notifications/notify-once.ts'
import { sendNotices } from '@campo-livre/backend/notifications/notify.ts'
import { moveStock } from '@campo-livre/backend/stock/move-stock.ts'
import { arenaOf, guestsOf, nothingThere } from './arena.ts'

/** Sells a product of the bar until its stock is low. */
export async function lowStock(db: MemoryDatabase): Promise<void> {
  const arena = arenaOf(db)
  const [product] = db.products
    .by('companyId', arena.id)
    .filter(({ status, stock, lowStockAt }) => status === 'active' && lowStockAt > 0 && stock > lowStockAt)
    .toSorted((a, b) => a.stock - a.lowStockAt - (b.stock - b.lowStockAt))
  if (!product) throw nothingThere('No bar não há mais nenhum produto com estoque de sobra.')
  const quantity = product.stock - product.lowStockAt
  const by = { userId: arena.ownerId, now: db.clock.now() }
  await moveStock(db, by, { kind: 'sale', productId: product.id, quantity })
}

/** Writes a review of somebody who has played at the arena. */
export async function newReview(db: MemoryDatabase): Promise<void> {
  const arena = arenaOf(db)
  const now = db.clock.now()
  const guests = new Map(guestsOf(db, arena).map((user) => [user.id, user]))
  const written = new Set(db.reviews.by('companyId', arena.id).map(({ authorId }) => authorId))
  const played = db.bookings
    .by('companyId', arena.id)
    .findLast(
      ({ athleteId, end, confirmedAt }) =>
        confirmedAt !== null && end <= now && guests.has(athleteId ?? '') && !written.has(athleteId),
    )
  const author = guests.get(played?.athleteId ?? '')
  if (!played || !author) throw nothingThere()
  const review = await db.reviews.insert({
    id: newId('rev'),
    bookingId: played.id,
    authorId: author.id,
    companyId: arena.id,
    fieldId: played.fieldId,
    authorName: publicName(author.name),
    stars: 5,
    text: 'Campo bem cuidado, luz boa e gente que atende com gosto. A gente volta na semana que vem.',
    createdAt: now,
    answer: null,
  })
  const fieldName = db.fields.find(review.fieldId)?.name ?? 'Campo'
  await sendNotices(db, reviewedNotices(review, { ownerId: arena.ownerId, fieldName }))
}

/** Adds an expense that is due tomorrow. */
export async function expenseDue(db: MemoryDatabase): Promise<void> {
  const arena = arenaOf(db)
  const now = db.clock.now()
  const expense = await db.expenses.insert({
    id: newId('exp'),
    companyId: arena.id,
    description: 'Conserto do portão',
    category: 'maintenance',
    amountCents: 48_000,
    dueDay: addDays(localDay(arena.timeZone, now), 1),
    kind: 'expense',
    supplier: null,
    method: null,
    note: null,
    payments: [],
    series: null,
    productId: null,
    version: 1,
    createdAt: now,
  })
  await notifyOnce(db, `expense:${expense.id}:${expense.dueDay}`, () =>
    sendNotices(db, expenseNotices(expense, 'due_tomorrow', arena.ownerId)),
  )
}
