import button from '@campo-livre/ui/button/button.module.css'
import { firstSteps, benefits, costs, joined } from './advertise-content.tsx'
import { Sum } from './calculator/sum.tsx'
import { Interest } from './contact/interest.tsx'
import classes from './page.module.css'
import { advertisePage } from './pages/advertise-page.ts'
import { FirstSteps } from './parts/first-steps.tsx'
import { Closing } from './parts/closing.tsx'
import { Costs } from './parts/costs.tsx'
import { Features } from './parts/features.tsx'
import { Hero } from './parts/hero.tsx'
import { Questions } from './parts/questions.tsx'
import { Steps } from './parts/steps.tsx'
import turf from './parts/turf-actions.module.css'
import { PublicMetadata } from './public-metadata.tsx'
import { RegisterLink, SignedInNote } from './register-link.tsx'
import { FoundVignette } from './vignettes/found-vignette.tsx'

/** The page for arenas: benefits, possible income, costs, and first steps (A4, H13). */
export function AdvertiseScreen() {
  return (
    <div className={classes.page}>
      <PublicMetadata page={advertisePage} />
      <Hero
        title={advertisePage.title}
        promise="Seus horários livres na frente de quem quer jogar hoje."
        picture={<FoundVignette />}
      >
        <RegisterLink className={`${button.primary} ${turf.first}`}>Cadastrar minha arena</RegisterLink>
        <a href="#conta" className={`${button.secondary} ${turf.quiet}`}>
          Fazer a conta
        </a>
      </Hero>
      <section className={classes.section} aria-labelledby="junto">
        <h2 id="junto">Campo, comanda e racha, tudo junto</h2>
        <Features features={joined} />
      </section>
      <section className={classes.section} aria-labelledby="muda">
        <h2 id="muda">O que muda no seu mês</h2>
        <Steps steps={benefits} />
      </section>
      <section className={`${classes.section} ${classes.band}`} id="conta" aria-labelledby="quanto">
        <h2 id="quanto">Quanto sua arena pode faturar</h2>
        <p className={classes.intro}>
          Os números de partida são um exemplo: mova, ou escreva os seus. É uma conta, não uma promessa:
          campos × horas × preço × ocupação, menos o que você gasta.
        </p>
        <Sum />
      </section>
      <section className={classes.section} aria-labelledby="custa">
        <h2 id="custa">O que custa</h2>
        <Costs costs={costs} />
      </section>
      <section className={classes.section} aria-labelledby="comeca">
        <h2 id="comeca">Como começa</h2>
        <FirstSteps steps={firstSteps} />
      </section>
      <div className={classes.split}>
        <section className={classes.section} aria-labelledby="perguntas">
          <h2 id="perguntas">Perguntas e respostas</h2>
          <Questions questions={advertisePage.questions} />
        </section>
        <section className={classes.section} id="contato" aria-labelledby="quero">
          <h2 id="quero">Prefere conversar antes?</h2>
          <p className={classes.intro}>Deixe um contato. A gente procura você, sem compromisso.</p>
          <SignedInNote className={classes.intro} />
          <Interest />
        </section>
      </div>
      <Closing
        id="agora"
        title="Hora vazia não volta."
        text="Cadastre a arena agora e ponha a próxima na frente de quem quer jogar."
      >
        <RegisterLink className={`${button.primary} ${turf.first}`}>Cadastrar minha arena</RegisterLink>
        <a href="#contato" className={`${button.secondary} ${turf.quiet}`}>
          Deixar um contato
        </a>
      </Closing>
    </div>
  )
}
