import { ask, signInAs } from './ask.ts'

/** The open tab of the persona at the arena, and the booking there in which the persona's racha is played. */
const TAB = 'tab-arena-beira-mar-003'
const BOOKING = 'bkg-atleta-13'

/** Links a tab to the booking of a racha, as the counter does; returns the id of the tab. */
export async function linkedTab(): Promise<string> {
  const token = await signInAs('empresa@campolivre.test')
  const command = { type: 'link_booking', id: 'link-for-the-racha', tabId: TAB, bookingId: BOOKING }
  await ask('/api/company/tabs/commands', command, token)
  return TAB
}
