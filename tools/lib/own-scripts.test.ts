import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOwnScripts } from './own-scripts.ts'

describe('the scripts of a screen behind a login', () => {
  let dist: string
  const write = (file: string, code: string) => writeFileSync(join(dist, 'assets', file), code)
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'))
    mkdirSync(join(dist, 'assets'))
    writeFileSync(join(dist, 'index.html'), '<script type="module" src="/assets/start.js"></script>')
    write(
      'start.js',
      'import("./counter.js");import("./profile.js");import("./public.js");import("./areas-1.js")',
    )
    write(
      'counter.js',
      'import"./areas-1.js";import"./forms.js";import"./tabs.js";import("./help.js");"Buscar comanda"',
    )
    write('profile.js', 'import"./areas-1.js";import"./forms.js";"Meu perfil"')
    write('public.js', '"Campos"')
    // A part that is opened later is no screen.
    write('help.js', 'import"./areas-1.js";"Ajuda"')
    for (const file of ['areas-1.js', 'forms.js', 'tabs.js']) write(file, '"comanda"')
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  it('are its own and those that not every such screen has', () => {
    expect(readOwnScripts(dist, 'Buscar comanda')).toEqual(['assets/counter.js', 'assets/tabs.js'])
    expect(readOwnScripts(dist, 'Meu perfil')).toEqual(['assets/profile.js'])
  })

  it.each(['Buscar reserva', 'comanda'])(
    'are not told by “%s”, which does not stand in one module',
    (words) => {
      expect(() => readOwnScripts(dist, words)).toThrow('not in one')
    },
  )
})
