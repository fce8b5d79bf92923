import { readFileSync } from 'node:fs'
import { collectDefaultMetrics } from 'prom-client'
import { expect, test } from 'vitest'
import { metricList } from './metric-list.ts'
import { createMetrics } from './platform/observe/metrics/create-metrics.ts'
import type { MetricSpec } from './platform/observe/metrics/metric-spec.ts'

const modules = import.meta.glob<Record<string, unknown>>('./**/*-metrics.ts', { eager: true })
const file = (path: string) => readFileSync(new URL(`../ops/${path}`, import.meta.url), 'utf8')

type Panel = { title: string; targets?: { expr: string }[] }
type Dashboard = {
  panels: Panel[]
  templating: { list: { name: string; query?: string; definition?: string }[] }
}
const dashboard = JSON.parse(file('grafana/serenade.json')) as Dashboard
const alerts = file('prometheus/alerts.yml')

/** Every series that a process serves, with the labels it can have. */
function served(): Map<string, Set<string>> {
  const { registry } = createMetrics(metricList)
  collectDefaultMetrics({ register: registry })
  const labelsOf = new Map(metricList.map((spec) => [spec.name, spec.labels]))
  const series = new Map<string, Set<string>>()
  for (const { name, type } of registry.getMetricsAsArray() as unknown as { name: string; type: string }[]) {
    const own = new Set<string>([...(labelsOf.get(name) ?? []), 'job', 'instance', 'kind'])
    if (type !== 'histogram') series.set(name, own)
    else for (const part of ['bucket', 'sum', 'count']) series.set(`${name}_${part}`, new Set([...own, 'le']))
  }
  return series.set('up', new Set(['job', 'instance']))
}

const series = served()
const functions = new Set(
  'sum rate increase histogram_quantile max min avg by on clamp_min label_values absent time changes'.split(
    ' ',
  ),
)

/** The metrics, and labels of them, that an expression asks for and that no process serves. */
function unknownIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '""').replace(/\[[^\]]*\]/g, '')
  const names =
    bare
      .replace(/\{[^}]*\}/g, '')
      .replace(/\b(by|on|without)\s*\([^)]*\)/g, '')
      .match(/[a-z_][a-z0-9_]+/g)
      ?.filter((name) => !functions.has(name)) ?? []
  if (names.length === 0) return ['no metric at all']
  const selected = [...bare.matchAll(/([a-z0-9_]+)\{([^}]*)\}/g)].flatMap(([, name, selector]) =>
    [...selector!.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => [name!, label!] as const),
  )
  const all = new Set(names.flatMap((name) => [...(series.get(name) ?? [])]))
  const grouped = [...bare.matchAll(/\b(?:by|on|without)\s*\(([^)]*)\)/g)].flatMap(([, labels]) =>
    labels!.split(',').map((label) => label.trim()),
  )
  return [
    ...names.filter((name) => !series.has(name)),
    ...selected.filter(([name, label]) => !series.get(name)?.has(label)).map((pair) => pair.join('.')),
    ...grouped.filter((label) => !all.has(label)),
  ]
}

test('every figure that is declared is in the list, once, under a name of ours and with an explanation', () => {
  const declared = Object.values(modules).flatMap((module) =>
    Object.values(module).filter((value): value is MetricSpec => typeof value === 'object'),
  )
  expect(new Set(metricList)).toEqual(new Set(declared))
  expect(new Set(metricList.map(({ name }) => name)).size).toBe(metricList.length)
  for (const { name, type, help } of metricList) {
    expect(name).toMatch(/^serenade_[a-z_]+$/)
    expect(name.endsWith('_total')).toBe(type === 'counter')
    expect(help.length).toBeGreaterThan(10)
  }
})

test('no figure has a label that could grow without bound', () => {
  const few =
    'site method route status code kind outcome reason state queue check currency version node subject'.split(
      ' ',
    )
  for (const { labels } of metricList) for (const label of labels) expect(few).toContain(label)
})

const expressions = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
)
test.each(expressions)('the dashboard’s panel %s asks for what there is', (_title, expression) => {
  expect(unknownIn(expression)).toEqual([])
})

test('the dashboard’s variables ask for what there is, and no panel is empty', () => {
  expect(expressions.length).toBeGreaterThan(20)
  expect(dashboard.templating.list.map(({ name }) => name)).toEqual(['datasource', 'site'])
  const [, metric = '', label = ''] =
    /^label_values\((\w+), (\w+)\)$/.exec(dashboard.templating.list[1]!.definition!) ?? []
  expect([...(series.get(metric) ?? [])]).toContain(label)
})

const rules = [...alerts.matchAll(/- alert: (\w+)\n\s+expr: >-\n((?: {10}.*\n)+)/g)]
test.each(rules.map(([, name, expression]) => [name!, expression!]))(
  'the alert %s asks for what there is',
  (_name, expression) => {
    expect(unknownIn(expression)).toEqual([])
  },
)

test('every alert was read', () => {
  expect(rules.length).toBe(alerts.match(/- alert:/g)!.length)
  expect(rules.length).toBeGreaterThanOrEqual(8)
})

test.each([
  ['sum(rate(serenade_nothing_total[5m]))', 'serenade_nothing_total'],
  ['sum by (member) (serenade_http_requests_total)', 'member'],
  ['serenade_ready{nobody="x"}', 'serenade_ready.nobody'],
  ['sum(1)', 'no metric at all'],
])('that %s asks for what there is not would be noticed', (expression, unknown) => {
  expect(unknownIn(expression)).toEqual([unknown])
})
