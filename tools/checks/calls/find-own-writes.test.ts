import { expect, test } from 'vitest'
import { findLooseCalls } from './find-loose-calls.ts'
import { callingFunctions, findOwnWrites } from './find-own-writes.ts'

const imports = "import { payTab } from '@campo-livre/api/tabs/pay-tab.ts'\n"
const calling = new Set(['payTab'])

test('a function that answers later makes a call, and a query or a reader does not', () => {
  const text = [
    'export function payTab(id: string, { signal }: Options): Promise<Tab> {\n}',
    'export async function logout() {\n}',
    'export function changePrice(\n  id: string,\n  { signal }: Attempt,\n): Promise<Tab> {\n}',
    'export function tabQuery(id: string) {\n  const read = async () => fetchTab(id)\n}',
    'export function alternativesOf(error: unknown): Offer[] {\n}',
  ].join('\n')
  const found = callingFunctions([{ file: 'packages/api/src/tabs/pay-tab.ts', text }])
  expect([...found]).toEqual(['payTab', 'logout', 'changePrice'])
})

test.each([
  'mutationFn: (cents, { signal }) => payTab(tab.id, cents, { signal }),',
  'send: (cents, attempt) => payTab(idOf(tab), cents, attempt),',
  'mutationFn: payTab,',
  '<SectionForm send={payTab} />',
  "createDraft('payTab') // payTab comes later",
  'type Paid = Awaited<ReturnType<typeof payTab>>',
])('a part makes it: %s', (code) => {
  expect(findOwnWrites(imports + code, calling)).toEqual([])
})

test.each([
  'onClick={() => payTab(tab.id, cents)}',
  'useEffect(() => void payTab(id), [signal])',
  '<button onClick={payTab}>',
])('a screen makes it by itself: %s', (code) => {
  expect(findOwnWrites(imports + code, calling)).toEqual(['payTab'])
})

test('what a screen makes by itself is told with the fix, unless there is a reason', () => {
  const file = 'apps/web/src/features/tabs/pay.tsx'
  const source = { file, text: `${imports}onClick={() => payTab(id)}` }
  const told = findLooseCalls([source], { looseReads: {}, looseWrites: {}, calling })
  expect(told).toEqual([expect.stringMatching(/^apps.*calls payTab by itself.*useAction or useSubmitForm/)])
  expect(findLooseCalls([source], { looseReads: {}, looseWrites: { [file]: 'A try.' }, calling })).toEqual([])
})
