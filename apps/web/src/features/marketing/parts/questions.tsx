import { IconPlus } from '@tabler/icons-react'
import type { Question } from '../pages/public-page.ts'
import classes from './questions.module.css'

/** Questions that open to their answers. They work without scripts, and the browser's search finds their text. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={classes.questions}>
      {questions.map(({ question, answer }) => (
        <details key={question} className={classes.question}>
          <summary>
            {question}
            <IconPlus size={20} stroke={1.75} aria-hidden />
          </summary>
          <p className={classes.answer}>{answer}</p>
        </details>
      ))}
    </div>
  )
}
