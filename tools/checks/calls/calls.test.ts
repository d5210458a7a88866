import { expect, test } from 'vitest'
import { findLooseCalls } from './find-loose-calls.ts'

const file = 'apps/web/src/features/staff/staff.tsx'
const none = { looseReads: {}, looseWrites: {} }

test('a read that QueryState does not show is told, and one that it shows is not', () => {
  const bare = { file, text: 'const staff = useQuery(staffQuery())' }
  expect(findLooseCalls([bare], none)).toEqual([expect.stringMatching(/^apps.*looseReads/)])
  const imported = `import { QueryState } from '../../lib/query/query-state.tsx'\n${bare.text}`
  const shown = { file, text: `${imported}\n<QueryState query={staff} />` }
  expect(findLooseCalls([shown], none)).toEqual([])
  const second = { file, text: `${shown.text}\nconst teams = useQuery(teamsQuery())\n<p>{teams.data}</p>` }
  expect(findLooseCalls([second], none)).toHaveLength(1)
  expect(findLooseCalls([bare], { ...none, looseReads: { [file]: 'A count.' } })).toEqual([])
})

test('a mutation of its own is told', () => {
  const own = { file, text: 'const { mutate } = useMutation({ mutationFn })' }
  expect(findLooseCalls([own], none)).toEqual([expect.stringMatching(/useAction or useSubmitForm/)])
  expect(findLooseCalls([own], { ...none, looseWrites: { [file]: 'It is the queue.' } })).toEqual([])
})

test('a reason that is needed no more is told', () => {
  expect(findLooseCalls([], { ...none, looseReads: { [file]: 'A count.' } })).toEqual([
    `tools/checks/calls/exceptions.ts: take out ${file}, which needs no reason any more.`,
  ])
})
