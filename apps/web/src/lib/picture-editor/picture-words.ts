import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { failureSentence } from '../notice/failure-sentence.ts'

/** The subject of the picture: a user, or an arena. */
export type PictureThing = 'foto' | 'logo'

/** Returns the sentences for a picture: `Foto salva`, and the failures. */
export function pictureWords(thing: PictureThing) {
  const capital = thing === 'foto' ? 'Foto' : 'Logo'
  const because = (error: unknown, doing: string) => {
    const unknown = error instanceof ApiError && error.status === 404
    if (unknown) return `Por enquanto não dá para ${doing} a ${thing} por aqui.`
    return failureSentence(error, `Não deu para ${doing} a ${thing}. Tente de novo em instantes.`)
  }
  return {
    choose: `Escolher ${thing}`,
    change: `Trocar ${thing}`,
    remove: `Remover ${thing}`,
    keep: `Manter ${thing}`,
    ask: `Remover a ${thing}?`,
    fit: `Ajustar ${thing}`,
    save: `Salvar ${thing}`,
    place: `Posição da ${thing}`,
    saved: `${capital} salva`,
    removed: `${capital} removida`,
    notSaved: (error: unknown) => because(error, 'salvar'),
    notRemoved: (error: unknown) => because(error, 'remover'),
  }
}
