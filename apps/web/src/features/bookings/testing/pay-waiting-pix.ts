import * as z from 'zod/mini'

const stateSchema = z.object({
  data: z.object({ pendingPix: z.array(z.object({ id: z.string() })) }),
})

/** Pays every pending Pix, as the bank would. */
export async function payWaitingPix(): Promise<void> {
  const answer = await fetch('/__mock/state')
  const { pendingPix } = z.parse(stateSchema, await answer.json()).data
  for (const { id } of pendingPix) await fetch(`/__mock/pix/${id}/pay`, { method: 'POST' })
}
