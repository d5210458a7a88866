import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { failureSentence } from '../notice/failure-sentence.ts'

/** The subject of the picture: a user, or an arena. */
export type PictureKind = 'foto' | 'logo'

/**
 * Returns the sentences for a picture: `Foto salva`, and the failures. `part`: it belongs to a form that is saved as a
 * whole.
 */
export function pictureWords(kind: PictureKind, part = false) {
  const capital = kind === 'foto' ? 'Foto' : 'Logo'
  const because = (error: unknown, doing: string) => {
    const unknown = error instanceof ApiError && error.status === 404
    if (unknown) return `Por enquanto não dá para ${doing} a ${kind} por aqui.`
    return failureSentence(error, `Não deu para ${doing} a ${kind}. Tente de novo em instantes.`)
  }
  return {
    choose: `Escolher ${kind}`,
    change: `Trocar ${kind}`,
    remove: `Remover ${kind}`,
    keep: `Manter ${kind}`,
    ask: `Remover a ${kind}?`,
    fit: `Ajustar ${kind}`,
    save: `${part ? 'Usar' : 'Salvar'} ${kind}`,
    place: `Posição da ${kind}`,
    saved: `${capital} salva`,
    removed: `${capital} removida`,
    notSaved: (error: unknown) => because(error, 'salvar'),
    notRemoved: (error: unknown) => because(error, 'remover'),
  }
}
