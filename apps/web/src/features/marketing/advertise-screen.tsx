import button from '@campo-livre/ui/button/button.module.css'
import { beginning, benefits, questions } from './advertise-content.tsx'
import list from './beginning.module.css'
import { Calculator } from './calculator.tsx'
import { Hero } from './hero.tsx'
import { Interest } from './interest.tsx'
import classes from './page.module.css'
import { PublicMetadata } from './public-metadata.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { useGuess } from './use-guess.ts'

const description =
  'Coloque os horários livres da sua arena na frente de quem quer jogar: agenda única, Pix antes do jogo e as suas regras. Faça a conta do mês.'

/** Why an arena should be here, what it may take, and how it begins (A4, H13). */
export function AdvertiseScreen() {
  const [guess, change] = useGuess()
  return (
    <div className={classes.page}>
      <PublicMetadata title="Anunciar seu campo" description={description} path="/anunciar-campo" />
      <Hero title="Anunciar seu campo" lead="Seus horários livres na frente de quem quer jogar hoje.">
        <a href="#contato" className={`${button.primary} ${classes.onTurf}`}>
          Quero anunciar
        </a>
        <a href="#conta" className={`${button.secondary} ${classes.quietOnTurf}`}>
          Fazer a conta
        </a>
      </Hero>
      <section className={classes.section} aria-labelledby="muda">
        <h2 id="muda">O que muda no seu dia</h2>
        <Steps steps={benefits} />
      </section>
      <section className={classes.section} id="conta" aria-labelledby="quanto">
        <h2 id="quanto">Quanto sua arena pode faturar</h2>
        <p className={classes.intro}>
          Mova os números até ficarem parecidos com os seus. É uma conta, não uma promessa: campos × horas ×
          preço × ocupação.
        </p>
        <Calculator guess={guess} onChange={change} />
      </section>
      <div className={classes.split}>
        <div className={classes.side}>
          <section className={classes.section} aria-labelledby="comeca">
            <h2 id="comeca">Como começa</h2>
            <ol className={list.steps}>
              {beginning.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <section className={classes.section} aria-labelledby="perguntas">
            <h2 id="perguntas">Perguntas e respostas</h2>
            <Questions questions={questions} />
          </section>
        </div>
        <section className={classes.section} id="contato" aria-labelledby="quero">
          <h2 id="quero">Quero anunciar</h2>
          <p className={classes.intro}>Conte quem você é. A gente procura você.</p>
          <Interest />
        </section>
      </div>
    </div>
  )
}
