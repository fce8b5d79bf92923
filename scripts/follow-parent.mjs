// Loaded into the server by serve.mjs: when that process is killed outright, the server stops as if asked to.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The listener alone would keep a finished server alive.
  process.channel.unref()
}
