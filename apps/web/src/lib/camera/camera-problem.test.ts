import { expect, it } from 'vitest'
import { cameraProblem } from './camera-problem.ts'

it.each([
  ['NotAllowedError', /permissões/],
  ['NotFoundError', /Não achamos uma câmera/],
  ['OverconstrainedError', /Não achamos uma câmera/],
  ['NotReadableError', /Outro programa/],
  ['TypeError', /A câmera não abriu/],
])('%s is told with the other way', (name, sentence) => {
  const error = Object.assign(new Error('no'), { name })
  expect(cameraProblem(error)).toMatch(sentence)
  expect(cameraProblem(error)).toMatch(/código\.$/)
})
