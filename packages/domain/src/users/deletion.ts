import * as z from 'zod/mini'
import { refuse, type Refusal } from '../refusals/refusal.ts'

/**
 * The answer of `GET /me/deletion`: the obstacles to deleting an account, and the data that would be kept without a
 * name. Bookings, tabs and rachas have to be zero.
 */
export const deletionSchema = z.object({
  /** Bookings to come that nothing ends: the person's own, as their list counts them, and those of their company. */
  upcomingBookings: z.int(),
  /** Fixed slots that end with the account, since none of their dates to come is paid. They are in nobody's way. */
  fixedSlots: z.int(),
  openTabs: z.int(),
  /** Upcoming pickup games that they organise. */
  organisedRachas: z.int(),
  /** True if the person is the only admin: another one has to exist first. */
  lastAdmin: z.boolean(),
  /** The number of bookings that the law requires to be kept, without the person's name. */
  keptBookings: z.int(),
})
export type Deletion = z.infer<typeof deletionSchema>

/**
 * Returns whether the account can be deleted: it is not the only admin's, and nothing upcoming or open depends on it.
 */
export function mayDelete({ upcomingBookings, openTabs, organisedRachas, lastAdmin }: Deletion): boolean {
  return !lastAdmin && upcomingBookings + openTabs + organisedRachas === 0
}

/** Refuses to delete an account while something is in the way, which is told. */
export function refuseDeletion(deletion: Deletion): Refusal | null {
  if (mayDelete(deletion)) return null
  const { upcomingBookings, openTabs, organisedRachas } = deletion
  const things = [
    ...counted(upcomingBookings, 'reserva por vir', 'reservas por vir'),
    ...counted(openTabs, 'comanda aberta', 'comandas abertas'),
    ...counted(organisedRachas, 'racha que você organiza', 'rachas que você organiza'),
  ]
  const message =
    things.length === 0
      ? 'Você é a única pessoa que cuida da plataforma. Passe essa tarefa para alguém antes.'
      : `Antes de excluir a conta, resolva o que está em aberto: ${new Intl.ListFormat('pt-BR').format(things)}.`
  return refuse('deletion_blocked', message)
}

const counted = (count: number, one: string, more: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${more}`]
