import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const program = new URL('serve.ts', import.meta.url).pathname
const example = (name: string) => new URL(`cases/examples/${name}`, import.meta.url).pathname

/** Resolves to what a program has said once it has said a word; rejects when it ends before. */
function hear(child: ChildProcessWithoutNullStreams, word: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += String(text)
      if (said.includes(word)) resolve(said)
    })
    child.once('exit', () => reject(new Error(`it ended without “${word}”: ${said}`)))
  })
}

test('opens a case file from the command line (I5)', async () => {
  const child = spawn(process.execPath, [
    program,
    '--port',
    '0',
    '--case',
    example('pix-depois-do-prazo.json'),
  ])
  const said = await hear(child, 'Mock backend at')
  const token = /its token is (\w+)\./.exec(said)?.[1]
  const address = /http:\S+\/api/.exec(said)?.[0]
  const me = await fetch(`${address}/me`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await me.json()).toMatchObject({ data: { email: 'atleta@campolivre.test' } })
  expect(me.headers.get('Date')).toMatch(/^Fri, 20 Nov 2026 22:16/)
  child.kill('SIGINT')
  await once(child, 'exit')
})

test('says why a case cannot be opened, and does not start', async () => {
  const child = spawn(process.execPath, [program, '--case', example('none.json')])
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += String(text)))
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(said).toMatch(/^--case .*none\.json: ENOENT/)
})
