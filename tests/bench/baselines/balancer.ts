import { startBalancer } from '#server/testing/start/start-balancer.ts'
import { givenToChild, serveParent } from '../start-child.ts'

const { ports } = givenToChild() as { ports: number[] }
const { port } = await startBalancer(ports)

serveParent(async () => ({ port }))
