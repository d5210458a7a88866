import type { Subject } from '@campo-livre/api/client/subject.ts'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** A call that writes, and the way a person makes it. */
export type Write = {
  /** The address of the screen that makes the call. */
  at: () => string | Promise<string>
  persona?: string
  /** Steps before the call: fills in, opens, chooses. */
  prepare?: () => Promise<unknown>
  /** Makes the call each time it runs. */
  send: () => Promise<unknown>
  /** The subjects that are read again after it; less those that its answer has or the session ends. */
  changes: readonly Subject[]
  /** True for an optimistic change, which shows at once. */
  atOnce?: boolean
  /** The faults after which another screen is right, with the reason. */
  endsWith?: Readonly<Record<string, string>>
}

export const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Fills fields by their labels. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabelText(label, { exact: true }).first().fill(value)
}

/** Types a code, which is sent once complete. */
export async function typeCode(): Promise<void> {
  await fill({ 'Código de 6 números': '' })
  await fill({ 'Código de 6 números': '123456' })
}

/** Checks the checkbox, unless it is checked already. */
export async function tick(): Promise<void> {
  const box = page.getByRole('checkbox')
  if (!box.element().matches(':checked')) await box.click()
}

/** Chooses a file, once the input exists. */
export async function upload(file: File): Promise<void> {
  await expect.poll(() => document.querySelector('main input[type=file]')).not.toBeNull()
  const input = document.querySelector('main input[type=file]')
  if (input) await userEvent.upload(input, file)
}

/**
 * Returns the values of the fields on the screen or in its dialog, by label; switches, which save at once, are left
 * out.
 */
export function typedIn(screen: Document): ReadonlyMap<string, string> {
  const fields = screen.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    ':is(main, [role=dialog]) :is(input:not([type=file], [role=switch]), select, textarea)',
  )
  return new Map(
    [...fields].map((field) => [
      field.labels?.[0]?.textContent ?? field.name,
      field.matches('[type=checkbox], [type=radio]') ? String(field.matches(':checked')) : field.value,
    ]),
  )
}
