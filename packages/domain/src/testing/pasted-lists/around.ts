import type { PastedSample } from './pasted-sample.ts'

/** Lists by the words around them: titles, rules, a chat. */
export const aroundLists: readonly PastedSample[] = [
  {
    shape: 'rules below',
    text: `Society sexta 19h30

01- Hugo
02- Ítalo
03- Jean

Regras:
1 - Chegar 10 minutos antes
2 - Quem faltar paga R$ 20
3 - Sem briga`,
    roster: ['players: Hugo | Ítalo | Jean'],
  },
  {
    shape: 'rules above',
    text: `REGRAS
- pagar até quinta
- chegar no horário

1 - Kauê
2 - Luan
3 - Murilo`,
    roster: ['players: Kauê | Luan | Murilo'],
  },
  {
    shape: 'a copied message',
    text: `[21:14, 25/11/2026] Rafa: LISTA QUINTA
1 - Júlio
2 - Kadu
3 - Lélis`,
    roster: ['players: Júlio | Kadu | Lélis'],
  },
  {
    shape: 'a chat around the list',
    text: `Bom dia galera, segue a lista
Quem puder confirmar até meio-dia

1- Ítalo
2- Josué
3- Kaio

Faltam 3 pra fechar
Pix 85 98888-7777`,
    roster: ['players: Ítalo | Josué | Kaio'],
  },
  {
    shape: 'a heading of a bot, with a counter',
    text: `⚽️ *Futebol de Quinta* ⚽️
🗓️ 26/11/2026
🕗 20:00 - 21:30
📍 Society Bola Cheia, Rua das Flores, 120
💰 R$ 18,00

✅ *Confirmados (5/14)*
1. Aldo
2. Bianca Reis
3. Caíque 🧤
4. Dário
5. Eunice

⏳ *Lista de espera (1)*
1. Fausto

❌ *Não vão (2)*
1. Genival
2. Hermes`,
    roster: [
      'players: Aldo | Bianca Reis | Caíque* | Dário | Eunice',
      'waiting: Fausto',
      'declined: Genival | Hermes',
    ],
  },
  {
    shape: 'Android copies of several messages',
    text: `25/11/2026 18:02 - Waldir: 1- Waldir
25/11/2026 18:05 - Xisto: 2- Xisto
25/11/2026 18:31 - Zózimo: 3- Zózimo +1`,
    roster: ['players: Waldir | Xisto | Zózimo | Convidado de Zózimo<Zózimo'],
  },
  {
    shape: 'a farewell below',
    text: `Racha 20h na Bola 10
1- Ygor
2- Zaqueu
3- Anselmo

Quem for levar bola avisa aí
Tmj 🤝`,
    roster: ['players: Ygor | Zaqueu | Anselmo'],
  },
  {
    shape: 'an invitation above bare names',
    text: `Pessoal bora confirmar pro racha de amanhã
Eu
Flavinho
Gilmar
Hudson`,
    roster: ['players: Eu | Flavinho | Gilmar | Hudson'],
  },
  {
    shape: 'the coach below',
    text: `PELADA DOS CRAQUES
Titulares
1-Eraldo
2-Fausto
3-Genésio
Reservas
1-Horácio
2-Irapuan
Técnico: Juvenal`,
    roster: ['players: Eraldo | Fausto | Genésio', 'waiting: Horácio | Irapuan'],
  },
  {
    shape: 'a sender without a name',
    text: `[18:22, 01/12/2026] +55 85 9876-5432: Lista:
1- Anderson P.
2- B. Costa
[18:25, 01/12/2026] Beto: 3- Beto`,
    roster: ['players: Anderson P. | B. Costa | Beto'],
  },
  {
    shape: 'a greeting above bullets',
    text: `Galera, lista do basquete:
- Abner
- Breno S.
- Cadu

Quem não vai:
- Dante`,
    roster: ['players: Abner | Breno S. | Cadu', 'declined: Dante'],
  },
  {
    shape: 'facts in a sentence',
    text: `Society quarta 20h às 21h, R$ 20 cada, Pix na chave 85999998888
1 - Ximbica
2 - Yan Carlos
3 - Zoca (goleiro)
4 - Arlindo (se o joelho deixar)`,
    roster: ['players: Ximbica | Yan Carlos | Zoca* | Arlindo (se o joelho deixar)'],
  },
]
