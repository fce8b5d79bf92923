import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../project.mjs'

const SLOWEST = 20
const fileOf = (project) => join(root, 'tests', 'results', 'times', `${project}.json`)

/** Before a step runs: a step that breaks off must not show an earlier run's times. */
export function forgetTimes(project) {
  rmSync(fileOf(project), { force: true })
}

/** The slowest files of these projects and the sum of each, in seconds of processor time and by the clock. */
export function tableOfTimes(projects) {
  const times = projects.flatMap((project) => readTimes(project).map((file) => ({ ...file, project })))
  const slowest = times.toSorted((one, other) => costOf(other) - costOf(one)).slice(0, SLOWEST)
  const sums = projects.map((project) =>
    sumOf(
      project,
      times.filter((file) => file.project === project),
    ),
  )
  return ['', 'processor    clock', ...slowest.map(rowOf), ...sums.map(rowOf), ''].join('\n')
}

function readTimes(project) {
  return existsSync(fileOf(project)) ? JSON.parse(readFileSync(fileOf(project), 'utf8')) : []
}

function costOf({ processor, seconds }) {
  return processor ?? seconds
}

function sumOf(project, files) {
  const total = (pick) => files.reduce((sum, file) => sum + (pick(file) ?? 0), 0)
  return {
    file: `all ${files.length} of ${project}`,
    processor: files.some(({ processor }) => processor !== null) ? total(({ processor }) => processor) : null,
    seconds: total(({ seconds }) => seconds),
  }
}

function rowOf({ file, processor, seconds }) {
  const column = (value) => (value === null ? '–' : `${value.toFixed(1)} s`).padStart(9)
  return `${column(processor)}${column(seconds)}   ${file}`
}
