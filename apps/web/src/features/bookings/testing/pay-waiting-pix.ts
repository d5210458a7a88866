import * as z from 'zod/mini'

const stateSchema = z.object({
  data: z.object({ pendingPix: z.array(z.object({ bookingId: z.string() })) }),
})

/** For flows: what the bank does when the Pix that waits is paid. There is one at a time. */
export async function payWaitingPix(): Promise<void> {
  const answer = await fetch('/__mock/state')
  const { pendingPix } = z.parse(stateSchema, await answer.json()).data
  for (const { bookingId } of pendingPix) await fetch(`/__mock/pix/${bookingId}/pay`, { method: 'POST' })
}
