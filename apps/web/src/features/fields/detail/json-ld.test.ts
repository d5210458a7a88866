import { expect, it } from 'vitest'
import { scriptJson } from './json-ld.ts'

it('cannot end the script that it stands in', () => {
  const data = { name: '</script><script>alert(1)</script><!--' }
  expect(scriptJson(data)).not.toContain('<')
  expect(JSON.parse(scriptJson(data))).toEqual(data)
})
