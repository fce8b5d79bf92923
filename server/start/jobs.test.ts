import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productJobs } from './jobs.ts'

const list = readFileSync(new URL('jobs.ts', import.meta.url), 'utf8')

test('every file of a job is listed', () => {
  const files = globSync('server/**/*.job.ts').map((file) => file.replace(/^server\//, ''))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !list.includes(`'../${file}'`))).toEqual([])
})

test('a queue has one job', () => {
  const queues = productJobs.map(({ queue }) => queue)
  expect(queues.filter((queue, index) => queues.indexOf(queue) !== index)).toEqual([])
})

test('a job that starts by itself needs no data', () => {
  const scheduled = productJobs.filter(({ every }) => every)
  expect(scheduled.filter(({ data }) => !data.safeParse({}).success)).toEqual([])
})
