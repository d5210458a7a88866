import type { Page } from '@playwright/test'

/** The controls of the mock backend, beside its API (docs/api/README.md, "Only in the mock"). */
const post = (page: Page, path: string, body: unknown = {}) =>
  page.evaluate(
    async ([address, json]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/__mock${address}`, { method: 'POST', headers, body: json })
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    },
    [path, JSON.stringify(body)] as const,
  )

/** Moves the backend's time forward, so that no journey waits for a hold to run out. */
export const advanceClock = (page: Page, advanceMinutes: number) => post(page, '/clock', { advanceMinutes })

/** What the bank does when somebody pays the Pix of a booking. */
export const payPix = (page: Page, bookingId: string) => post(page, `/pix/${bookingId}/pay`)
