import type { ReadByHand } from './second-set.ts'

/** Lists that were written down before the parser had read them: headings of two words, figures, prices, strokes. */
export const thirdSet: ReadByHand[] = [
  {
    title: 'reserves and guests under one heading',
    text: `⚽ Fut dos Amigos, quinta 20h
1. Nando
2. Bia
3. Rafa
Suplentes/Convidados:
1. Tonho
2. Zeca`,
    playing: ['Nando', 'Bia', 'Rafa'],
    reserves: ['Tonho', 'Zeca'],
  },
  {
    title: 'goalkeepers and reserves, each with a second word',
    text: `PELADA TERÇA
Jogadores de linha / Mensalistas
1 - Nando
2 - Bia
Goleiros (fixos):
1 - Dida
Reservas e convidados
1 - Tonho
Não vão / machucados
1 - Léo`,
    playing: ['Nando', 'Bia'],
    goalkeepers: ['Dida'],
    reserves: ['Tonho'],
    out: ['Léo'],
  },
  {
    title: 'an age group as a heading',
    text: `Escolinha sábado 9h
Sub 15:
1 - Caio
2 - Davi
Sub 17:
1 - Enzo
2 - Téo`,
    playing: ['Caio', 'Davi', 'Enzo', 'Téo'],
  },
  {
    title: 'an age group above names without numbers',
    text: `Sub 15:
Caio
Davi
Sub-17
Enzo`,
    playing: ['Caio', 'Davi', 'Enzo'],
  },
  {
    title: 'places that are still to be confirmed',
    text: `Racha 28/11
1 - Nando
2 - a confirmar
3 - Bia
4 - A CONFIRMAR
5 - (a confirmar)
6 - Rafa (a confirmar)`,
    playing: ['Nando', 'Bia'],
    maybe: ['Rafa'],
  },
  {
    title: 'two people in a line, one of them struck out',
    text: `Lista
1 - _Léo_ ~Tonho~
2 - ~Caio~ Davi
3 - *Bia* ~Rafa~
4 - Gil`,
    playing: ['Léo', 'Davi', 'Bia', 'Gil'],
    out: ['Tonho', 'Caio', 'Rafa'],
  },
  {
    title: 'the price of the heading behind the names',
    text: `Vôlei domingo
Valor R$ 15
1 - Ana 15
2 - Bete 15,00 ✅
3 - Cida R$ 15
4 - Dora
5 - Elis 15 pago`,
    playing: ['Ana', 'Bete', 'Cida', 'Dora', 'Elis'],
  },
  {
    title: 'a price with its word, behind a dash',
    text: `FUT - 20 reais cada
1- Alan - 20
2- Beto - 20 ok
3- Caco - 20 reais
4- Duda 2`,
    playing: ['Alan', 'Beto', 'Caco', 'Duda 2'],
  },
  {
    title: 'reserves with an ampersand, and a number of places',
    text: `Racha do Zé
Linha (10):
1 Alan
2 Beto
Suplentes & avulsos (4):
1 Caco`,
    playing: ['Alan', 'Beto'],
    reserves: ['Caco'],
  },
  {
    title: 'who is out, told with a reason in the heading',
    text: `Lista de hoje
- Alan
- Beto
Fora / viajando:
- Caco
Dúvidas / a confirmar:
- Duda`,
    playing: ['Alan', 'Beto'],
    out: ['Caco'],
    maybe: ['Duda'],
  },
  {
    title: 'a substitute behind who left',
    text: `1. ~Marquinhos~ *Pedrinho*
2. ~Léo~ → Guga
3. ~Vini~
4. Wagner`,
    playing: ['Pedrinho', 'Guga', 'Wagner'],
    out: ['Marquinhos', 'Léo', 'Vini'],
  },
  {
    title: 'a veteran group with its age',
    text: `Veteranos +40
1 - Seu Zé
2 - Tião
3 - Aparecido`,
    playing: ['Seu Zé', 'Tião', 'Aparecido'],
  },
  {
    title: 'categories of a tournament',
    text: `Categoria 40+:
1 - Seu Zé
Categoria B:
1 - Tião`,
    playing: ['Seu Zé', 'Tião'],
  },
  {
    title: 'free places in several words',
    text: `1 - Alan
2 - vaga em aberto
3 - em aberto
4 - disponível
5 - aguardando
6 - ?
7 - ...
8 - Beto`,
    playing: ['Alan', 'Beto'],
  },
  {
    title: 'names with a particle, and a full stop',
    text: `1. Zé da Padaria.
2. João do Gás
3. Maria das Dores
4. Sub Zero
5. Goleada`,
    playing: ['Zé da Padaria', 'João do Gás', 'Maria das Dores', 'Sub Zero', 'Goleada'],
  },
  {
    title: 'goalkeepers in the heading with the reserves behind a colon',
    text: `Goleiros/Goleiras: Dida, Bárbara
Linha: Alan, Beto e Caco
Banco/Espera: Duda`,
    playing: ['Alan', 'Beto', 'Caco'],
    goalkeepers: ['Dida', 'Bárbara'],
    reserves: ['Duda'],
  },
  {
    title: 'a heading in bold with a flag of pictures',
    text: `🏐 *VÔLEI MISTO* 🏐
⏰ 19h
📝 *Confirmados/Titulares* 📝
1️⃣ Ana
2️⃣ Beto
⏳ *Reservas/Fila* ⏳
1️⃣ Cida`,
    playing: ['Ana', 'Beto'],
    reserves: ['Cida'],
  },
]

/** Chats that are pasted whole, in the shapes of each phone. */
export const chatSet: ReadByHand[] = [
  {
    title: 'iPhone, with marks of direction and a tilde before who is no contact',
    text: `\u200E[12/11/2026, 10:35:02] ~\u00A0Nando: tô dentro
[12/11/2026, 10:36:11] Bia: eu + 1
[12/11/2026, 10:40:00] Rafa: fora hj`,
    playing: ['Nando', 'Bia', 'Convidado de Bia'],
    out: ['Rafa'],
  },
  {
    title: 'without seconds and comma',
    text: `[12/11/2026 10:35] ~ Nando: tô dentro
[12/11/2026 10:36] Bia: eu + 1
[12/11/2026 10:37] Rafa: fora hj`,
    playing: ['Nando', 'Bia', 'Convidado de Bia'],
    out: ['Rafa'],
  },
  {
    title: 'Android, an export with notices of the app',
    text: `12/11/2026 10:30 - As mensagens e ligações são protegidas com a criptografia de ponta a ponta.
12/11/2026 10:35 - Nando: Bora!
12/11/2026 10:36 - Bia Souza: vou sim 👍
12/11/2026 10:36 - Caio: <Mídia oculta>
12/11/2026 10:40 - Rafa: não vou poder
12/11/2026 10:41 - Tonho entrou usando o link do grupo
12/11/2026 10:42 - Tonho: talvez`,
    playing: ['Nando', 'Bia Souza'],
    out: ['Rafa'],
    maybe: ['Tonho'],
  },
  {
    title: 'a clock of twelve hours with a narrow space',
    text: `[11/12/26, 10:35:02\u202FAM] Nando: eu vou
[11/12/26, 10:36:02\u202FAM] Bia: confirmada
[11/12/26, 1:37:02\u202FPM] Rafa: hoje não dá`,
    playing: ['Nando', 'Bia'],
    out: ['Rafa'],
  },
  {
    title: 'copied on an Android, without a year',
    text: `[12/11, 10:35] Nando: Tô dentro
[12/11, 10:36] Bia: Eu
[12/11, 10:37] Rafa: To fora`,
    playing: ['Nando', 'Bia'],
    out: ['Rafa'],
  },
  {
    title: 'copied in a browser, the hour first',
    text: `[10:35, 12/11/2026] Nando: presente
[10:36, 12/11/2026] Bia: ✅
[10:37, 12/11/2026] Rafa: ❌`,
    playing: ['Nando', 'Bia'],
    out: ['Rafa'],
  },
  {
    title: 'without stamps',
    text: `Nando: tô dentro
Bia: eu + 1
Rafa: fora hj
Caio: talvez, confirmo depois`,
    playing: ['Nando', 'Bia', 'Convidado de Bia'],
    out: ['Rafa'],
    maybe: ['Caio'],
  },
  {
    title: 'the last word of each counts',
    text: `[12/11, 10:35] Nando: vou
[12/11, 10:36] Bia: não vou
[12/11, 11:10] Nando: galera não vou mais, machuquei
[12/11, 11:30] Bia: deu certo, vou sim`,
    playing: ['Bia'],
    out: ['Nando'],
  },
  {
    title: 'talk that is no answer',
    text: `[12/11, 10:30] Nando: quem vai hoje?
[12/11, 10:35] Bia: eu
[12/11, 10:36] Caio: kkkkkkk
[12/11, 10:37] Rafa: qual o valor?
[12/11, 10:38] Nando: 20 reais, pix no meu número
[12/11, 10:39] Rafa: blz, tô dentro`,
    playing: ['Bia', 'Rafa'],
  },
  {
    title: 'goalkeepers, and who brings whom',
    text: `[12/11, 10:35] Dida: vou no gol
[12/11, 10:36] Bia: eu e o Juninho
[12/11, 10:37] Rafa: eu e mais 2
[12/11, 10:38] Caio: vou e levo o Pedro`,
    playing: ['Bia', 'Juninho', 'Rafa', 'Convidado de Rafa', 'Convidado 2 de Rafa', 'Caio', 'Pedro'],
    goalkeepers: ['Dida'],
  },
  {
    title: 'a message of several lines',
    text: `[12/11, 10:35] Nando: bom dia
tô dentro
[12/11, 10:36] Bia: opa
hoje não consigo`,
    playing: ['Nando'],
    out: ['Bia'],
  },
  {
    title: 'short answers as people type them',
    text: `[12/11, 10:35] Nando: vamo
[12/11, 10:36] Bia: pode por meu nome
[12/11, 10:37] Caio: n vou
[12/11, 10:38] Duda: bora 🔥🔥
[12/11, 10:39] Eli: 👍🏽
[12/11, 10:40] Fê: +1
[12/11, 10:41] Gui: confirmadíssimo
[12/11, 10:42] Hugo: acho que vou
[12/11, 10:43] Ivo: dessa vez não`,
    playing: ['Nando', 'Bia', 'Duda', 'Eli', 'Fê', 'Gui'],
    maybe: ['Hugo'],
    out: ['Caio', 'Ivo'],
  },
  {
    title: 'a sender who is only a phone',
    text: `[12/11, 10:35] +55 85 99999-0000: vou
[12/11, 10:36] Bia: vou`,
    playing: ['Bia'],
  },
  {
    title: 'who has paid',
    text: `[12/11, 10:35] Nando: vou, pix feito
[12/11, 10:36] Bia: paguei ✅
[12/11, 10:37] Rafa: tô fora`,
    playing: ['Nando', 'Bia'],
    out: ['Rafa'],
  },
  {
    title: 'a list in the chat, and answers to it',
    text: `[12/11, 10:30] Nando: LISTA QUINTA
1 - Nando
2 - Bia
3 - Caio
4 -
[12/11, 10:36] Caio: não vou mais
[12/11, 10:37] Rafa: me coloca`,
    playing: ['Nando', 'Bia', 'Rafa'],
    out: ['Caio'],
  },
  {
    title: 'a dot between date and hour, and a.m. with points',
    text: `12/11/2026, 10:35 a.\u00A0m. - Nando: dentro
12/11/2026, 10:36 a.\u00A0m. - Bia: estou fora`,
    playing: ['Nando'],
    out: ['Bia'],
  },
  {
    title: 'who waits',
    text: `[12/11, 10:35] Nando: vou
[12/11, 10:36] Bia: fico na espera
[12/11, 10:37] Caio: me põe de suplente`,
    playing: ['Nando'],
    reserves: ['Bia', 'Caio'],
  },
]

/** More of both, written down after the first ones were read, before these were. */
export const laterSet: ReadByHand[] = [
  {
    title: 'Sunday football, reserves by order of arrival',
    text: `*DOMINGO 8h - CAMPO DO BETO*
Valor: 25,00
Confirmados:
1- Adão 25,00 pg
2- Benê R$25
3- Ciro (filho do Adão)
4- A confirmar
Reservas/Ordem de chegada:
1- Davi`,
    playing: ['Adão', 'Benê', 'Ciro'],
    reserves: ['Davi'],
  },
  {
    title: 'two struck out, one taken over',
    text: `Lista quarta
01. _Adão_
02. ~Benê~ _Ciro_
03. ~Davi~ (viajou)
04. Eli ~não vai~`,
    playing: ['Adão', 'Ciro'],
    out: ['Benê', 'Davi', 'Eli'],
  },
  {
    title: 'masters and juniors',
    text: `TREINO 27/11
Sub-13 (manhã):
- Adão
- Benê
Master 35+:
- Ciro`,
    playing: ['Adão', 'Benê', 'Ciro'],
  },
  {
    title: 'a day whose hour has its price',
    text: `Fut5 - quinta 20h - R$ 12
1 Adão 12
2 Benê 2
3 Ciro 12 ✅
4 Davi`,
    playing: ['Adão', 'Benê 2', 'Ciro', 'Davi'],
  },
  {
    title: 'who is in doubt and who waits in one heading',
    text: `Jogadores:
Adão
Benê
Dúvida/Espera:
Ciro`,
    playing: ['Adão', 'Benê'],
    reserves: ['Ciro'],
  },
  {
    title: 'a chat after midnight, with a reply and a deleted message',
    text: `[13/11/2026 00:02:11] Adão: to dentro rapaziada
[13/11/2026 00:03:00] Benê: Esta mensagem foi apagada
[13/11/2026 00:05:41] Ciro: essa semana não posso
[13/11/2026 00:09:59] ~ Davi Goleiro 🧤: tô dentro, posso ir no gol
[13/11/2026 07:01:10] Eli: vou levar meu primo`,
    playing: ['Adão', 'Eli', 'Convidado de Eli'],
    goalkeepers: ['Davi Goleiro'],
    out: ['Ciro'],
  },
  {
    title: 'a chat in capitals, with laughter',
    text: `12/11/2026 20:00 - Adão: VOU
12/11/2026 20:01 - Benê: EU TBM
12/11/2026 20:02 - Ciro: kkk tô fora hoje galera
12/11/2026 20:03 - Davi: pode confirmar eu
12/11/2026 20:04 - Eli: confirma aí
12/11/2026 20:05 - Fábio: Hoje não vai dar
12/11/2026 20:06 - Gui: confirmo mais tarde
12/11/2026 20:07 - Hélio: jogo sim`,
    playing: ['Adão', 'Benê', 'Davi', 'Eli', 'Hélio'],
    maybe: ['Gui'],
    out: ['Ciro', 'Fábio'],
  },
  {
    title: 'a chat with a link, an address and a photo',
    text: `\u200E[12/11/26, 19:00:00] Racha Quinta: \u200EAs mensagens e ligações são protegidas com a criptografia de ponta a ponta.
[12/11/26, 19:01:00] Adão: https://maps.app.goo.gl/abc
[12/11/26, 19:02:00] Adão: \u200Eimagem ocultada
[12/11/26, 19:03:00] Benê: show, eu vou
[12/11/26, 19:04:00] Ciro: não sei ainda
[12/11/26, 19:05:00] Davi: estou dentro! 💪
\u200E[12/11/26, 19:06:00] Eli: \u200EEli saiu`,
    playing: ['Benê', 'Davi'],
    maybe: ['Ciro'],
  },
  {
    title: 'two lists in a chat, the last is the list',
    text: `[12/11, 10:30] Adão: *LISTA*
1 - Adão
2 - Benê
[12/11, 10:40] Ciro: *LISTA*
1 - Adão
2 - Benê
3 - Ciro
[12/11, 10:45] Benê: infelizmente não vou conseguir
[12/11, 10:50] Davi: eu vou no lugar do Benê`,
    playing: ['Adão', 'Ciro', 'Davi'],
    out: ['Benê'],
  },
  {
    title: 'answers with a number of friends',
    text: `Adão: eu e mais dois
Benê: eu + 1 amigo
Ciro: só eu`,
    playing: ['Adão', 'Convidado de Adão', 'Convidado 2 de Adão', 'Benê', 'Convidado de Benê', 'Ciro'],
  },
]
