import { defaultSituation } from '@campo-livre/mocks/situations/situation.ts'
import type { Page } from '@playwright/test'

/** Calls a control of the mock backend (docs/api/README.md, "Only in the mock"). */
const post = (page: Page, path: string, body: unknown = {}) =>
  page.evaluate(
    async ([address, json]) => {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(`/__mock${address}`, { method: 'POST', headers, body: json })
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    },
    [path, JSON.stringify(body)] as const,
  )

/** Reads a control of the mock backend, as its text. */
export const readMock = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(address)).text(), `/__mock${path}`)

/** Moves the backend's clock forward, for example to the end of a hold. */
export const advanceClock = (page: Page, advanceMinutes: number) => post(page, '/clock', { advanceMinutes })

/** Pays the Pix of a booking, as the bank would. */
export const payPix = (page: Page, bookingId: string) => post(page, `/pix/${bookingId}/pay`)

/** Makes the data of a server begin anew, at the instant of the tests and with nobody signed in. */
export async function beginAnew(site: string): Promise<void> {
  const response = await fetch(`${site}/__mock/situation`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...defaultSituation, clock: { at: process.env.TEST_NOW } }),
  })
  if (!response.ok) throw new Error(`the data did not begin anew: ${await response.text()}`)
}
