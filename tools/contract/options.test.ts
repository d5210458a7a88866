import { apiCalls } from '@campo-livre/backend/calls.gen.ts'
import { nameOf } from '@campo-livre/conformance/subjects.ts'
import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

const URL_FLAG = ['--url', 'http://127.0.0.1:4010/api']

it('looks at every call of an address, whether or not the dashes of a package manager come along', () => {
  const wanted = { url: 'http://127.0.0.1:4010/api', calls: apiCalls, logins: {}, mailbox: null, json: null }
  expect(readOptions(['--', '--url', 'http://127.0.0.1:4010/api/'], {})).toEqual({ options: wanted })
})

it('reads who asks out of the environment, with colons in a password', () => {
  const env = { CONTRACT_ATHLETE_2: 'bia@x.test:a:b', CONTRACT_ADMIN: '', HOME: '/' }
  expect(readOptions(URL_FLAG, env)).toMatchObject({
    options: { logins: { athlete2: { email: 'bia@x.test', password: 'a:b' } } },
  })
})

it('looks at some calls alone, by either of their names', () => {
  const found = readOptions([...URL_FLAG, '--only', 'post-bookings', '--only', 'GET /fields/{id}'], {})
  expect('options' in found && found.options.calls.map(nameOf)).toEqual([
    'POST /bookings',
    'GET /fields/{id}',
  ])
})

it.each([
  [[], {}, '--url is missing. See --help.'],
  [['--url', 'campo'], {}, '--url must be an address, not "campo".'],
  [[...URL_FLAG, '--mailbox', 'mail'], {}, '--mailbox must be an address, not "mail".'],
  [[...URL_FLAG, '--only', 'x'], {}, 'There is no call "x". docs/api/calls.md has them all.'],
  [URL_FLAG, { CONTRACT_ADMIN: 'ada' }, 'CONTRACT_ADMIN must be e-mail:password.'],
])('refuses %j with %j: %s', (args, env, sentence) => {
  expect(readOptions(args, env)).toEqual({ say: sentence, code: 1 })
})

it('tells of the logins when it is asked for help', () => {
  const help = readOptions(['--help'], {})
  expect(help).toMatchObject({ code: 0 })
  expect('say' in help && help.say).toContain('CONTRACT_COMPANY_2')
})
