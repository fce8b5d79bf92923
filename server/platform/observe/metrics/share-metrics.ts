import { AggregatorRegistry, type Registry, type RegistryContentType } from 'prom-client'
import type { MetricsSource } from './serve-metrics.ts'

/** In a worker process: hands this registry's figures to the primary whenever it asks. */
export function shareMetrics(registry: Registry): AggregatorRegistry<RegistryContentType> {
  AggregatorRegistry.setRegistries(registry)
  // Making one adds the listener that answers.
  return new AggregatorRegistry()
}

/** In the primary: the figures of all worker processes together, each as its declaration says. */
export function sharedMetrics(): MetricsSource {
  const all = new AggregatorRegistry()
  return { contentType: all.contentType, metrics: () => all.clusterMetrics() }
}
