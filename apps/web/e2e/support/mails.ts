import { expect, type Page } from '@playwright/test'

type Mail = { to: string; subject: string; link: string | null; code: string | null }

/** Returns the newest mail to an address, once there is one. The mock backend sends none out. */
export async function mailTo(page: Page, address: string): Promise<Mail> {
  let newest: Mail | undefined
  await expect(async () => {
    const { data } = await page.evaluate(async () => {
      const response = await fetch('/__mock/mails')
      return (await response.json()) as { data: Mail[] }
    })
    newest = data.find(({ to }) => to === address)
    expect(newest, `no mail to ${address}`).toBeDefined()
  }).toPass()
  if (newest === undefined) throw new Error(`no mail to ${address}`)
  return newest
}

/** Returns the link in the newest mail to an address. */
export async function linkTo(page: Page, address: string): Promise<string> {
  return (await mailTo(page, address)).link ?? ''
}
