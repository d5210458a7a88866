import { onlineWays } from '@campo-livre/domain/payments/online-ways.ts'
import { Link } from '@tanstack/react-router'
import { takesCards } from '../../../shared/payments/form/cards-address.ts'
import type { LegalSection } from './legal-document.tsx'
import { Mail } from '../parts/mail.tsx'

export const termsSummary = [
  'O Campo Livre junta quem quer jogar e quem tem campo. Quem oferece o campo é a arena.',
  'Depois que você escolhe, o horário fica guardado por 15 minutos. Pago, é seu.',
  'Antes de cancelar, a tela mostra quanto volta. Se quem cancela é a arena, volta tudo.',
  'Você pode baixar seus dados e apagar sua conta quando quiser.',
] as const

/** The terms of use: the product's rules, as the screens and the code apply them. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'o-que-e',
    title: 'O que é o Campo Livre',
    body: (
      <>
        <p>
          O Campo Livre é um serviço para achar, reservar e pagar campos e quadras, e para as arenas cuidarem
          de reservas, comandas, estoque e despesas. Estes termos valem para todo mundo que usa o site: quem
          só procura, quem tem conta e quem tem arena.
        </p>
        <p>
          O campo, o balcão e o jogo são da arena: é ela quem recebe você, responde pelo espaço e decide
          preço, horário e regras. O Campo Livre responde pelo que acontece aqui: mostrar os horários
          corretos, guardar o que você escolheu, processar o pagamento e avisar o que mudou.
        </p>
      </>
    ),
  },
  {
    id: 'conta',
    title: 'Sua conta',
    body: (
      <>
        <p>
          Ver campos, horários e preços não pede conta. Reservar, pagar e participar de um racha com o seu
          nome, sim.
        </p>
        <ul>
          <li>Os dados do cadastro precisam ser seus e verdadeiros, e o e-mail precisa ser confirmado.</li>
          <li>
            A conta é para quem tem 14 anos ou mais. De 14 a 17 anos, alguém responsável precisa saber e
            concordar, e responde junto pelo que for combinado aqui.
          </li>
          <li>
            A senha é só sua. Se desconfiar de alguma coisa, troque a senha e saia de todos os aparelhos, na
            parte Acesso do seu perfil.
          </li>
          <li>Cada pessoa tem uma conta. Quem entra por você age por você.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'reservas',
    title: 'Reservas',
    body: (
      <>
        <p>
          Quando você confirma o horário, ele fica guardado em seu nome por 15 minutos. Nesse tempo ninguém
          mais consegue pegá-lo. Pago dentro do prazo, está reservado. Se o prazo acabar antes, o horário
          volta a ficar livre, e nada é cobrado.
        </p>
        <p>
          O preço é a soma dos horários escolhidos e aparece inteiro antes de você confirmar. As regras da
          arena, como antecedência, cancelamento e chuva, também: valem as que estavam publicadas quando você
          reservou, mesmo que a arena mude depois.
        </p>
        <p>
          Chegue no horário: o tempo reservado não anda com o atraso. Se você não vier, a arena pode marcar
          que a reserva não foi usada, e o valor pago não volta.
        </p>
      </>
    ),
  },
  {
    id: 'pagamento',
    title: 'Preço e pagamento',
    body: (
      <ul>
        <li>
          O pagamento pelo site é por {onlineWays(takesCards())}. A confirmação vem do banco e costuma levar
          menos de um minuto; a tela muda sozinha.
        </li>
        <li>
          Algumas arenas aceitam pagar no local. Nesse caso quem recebe é a arena, no dia, e a reserva já sai
          confirmada.
        </li>
        <li>
          Se o Pix cair depois dos 15 minutos e o horário já for de outra pessoa, escreva para{' '}
          <Mail to="contato" /> com o comprovante: a gente resolve com você e com a arena.
        </li>
        <li>
          Ao dividir a conta, cada um paga a parte que lhe cabe. Ninguém é cobrado sem ser avisado, e a soma
          das partes é sempre igual ao total.
        </li>
      </ul>
    ),
  },
  {
    id: 'cancelamento',
    title: 'Cancelamento e reembolso',
    body: (
      <>
        <p>Cada arena publica a sua política, e ela aparece antes do pagamento. Em todas vale:</p>
        <ul>
          <li>Até o limite de horas que a arena publica, volta tudo.</li>
          <li>Depois disso e até o início do jogo, volta a parte que a arena publica.</li>
          <li>Depois que o jogo começa, não volta nada.</li>
          <li>Se quem cancela é a arena, volta tudo, seja quando for.</li>
        </ul>
        <p>
          Antes de você confirmar o cancelamento, a tela mostra o valor exato. O reembolso sai pelo mesmo meio
          do pagamento: o Pix volta em até 1 dia útil depois do cancelamento. O que foi pago no local é
          devolvido pela própria arena, no balcão.
        </p>
        <p>
          Nada disso tira direitos que o Código de Defesa do Consumidor dá a você, como o de desistir de uma
          compra feita pela internet, onde ele se aplica.
        </p>
      </>
    ),
  },
  {
    id: 'chuva',
    title: 'Chuva',
    body: (
      <p>
        Em campo coberto o jogo acontece. Em campo descoberto vale a regra de chuva que a arena publica na
        página do campo: outro horário ou crédito. Se a arena não publicou nenhuma, combine direto com ela.
      </p>
    ),
  },
  {
    id: 'rachas-e-comandas',
    title: 'Rachas e comandas',
    body: (
      <>
        <p>
          Quem organiza o racha decide quem joga, quanto cada um paga e como os times são sorteados, e cuida
          da lista. O Campo Livre faz a conta e mostra a todos o mesmo resultado.
        </p>
        <p>
          A comanda é da arena: confira os itens na tela. Se algo não bate, fale com o balcão antes de pagar.
        </p>
      </>
    ),
  },
  {
    id: 'arenas',
    title: 'Para quem tem arena',
    body: (
      <>
        <p>
          O cadastro da arena é conferido antes de os campos aparecerem. Cadastrar não pede pagamento; o preço
          do serviço é mostrado antes de você publicar, e você só publica se concordar com ele.
        </p>
        <ul>
          <li>Campos, fotos, endereço, preços e horários precisam ser verdadeiros e estar em dia.</li>
          <li>
            Reserva confirmada é para cumprir. Se não der, cancele o quanto antes e diga por quê: volta tudo
            para quem reservou.
          </li>
          <li>
            Os dados de quem reserva servem para receber essa pessoa, e para mais nada. Não valem para
            propaganda nem podem ser passados adiante.
          </li>
          <li>Notas fiscais, impostos, licenças e segurança do espaço são da arena.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'avaliacoes',
    title: 'O que você escreve e publica',
    body: (
      <>
        <p>
          Avaliações são de quem jogou, e a arena pode responder. Textos e fotos continuam seus; ao publicar,
          você permite que o Campo Livre os mostre aqui.
        </p>
        <p>
          Não vale ofender, ameaçar, discriminar, inventar, fazer propaganda nem publicar dados de outra
          pessoa. O que fugir disso pode ser tirado do ar, e a gente diz por quê.
        </p>
      </>
    ),
  },
  {
    id: 'uso-correto',
    title: 'O que não pode',
    body: (
      <ul>
        <li>Reservar sem intenção de jogar, para revender ou para prender o horário.</li>
        <li>Tentar entrar na conta de outra pessoa ou ver dados que não são seus.</li>
        <li>Copiar o site em massa ou sobrecarregá-lo com pedidos automáticos.</li>
      </ul>
    ),
  },
  {
    id: 'quando-falha',
    title: 'Quando algo dá errado',
    body: (
      <>
        <p>
          O site pode ficar fora do ar, e uma arena pode falhar com você. Escreva para <Mail to="contato" />:
          a gente procura a arena e ajuda a resolver. Se o erro foi do Campo Livre, quem resolve é a gente.
        </p>
        <p>
          O Campo Livre não responde pelo que depende só da arena ou de quem joga, como o estado do campo, o
          que acontece no jogo e objetos esquecidos, a não ser onde a lei disser outra coisa.
        </p>
      </>
    ),
  },
  {
    id: 'fim-da-conta',
    title: 'Sair, suspender, apagar',
    body: (
      <>
        <p>
          Você apaga a conta no seu perfil quando não houver reserva por vir, comanda aberta nem racha que
          você organiza. O que fica guardado sem o seu nome está no{' '}
          <Link to="/privacidade" hash="por-quanto-tempo">
            aviso de privacidade
          </Link>
          .
        </p>
        <p>
          Quem descumpre estes termos pode ter a conta suspensa. A gente avisa o motivo por e-mail, ouve você
          e devolve o que for seu.
        </p>
      </>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças nestes termos',
    body: (
      <p>
        Quando os termos mudam, a data do alto muda junto, e quem tem conta recebe um aviso por e-mail. A
        versão que você aceitou, com o dia, fica registrada na sua conta. Reservas já feitas seguem as regras
        de quando foram feitas.
      </p>
    ),
  },
  {
    id: 'lei-e-contato',
    title: 'Lei e contato',
    body: (
      <p>
        Valem as leis do Brasil, e qualquer questão pode ser levada à Justiça da cidade onde você mora. Antes
        disso, escreva para <Mail to="contato" />: quase tudo se resolve conversando.
      </p>
    ),
  },
]
