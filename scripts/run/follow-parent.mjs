// Loaded into the server by serve.mjs: when that process is killed outright, the server stops as if asked to.
import cluster from 'node:cluster'

// A child process of the server ends together with the server.
if (process.channel && cluster.isPrimary) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The listener must not keep a finished server running.
  process.channel.unref()
}
