import { fold } from '../../text/fold.ts'

/** Words of sentences, which no name has. */
const sentence = new Set(
  'quem favor pagar paga pessoal galera rapaziada turma bom boa bora confirmar confirme confirmem confirma chegar chega chegue jogo jogos pix horario vamos vamo faltam falta faltando vaga vagas por para pra ate nao sem com que se ja so vai vou vao tem temos ter ser sera sao esta estao foi mas ou um uma uns os as na no nas nos ao aos em mais menos todo todos toda todas lista nome nomes coloca coloquem colocar copia copie grupo grupos hoje amanha segue favor obrigado obrigada valeu bola colete coletes time times jogar joga jogam ola oi pode podem quero queria gente depois antes quando onde como porque pois minutos gol gols proximo proxima semana racha pelada futebol futsal reais valor cada numero abraco abracos atualizada atualizado fechada fechado aberta link grupo'.split(
    ' ',
  ),
)

/** Returns whether a line without a number may be a name: a few words with letters, and none of a sentence. */
export function looksLikeName(name: string): boolean {
  if (name.length > 40 || /[!;?"]|https?:|\.{2}/.test(name) || /:\s*$/.test(name)) return false
  const words = fold(name).split(/[\s,]+/)
  if (words.length > 5 || !/\p{L}/u.test(name)) return false
  if (words.slice(0, -1).some((word) => /\d/.test(word))) return false
  return !words.some((word) => sentence.has(word.replaceAll(/[^\p{L}\d]/gu, '')))
}
