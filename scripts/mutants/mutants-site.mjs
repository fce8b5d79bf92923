import { startSite } from '#tests/e2e/start-site.ts'

/** Serves the stories' site on a data folder, and keeps the data. It ends with its input, so also where its parent is killed. */
const site = await startSite(undefined, process.argv[2])
console.log(`ready on ${site.port}`)
process.stdin.resume().once('end', () => void site.halt().then(() => process.exit()))
