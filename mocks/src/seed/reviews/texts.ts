import type { Surface } from '@campo-livre/domain/fields/surfaces.ts'

/** The sentences of reviews with four or five stars. */
export const praise = [
  'Lugar muito bem cuidado, dá gosto de jogar.',
  'Atendimento nota dez, resolveram tudo pelo WhatsApp.',
  'Reservei em dois minutos e deu tudo certo.',
  'Melhor custo-benefício da região.',
  'A iluminação à noite é excelente.',
  'Chegamos cedo e já estava tudo pronto.',
  'Levei a família e todo mundo adorou.',
  'Pontualidade britânica: acabou um jogo, começou o nosso.',
  'Vestiário limpo e chuveiro quente, coisa rara.',
  'Jogamos toda semana aqui e não trocamos por nada.',
  'O pessoal da recepção é gente boa demais.',
  'Fácil de estacionar, mesmo na sexta à noite.',
  'Tudo exatamente como nas informações do site.',
  'Som baixo, ambiente tranquilo, bom para jogar sério.',
  'Fomos de primeira viagem e já marcamos a próxima.',
  'Emprestaram bola sem cobrar nada.',
  'Resenha garantida depois do jogo.',
  'Bem localizado, dá para ir a pé do trabalho.',
  'Preço justo e sem taxa escondida.',
  'Teve um imprevisto e remarcaram sem drama.',
  'Bebedouro com água gelada de verdade.',
  'Espaço seguro, minhas filhas treinam aqui tranquilas.',
] as const

/** The praise for the ground, by its surface. */
export const groundPraise: Record<Surface | 'padel', readonly string[]> = {
  padel: [
    'Vidro limpo e grama no ponto.',
    'A bola sai do vidro sempre igual.',
    'Quadra sem goteira e sem eco.',
    'Grama penteada e areia bem espalhada.',
    'Espaço de sobra para sair da quadra e buscar a bola.',
    'Iluminação sem sombra, dá para ver o lob.',
    'Portas e telas em perfeito estado.',
  ],
  'synthetic-grass': [
    'Gramado novo, a bola corre redonda.',
    'A grama não queima o joelho quando a gente cai.',
    'Piso macio e sem buraco nenhum.',
    'Dá para ver que escovam a grama toda semana.',
    'Linhas bem pintadas e redes inteiras.',
    'Chuteira firma bem, ninguém escorregou.',
    'Granulado na medida, não gruda na meia.',
    'Traves firmes e alambrado alto, a bola não foge.',
    'Drena rápido: choveu à tarde e jogamos à noite.',
  ],
  'natural-grass': [
    'Grama natural aparada, parece estádio.',
    'Gramado firme mesmo depois de chover.',
    'Medidas oficiais e marcação bem feita, coisa de profissional.',
    'Há anos não jogava num campo tão bom.',
    'Cheiro de grama cortada e jogo de verdade.',
    'Traves oficiais, redes novas, bancos cobertos.',
    'O campo descansa entre os jogos e dá para notar.',
  ],
  sand: [
    'Areia limpinha e fofa na medida.',
    'Areia fina, sem pedra e sem concha.',
    'Rede firme e linhas bem esticadas.',
    'Passam a máquina na areia entre um dia e outro, faz diferença.',
    'Deu para jogar descalço sem medo.',
    'Rede na altura certa e antenas no lugar.',
    'Areia molhada antes do jogo, não levanta poeira.',
    'Bom espaço de fuga atrás da linha.',
    'Areia sempre nivelada, sem aquele buraco no meio.',
  ],
  clay: [
    'Saibro bem irrigado, quique perfeito.',
    'Linhas novas e quadra sempre varrida.',
    'O saibro é rápido e drena muito bem.',
    'Passam o pano antes de cada horário.',
    'Bom recuo no fundo, dá para defender longe.',
    'Rede com fita nova e altura conferida.',
    'Quadra úmida no ponto, a meia agradece.',
  ],
  hard: [
    'Piso regular, sem rachadura.',
    'Quadra rápida e com boa aderência.',
    'Marcação nova, dá para ver a linha de longe.',
    'Quique uniforme do começo ao fim.',
    'Boa luz, sem canto escuro.',
    'Equipamento bem conservado.',
    'Piso novo, não machuca quando a gente cai.',
  ],
  wood: [
    'Piso de madeira impecável, não escorrega.',
    'Quadra com bom amortecimento, o joelho agradece.',
    'Tudo encerado e com as linhas bem visíveis.',
    'Ginásio ventilado, mesmo cheio dá para respirar.',
    'Linhas de cada esporte numa cor, ninguém se confunde.',
    'Cobertura alta, a bola não bate no teto.',
    'Arquibancada confortável para quem foi torcer.',
    'Quadra sempre varrida antes do jogo.',
  ],
}

/** The sentences of reviews with three stars. */
export const mixed = [
  'Bom, mas o vestiário podia ser mais limpo.',
  'Lugar bom, só que o jogo anterior atrasou dez minutos.',
  'Gostei, porém a luz de um dos lados estava fraca.',
  'Cumpre o que promete, sem luxo.',
  'O preço subiu, mas ainda vale a pena.',
  'Estacionamento pequeno para o tanto de gente.',
  'Bola emprestada meio murcha, leve a sua.',
  'Lugar legal, mas o bar fecha cedo.',
] as const

/** The sentences of reviews with one or two stars. */
export const complaints = [
  'Chegamos e ainda tinha gente jogando no nosso horário.',
  'O chuveiro estava frio e ninguém soube explicar.',
  'Um refletor queimado atrapalhou o jogo inteiro.',
  'Esperava mais pelo preço.',
  'Banheiro sem papel e lixeira cheia.',
  'O portão estava fechado e perdemos quinze minutos de jogo.',
  'Demoraram a responder no WhatsApp.',
  'A rede estava rasgada e não trocaram.',
] as const

/** The last sentences of reviews with four or five stars. */
export const endings = [
  'Recomendo.',
  'Voltaremos!',
  'Já virou nossa casa.',
  'Pode reservar sem medo.',
  'Semana que vem tem mais.',
  'Só elogios.',
  'Nota máxima.',
  'Parabéns à equipe.',
] as const

/** The texts of long reviews; the last one fits a sport of two as well as one of teams. */
export const longReviews = [
  'A gente joga junto há onze anos e já passou por quase todas as quadras da cidade. Aqui foi a primeira vez que ninguém reclamou de nada na volta para casa: chegamos com vinte minutos de antecedência, o espaço já estava livre, as luzes acesas, os coletes separados por cor. No meio do jogo um colega torceu o tornozelo e o rapaz da recepção apareceu com gelo antes de a gente pedir. Depois ainda ficamos quase duas horas conversando no bar, e fecharam a conta dividida por pessoa sem fazer cara feia. Viramos mensalistas no mesmo dia.',
  'Organizei o aniversário de quarenta anos do meu marido aqui, com quatro times, torcida e bolo. Reservei três horas seguidas pelo site, paguei por Pix e a confirmação chegou na hora. A equipe ajudou a montar a mesa, emprestou o placar e até arrumou um apito quando descobrimos que o nosso tinha ficado em casa. O único porém foi o estacionamento, que lotou cedo e obrigou alguns convidados a parar na rua de trás. Fora isso, tudo impecável: piso, iluminação, banheiro limpo o tempo todo e uma paciência enorme com as crianças correndo. Faríamos tudo de novo.',
  'Voltei a jogar depois de uma cirurgia no joelho e estava com medo de piso ruim. Posso dizer que aqui me senti seguro: superfície uniforme, sem emendas altas, e espaço de sobra além das linhas. Testei de manhã, com pouca gente, e numa quinta à noite, com a casa cheia, e nas duas vezes fui muito bem tratado. A reserva mostra o preço de cada horário antes de confirmar e o cancelamento é claro, o que faz falta em outros lugares.',
] as const

/** The answers of companies to praise, and to the rest. */
export const thanks = [
  'Obrigado pela visita! A casa é de vocês.',
  'Que alegria ler isso. Até a próxima pelada!',
  'Valeu demais! O café da próxima é por nossa conta.',
  'Agradecemos o carinho, vamos repassar à equipe.',
  'Ficamos felizes que tenham gostado. Voltem sempre!',
  'Muito obrigada! Semana que vem esperamos vocês.',
] as const
export const apologies = [
  'Sentimos muito pelo ocorrido. Já corrigimos e queremos receber você de novo.',
  'Obrigado por avisar: o conserto foi feito na mesma semana.',
  'Você tem razão, e a gente pede desculpas. Chame no WhatsApp para acertarmos um crédito.',
  'Anotado! Reforçamos a equipe nesse horário para não acontecer outra vez.',
] as const
