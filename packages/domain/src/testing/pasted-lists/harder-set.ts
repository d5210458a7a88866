import type { ReadByHand } from './second-set.ts'
/** More lists, written down by somebody who looked for what the parser would not know. */
export const harderSet: ReadByHand[] = [
  {
    title: 'a place that is looked for, two who take turns, a stand by',
    text: `SOCIETY QUARTA-FEIRA 🌙
🕣 20:40h
Valor: 18,00 (pix na chave abaixo)
racha.quarta@email.com

Lista:
1) Aílton
2) Bebeto ☑️
3) Caio/Lucas (revezam)
4) Dr. Paulo
5) Érico ➡️ pago
6) 
7) Fabinho (vem com o Gil)
8) Gil

Goleiros:
1) Hélio Paredão
2) procurando

Stand by:
1) Ivo`,
    playing: ['Aílton', 'Bebeto', 'Caio/Lucas', 'Dr. Paulo', 'Érico', 'Fabinho', 'Gil'],
    goalkeepers: ['Hélio Paredão'],
    reserves: ['Ivo'],
  },
  {
    title: 'teams with the colour in a circle, the next ones below',
    text: `🔵 TIME AZUL
Ana Clara
Bete
Cida (gol)
🔴 TIME VERMELHO
Dora
Elis
Fran - goleira
⏱️ Próxima
Graça
Hilda`,
    playing: ['Ana Clara', 'Bete', 'Dora', 'Elis'],
    goalkeepers: ['Cida', 'Fran'],
    reserves: ['Graça', 'Hilda'],
  },
  {
    title: 'headings that are sentences with a finger',
    text: `Peladinha 28/11
Quem tá dentro 👇
- Alvinho
- Baiano 2
- Capixaba
- Dentuço (confirmo mais tarde)
- Esquerdinha 🤕
- Falcão ⛔️ 
Quem tá fora 👇
- Gago
Na reserva 👇
- Hulk`,
    playing: ['Alvinho', 'Baiano 2', 'Capixaba', 'Esquerdinha'],
    maybe: ['Dentuço'],
    out: ['Falcão', 'Gago'],
    reserves: ['Hulk'],
  },
  {
    title: 'names in one line, the reserves too',
    text: `Nomes p/ sexta (21h na Arena Sul):
1.Ayrton 2.Bruno 3.Celso 4.Dario 5.Elton
Suplentes: 1.Fabrício 2.Gelson`,
    playing: ['Ayrton', 'Bruno', 'Celso', 'Dario', 'Elton'],
    reserves: ['Fabrício', 'Gelson'],
  },
  {
    title: 'a number in bold, a companion, a telephone alone, who was cut',
    text: `*#PARTIU_FUT* 🏃💨
*Quadra:* Poliesportivo
*Limite:* 15 + 2 gol

*01* Abreu
*02* Brito
*03* Castro +1
*04* Dantas c/ irmão
*05* Esteves *PG*
*06* Farias _(machucado)_
*07* @5585988887777
*08* Gomes

*GOLEIROS* 🧤 (isentos)
*01* Holanda

*CORTADOS*
*01* Inácio`,
    playing: ['Abreu', 'Brito', 'Castro', 'Convidado de Castro', 'Dantas', 'Esteves', 'Gomes'],
    goalkeepers: ['Holanda'],
    out: ['Farias', 'Inácio'],
  },
  {
    title: 'a position with a colon before each name',
    text: `Oi pessoal, lista do vôlei 🏐

Levantador: Aninha
Líbero: Beto
Ponteiros: Carol, Davi
Central: Edu
Oposto: Fabi

Reservas: Gui e Helô
Não vem: Isa`,
    playing: ['Aninha', 'Beto', 'Carol', 'Davi', 'Edu', 'Fabi'],
    reserves: ['Gui', 'Helô'],
    out: ['Isa'],
  },
]
