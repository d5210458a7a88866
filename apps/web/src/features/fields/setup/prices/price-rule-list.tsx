import type { PriceRule, Pricing } from '@campo-livre/domain/fields/price.ts'
import { priceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { priceProblems } from '@campo-livre/domain/fields/prices/price-problems.ts'
import { formatPriceRule } from '@campo-livre/domain/fields/prices/price-words.ts'
import { weekPrices } from '@campo-livre/domain/fields/prices/week-prices.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { RuleEditor } from './rule-editor.tsx'
import classes from './price-rule-list.module.css'

type Props = {
  pricing: Pricing
  /** The price of a new rule, in cents. */
  usual: number
  onChange: (priceRules: readonly PriceRule[]) => void
}

/** The rules of the prices, a sentence each, to add, change and take away. */
export function PriceRuleList({ pricing, usual, onChange }: Props) {
  const { priceRules } = pricing
  const [editing, setEditing] = useState<PriceRule | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const used = useMemo(
    () => new Set(weekPrices(pricing).flatMap((day) => day.map(({ rule }) => rule?.id))),
    [pricing],
  )
  const isNew = editing !== null && !priceRules.some(({ id }) => id === editing.id)
  const close = () => {
    setEditing(null)
    list.current?.focus({ preventScroll: true })
  }
  const withRule = (rule: PriceRule) =>
    priceRules.some(({ id }) => id === rule.id)
      ? priceRules.map((other) => (other.id === rule.id ? rule : other))
      : [...priceRules, rule]
  const editor = editing !== null && (
    <RuleEditor
      key={editing.id}
      rule={editing}
      problemOf={(rule) => problemOf(pricing, withRule(rule), rule)}
      onSave={(rule) => {
        onChange(withRule(rule))
        close()
      }}
      onCancel={close}
    />
  )
  return (
    <div ref={list} tabIndex={-1} className={classes.rules} role="group" aria-labelledby="faixas">
      <h3 id="faixas" className={classes.title}>
        Faixas de preço
      </h3>
      {priceRules.length === 0 && (
        <p className={classes.none}>Nenhuma ainda: todo horário sai pelo preço base.</p>
      )}
      <ul className={classes.list}>
        {inOrder(priceRules).map((rule) => {
          const sentence = formatPriceRule(rule)
          if (editing?.id === rule.id) return <li key={rule.id}>{editor}</li>
          return (
            <li key={rule.id} className={classes.rule}>
              <span className={classes.text}>
                <span className={classes.sentence}>{sentence}</span>
                {!used.has(rule.id) && (
                  <span className={classes.idle}>
                    Não vale em nenhum horário: outras faixas passam na frente.
                  </span>
                )}
              </span>
              <ActionIcon aria-label={`Mudar ${sentence}`} title="Mudar" onClick={() => setEditing(rule)}>
                <IconPencil size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Tirar ${sentence}`}
                title="Tirar"
                onClick={() => {
                  onChange(priceRules.filter(({ id }) => id !== rule.id))
                  list.current?.focus({ preventScroll: true })
                }}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {isNew && editor}
      {editing === null && (
        <Button
          variant="default"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setEditing(newRule(priceRules, usual))}
        >
          Nova faixa
        </Button>
      )}
    </div>
  )
}

/** A rule to begin with: weekday evenings, dearer than the rest most of the time. */
function newRule(rules: readonly PriceRule[], priceCents: number): PriceRule {
  const taken = new Set(rules.map(({ id }) => id))
  let number = 1
  while (taken.has(`nova-${number}`)) number++
  return { id: `nova-${number}`, weekdays: [1, 2, 3, 4, 5], fromMinute: 1080, toMinute: 1380, priceCents }
}

/** Returns the first problem of a rule among the others: its own, or that of all together. */
function problemOf(pricing: Pricing, priceRules: readonly PriceRule[], rule: PriceRule): string | null {
  const problems = priceProblems({ ...pricing, priceRules })
  return problems.find(({ at }) => at === null || priceRules[Number(at)] === rule)?.sentence ?? null
}

/** Returns the rules as people read a week: by their first day and hour. */
function inOrder(rules: readonly PriceRule[]): PriceRule[] {
  const placeOf = ({ weekdays }: PriceRule) => priceDays.findIndex((day) => weekdays.includes(day))
  return rules.toSorted((a, b) => placeOf(a) - placeOf(b) || a.fromMinute - b.fromMinute)
}
