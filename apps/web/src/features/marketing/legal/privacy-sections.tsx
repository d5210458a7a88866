import { Link } from '@tanstack/react-router'
import { takesCards } from '../../../shared/payments/form/cards-address.ts'
import type { LegalSection } from './legal-document.tsx'
import { Mail } from '../parts/mail.tsx'

export const privacySummary = [
  'A gente pede só o que uma reserva precisa, e diz para quê.',
  'Seus dados não são vendidos nem usados para propaganda de terceiros.',
  'A arena onde você joga vê seu nome e seu telefone; as outras, não.',
  'No seu perfil você corrige, baixa e apaga o que é seu.',
] as const

/** The privacy notice (LGPD, Lei nº 13.709/2018): what is stored, why, how long, who sees it, and people's rights. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'quem-cuida',
    title: 'Quem cuida dos seus dados',
    body: (
      <>
        <p>
          O Campo Livre é o controlador dos dados da sua conta: é quem decide para que eles servem e responde
          por eles. A arena é a controladora do que ela mesma anota, como um cliente atendido no balcão; nesse
          caso o Campo Livre só guarda, a pedido dela.
        </p>
        <p>
          Qualquer assunto sobre dados pessoais vai para o encarregado, em <Mail to="privacidade" />.
        </p>
      </>
    ),
  },
  {
    id: 'que-dados',
    title: 'Que dados, e para quê',
    body: (
      <>
        <p>A base legal, o motivo que a LGPD aceita (artigo 7º), está no fim de cada item.</p>
        <h3>Que você conta</h3>
        <ul>
          <li>
            Nome, e-mail, telefone e senha: para a conta existir e para a arena saber quem vem. A senha é
            guardada de um jeito que ninguém consegue ler. Base: contrato.
          </li>
          <li>
            Data de nascimento: para confirmar a idade mínima e, de 14 a 17 anos, pedir que alguém responsável
            concorde. Em um racha com idade, também para saber se ele é para você: ninguém do racha vê a data.
            Base: obrigação legal.
          </li>
          <li>CPF, se você quiser informar: para recibos. Base: contrato.</li>
          <li>
            Gênero, foto, cidade, esportes e nível: para o seu perfil e para times equilibrados. Você muda ou
            tira quando quiser. Base: consentimento.
          </li>
          <li>
            Posição, pé e altura, se você quiser, e os números dos seus rachas: para o seu cartão. Cada parte
            aparece só para quem você escolher; no começo, só para você. Base: consentimento.
          </li>
          <li>
            De quem tem arena: nome da empresa, CNPJ, endereço e quem responde por ela, para conferir o
            cadastro e publicar os campos. Base: contrato.
          </li>
          <li>
            Contato deixado na página de anúncio: para responder a você. Base: procedimentos que vêm antes de
            um contrato.
          </li>
        </ul>
        <h3>Que nascem do uso</h3>
        <ul>
          <li>Reservas, pagamentos, comandas e rachas: para cumprir o que foi combinado. Base: contrato.</li>
          <li>
            Onde você está: só quando você toca em “Perto de mim”, para pôr na frente os campos e as vagas de
            perto. Não fica guardado na sua conta. Se você pede para saber de vagas a até alguns quilômetros,
            a gente guarda mais ou menos o lugar (1 km), até você mudar ou desligar o aviso. Base:
            consentimento.
          </li>
          <li>
            Campos favoritos: para você achar de novo, e para a oferta de uma arena a quem gosta dela. Base:
            contrato.
          </li>
          <li>Avaliações: para ajudar quem escolhe. Base: legítimo interesse.</li>
          <li>
            Onde e quando você entrou, com o tipo de aparelho: para a segurança da conta. Base: obrigação
            legal e legítimo interesse.
          </li>
          <li>
            A versão dos termos que você aceitou, e o dia: para poder provar o aceite. Base: obrigação legal.
          </li>
        </ul>
        <p>
          A gente não pede dados sensíveis, como saúde, religião ou biometria, não guarda o número do seu
          cartão nem dados do seu banco, e não toma decisões importantes sobre você só por máquina.
        </p>
      </>
    ),
  },
  {
    id: 'com-quem',
    title: 'Com quem são divididos',
    body: (
      <>
        <ul>
          <li>Com a arena que você reservou: nome, telefone e a reserva.</li>
          <li>
            Com quem joga com você: nome e foto, no racha de que você participa, e se a sua parte já foi paga.
          </li>
          <li>
            Com quem abre o seu cartão, se você mostrar ele: só as partes que você abriu, nunca o telefone, o
            e-mail ou a foto. Antes dos 18 anos, com ninguém de fora.
          </li>
          <li>Com quem processa o Pix: valor, código da cobrança e o que o banco exige.</li>
          {takesCards() && (
            <li>
              Com o banco que recebe os cartões: o número, a validade, o código e o nome vão do seu aparelho
              direto para ele, e não passam pela gente. A gente guarda só a bandeira e os quatro últimos
              números.
            </li>
          )}
          <li>
            Com quem hospeda o serviço e envia os e-mails: só o necessário para isso, sob contrato e sigilo.
          </li>
          <li>Com autoridades, quando a lei ou a Justiça mandam.</li>
        </ul>
        <p>
          Para preencher o endereço, o CEP digitado é consultado em um serviço público de CEP, sem nome e sem
          conta. Links para WhatsApp e mapas só levam você até lá quando são tocados; de lá em diante vale a
          política deles.
        </p>
        <p>
          Se algum desses serviços guardar dados fora do Brasil, isso segue as regras da LGPD para
          transferência internacional (artigo 33).
        </p>
      </>
    ),
  },
  {
    id: 'por-quanto-tempo',
    title: 'Por quanto tempo',
    body: (
      <ul>
        <li>Dados da conta: enquanto ela existir.</li>
        <li>
          Reservas e pagamentos: depois de apagada a conta, ficam sem o seu nome, pelo prazo em que a lei pode
          exigir essas contas, em geral 5 anos.
        </li>
        <li>
          Registros de acesso: 6 meses, como pede o Marco Civil da Internet (artigo 15 da Lei nº 12.965/2014).
        </li>
        <li>Códigos de confirmação de e-mail: 15 minutos. Links de senha nova: 60 minutos, e uma vez só.</li>
        <li>Contato deixado na página de anúncio: até a conversa terminar, ou até você pedir.</li>
      </ul>
    ),
  },
  {
    id: 'seus-direitos',
    title: 'Seus direitos, e como usar',
    body: (
      <>
        <p>A LGPD (artigo 18) dá a você o direito de:</p>
        <ul>
          <li>saber se a gente tem dados seus e ver quais são;</li>
          <li>corrigir o que estiver errado ou velho;</li>
          <li>levar seus dados embora, em um arquivo;</li>
          <li>apagar o que é seu, ou bloquear o que estiver sendo usado sem necessidade;</li>
          <li>voltar atrás em um consentimento, e saber o que acontece se não der;</li>
          <li>saber com quem os dados foram divididos, e se opor a um uso.</li>
        </ul>
        <p>
          Quase tudo está no <Link to="/atleta/perfil">seu perfil</Link>: os dados que você corrige, “Baixar
          meus dados” e “Excluir minha conta”. Para apagar, não pode haver reserva por vir, comanda aberta nem
          racha que você organiza; a tela mostra o que falta. Horários fixos terminam com a conta. Contas de
          arena fazem o mesmo na página Minha conta.
        </p>
        <p>
          Para o resto, ou se não conseguir entrar, escreva para <Mail to="privacidade" />. É de graça, e a
          gente responde o quanto antes, no prazo da lei. Se não ficar satisfeito, você pode procurar a
          Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </>
    ),
  },
  {
    id: 'menores',
    title: 'Crianças e adolescentes',
    body: (
      <p>
        A conta é para quem tem 14 anos ou mais. De 14 a 17, alguém responsável precisa saber e concordar, e
        pode pedir para ver, corrigir ou apagar os dados. Se houver aqui dados de alguém com menos de 14 anos,
        escreva, que eles são apagados.
      </p>
    ),
  },
  {
    id: 'no-seu-aparelho',
    title: 'O que fica no seu aparelho',
    body: (
      <>
        <p>
          O site não grava cookies de propaganda nem de medição, e não segue você por outros sites. No seu
          navegador ficam guardados só:
        </p>
        <ul>
          <li>a chave que mantém você dentro da conta, até você sair;</li>
          <li>a aparência que você escolheu: claro ou escuro, cores, menu;</li>
          <li>o que você digitou e ainda não enviou, até fechar a aba ou sair da conta;</li>
          <li>
            as listas que você salvou, com os filtros delas: ficam depois de sair, até você apagar cada uma ou
            excluir a conta neste navegador;
          </li>
          <li>os campos que você favoritou sem entrar, até entrar: aí eles vão para a sua conta;</li>
          <li>um sinal de que a página já foi recarregada, para não recarregar duas vezes.</li>
        </ul>
        <p>
          Limpar os dados do navegador apaga tudo isso. Depois é só entrar de novo; as listas salvas e a
          aparência você refaz se quiser.
        </p>
      </>
    ),
  },
  {
    id: 'seguranca',
    title: 'Segurança',
    body: (
      <>
        <p>
          A conexão é cifrada, o acesso aos dados é só de quem precisa, e tentativas demais de senha são
          barradas. No perfil você vê onde sua conta está aberta e sai de todos os aparelhos de uma vez.
        </p>
        <p>
          Se um incidente puder prejudicar você, a gente avisa você e a ANPD, diz o que aconteceu e o que
          fazer.
        </p>
      </>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças neste aviso',
    body: (
      <p>
        Quando algo muda, a data do alto muda junto, e quem tem conta recebe um aviso por e-mail. Versões
        anteriores podem ser pedidas em <Mail to="privacidade" />.
      </p>
    ),
  },
]
