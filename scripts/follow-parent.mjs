// Loaded into the server by serve.mjs: when that process is killed outright, the server stops as if asked to.
import cluster from 'node:cluster'

// What the server starts itself ends with the server.
if (process.channel && cluster.isPrimary) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The listener alone would keep a finished server alive.
  process.channel.unref()
}
