import { expect, it } from 'vitest'
import { turnsOf } from './turns.ts'

it('runs so many tasks at once, all of them in the end, and goes on after one that fails', async () => {
  const takeTurn = turnsOf(2)
  let [running, most] = [0, 0]
  const begun: number[] = []
  const tasks = [0, 1, 2, 3, 4, 5].map((at) =>
    takeTurn(async () => {
      begun.push(at)
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 5))
      running -= 1
      if (at === 1) throw new Error('no picture')
      return at
    }),
  )
  const ended = await Promise.allSettled(tasks)
  expect(ended.map((each) => (each.status === 'fulfilled' ? each.value : null))).toEqual([
    0,
    null,
    2,
    3,
    4,
    5,
  ])
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]])
})
