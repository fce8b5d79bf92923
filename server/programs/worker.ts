import { existsSync } from 'node:fs'
import { readConfig } from '../platform/config.ts'
import { startServices } from '../start/start-services.ts'
import { startWorker } from '../start/start-worker.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const services = await startServices(readConfig(process.env), (line) => console.log(line))
await startWorker(services)
console.log('The worker is ready.')
let stopping = false
const stop = () => {
  if (stopping) process.exit(1)
  stopping = true
  void services.stop().then(() => process.exit(0))
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
