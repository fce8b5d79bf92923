import { startSite } from '../tests/e2e/start-site.ts'

/** Serves the stories' site on a data folder until it is told to stop, and keeps the data. */
const site = await startSite(undefined, process.argv[2])
console.log(`ready on ${site.port}`)
process.once('SIGTERM', () => void site.halt().then(() => process.exit()))
