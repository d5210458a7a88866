import { expect, test } from 'vitest'
import { staticCssVariables } from './css-variables.ts'

test('writes the variables of the theme to a file', async () => {
  await expect(staticCssVariables()).toMatchFileSnapshot('./mantine-variables.css')
})
