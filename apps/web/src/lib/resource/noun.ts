import { capital } from '@campo-livre/domain/text/capital.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { Noun } from './resource.ts'

/** Returns a count with its noun: `1 produto`, `1.234 produtos`. */
export function counted({ one, many }: Noun, count: number): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`
}

/** Returns the plural with its article: `os produtos`, `as despesas`. */
export function theMany({ many, gender }: Noun): string {
  return `${gender === 'm' ? 'os' : 'as'} ${many}`
}

/** Returns the noun with none: `Nenhum produto`, `Nenhuma despesa`. */
export function noneText({ one, gender }: Noun): string {
  return `${gender === 'm' ? 'Nenhum' : 'Nenhuma'} ${one}`
}

/** Returns the count of marked rows: `3 marcados`, `1 marcada`. */
export function markedCount({ gender }: Noun, count: number): string {
  return `${formatCount(count)} ${gender === 'm' ? 'marcado' : 'marcada'}${count === 1 ? '' : 's'}`
}

/** Returns the label to download marked rows: `Baixar só os marcados`, `Baixar só as marcadas`. */
export function onlyMarked({ gender }: Noun): string {
  return `Baixar só ${gender === 'm' ? 'os marcados' : 'as marcadas'}`
}

/** Returns the singular with its article: `o produto`, `a despesa`. */
export function theOne({ one, gender }: Noun): string {
  return `${gender === 'm' ? 'o' : 'a'} ${one}`
}

/** Returns the label of a new row: `Novo produto`, `Nova despesa`. */
export function newOne({ one, gender }: Noun): string {
  return `${gender === 'm' ? 'Novo' : 'Nova'} ${one}`
}

/** Returns the noun with a participle, which is given as masculine: `Produto salvo`, `Despesa salva`. */
export function doneWith({ one, gender }: Noun, participle: string): string {
  const said = gender === 'm' ? participle : participle.replace(/o$/, 'a')
  return `${capital(one)} ${said}`
}
