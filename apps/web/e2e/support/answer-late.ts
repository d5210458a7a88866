import type { BrowserContext } from '@playwright/test'

/** Delays every answer of the API by some milliseconds in the pages of this context, as a slow network would. */
export async function answerLate(context: BrowserContext, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return
  await context.addInitScript((late) => {
    const ask = window.fetch
    window.fetch = async (...asked) => {
      const answer = await ask(...asked)
      if (new URL(answer.url || location.href).pathname.startsWith('/api/'))
        await new Promise((resolve) => setTimeout(resolve, late))
      return answer
    }
  }, milliseconds)
}
