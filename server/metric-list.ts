import { creditsCharged, creditsGranted } from './credits/credit-metrics.ts'
import {
  cachedResponses,
  errorAnswers,
  httpInFlight,
  httpRequests,
  httpSeconds,
  pageSeconds,
  rateLimitRefusals,
} from './http/http-metrics.ts'
import { mailRefusals, mailReports, mailsHandled } from './mail/mail-metrics.ts'
import { ageChecksEnded } from './members/age/age-metrics.ts'
import { signIns, signUps } from './members/sign-in/sign-in-metrics.ts'
import { pushesHandled } from './notifications/push/push-metrics.ts'
import { auditAgeSeconds, auditFindings } from './operators/audit-metrics.ts'
import {
  orderStateChanges,
  paidMinorUnits,
  receivedProviderEvents,
  returnedMinorUnits,
} from './payments/payment-metrics.ts'
import type { MetricSpec } from './platform/observe/metrics/metric-spec.ts'
import {
  buildInfo,
  eventStreams,
  eventsDelivered,
  jobSeconds,
  jobsWaiting,
  oldestJobSeconds,
  poolConnections,
  readyGauge,
  slowStatements,
  statementSeconds,
} from './platform/observe/metrics/platform-metrics.ts'
import { blocksMade } from './profiles/blocks/block-metrics.ts'
import { reportsFiled } from './safety/reports/report-metrics.ts'
import { pageVisits } from './sites/visit-metrics.ts'

/** Every figure that a process keeps of itself, beside those of Node; docs/observability.md explains them. */
export const metricList: readonly MetricSpec[] = [
  httpRequests,
  httpSeconds,
  httpInFlight,
  errorAnswers,
  rateLimitRefusals,
  pageSeconds,
  cachedResponses,
  statementSeconds,
  slowStatements,
  poolConnections,
  readyGauge,
  jobSeconds,
  jobsWaiting,
  oldestJobSeconds,
  eventStreams,
  eventsDelivered,
  creditsCharged,
  creditsGranted,
  orderStateChanges,
  paidMinorUnits,
  returnedMinorUnits,
  receivedProviderEvents,
  signIns,
  signUps,
  ageChecksEnded,
  pageVisits,
  blocksMade,
  reportsFiled,
  mailsHandled,
  mailRefusals,
  mailReports,
  pushesHandled,
  auditFindings,
  auditAgeSeconds,
  buildInfo,
]
