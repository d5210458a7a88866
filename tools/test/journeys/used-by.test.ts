import { expect, test } from 'vitest'
import { usedBy } from './used-by.ts'

const used = usedBy({
  scripts: {
    'assets/first-a1.js': ['route /_public/'],
    'assets/b2.js': [],
    'assets/c3.js': ['route /_company'],
  },
  calls: ['call GET /fields/{id}', 'call POST /fields/{id}', 'call GET /me'],
  always: ['route /_public'],
})

test('a journey used the routes of its scripts and the calls of its requests', () => {
  const always = ['backend', 'calls', 'route /_public', 'route __root__']
  expect(used([])).toEqual(always)
  const asked = [
    'GET /assets/first-a1.js',
    'GET /assets/b2.js',
    'GET /assets/c3.css',
    'GET /api/fields/fld-1',
  ]
  expect(used(asked)).toEqual([...always, 'call GET /fields/{id}', 'route /_public/'].toSorted())
})

test('pages without scripts are those of the public routes', () => {
  expect(used(['pages'])).toEqual(used(['GET /assets/first-a1.js']))
})

test.each([
  ['a script that no build made', 'GET /assets/old.js'],
  ['a call that is not known', 'GET /api/another'],
  ['another method', 'DELETE /api/fields/fld-1'],
  ['more than its pages asked for', 'everything'],
])('everything counts after %s', (_what, request) => {
  expect(used(['GET /assets/first-a1.js', request])).toBeNull()
})
