import { expect, test } from 'vitest'
import { controlPathOf, locator } from './locate.ts'

test.each([
  ['/api', 'https://x.test/api/fields', { area: 'api', path: '/fields' }],
  ['/api/', 'http://localhost:4010/__mock/state', { area: 'control', path: '/state' }],
  ['/demo/api', 'https://x.test/demo/__mock/reset', { area: 'control', path: '/reset' }],
  ['https://x.test/api', 'https://x.test/api/me', { area: 'api', path: '/me' }],
  ['https://x.test/api', 'https://y.test/api/me', null],
  ['/api', 'https://x.test/packages/api/src/client.ts', null],
  ['/api', 'https://x.test/apis/me', null],
])('with the API at %s reads %s', (apiUrl, address, place) => {
  expect(locator(apiUrl)(new URL(address))).toEqual(place)
})

test('puts the controls beside the API', () => {
  expect(controlPathOf('/api')).toBe('/__mock')
  expect(controlPathOf('https://x.test/v1/api/')).toBe('https://x.test/v1/__mock')
})
