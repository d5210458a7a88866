import { expect, test } from 'vitest'
import { primariesCss } from './primaries.ts'

test('writes the other primary colours to a file', async () => {
  await expect(primariesCss()).toMatchFileSnapshot('./primaries.css')
})
