import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** A call that changes something, and how somebody comes to make it. */
export type Write = {
  /** The address of the screen that makes the call. */
  at: () => string | Promise<string>
  persona?: string
  /** What a person does first: fills in, opens, chooses. */
  prepare?: () => Promise<unknown>
  /** What makes the call, as often as it is done. */
  send: () => Promise<unknown>
  /** Nobody waits for it: what it changes is shown at once. */
  atOnce?: boolean
  /** Faults after which the screen rightly is another → why. */
  endsWith?: Readonly<Record<string, string>>
}

export const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Label → what is typed there. */
export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabelText(label, { exact: true }).first().fill(value)
}

/** A whole code goes by itself. */
export async function typeCode(): Promise<void> {
  await fill({ 'Código de 6 números': '' })
  await fill({ 'Código de 6 números': '123456' })
}

/** What was agreed to before stays so. */
export async function tick(): Promise<void> {
  const box = page.getByRole('checkbox')
  if (!box.element().matches(':checked')) await box.click()
}

/** Chooses a file, once the part that takes it is there. */
export async function upload(file: File): Promise<void> {
  await expect.poll(() => document.querySelector('main input[type=file]')).not.toBeNull()
  const input = document.querySelector('main input[type=file]')
  if (input) await userEvent.upload(input, file)
}

/** What stands in the fields of the screen or its dialog, label → value; a switch that saves at once is no field. */
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
