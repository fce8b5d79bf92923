import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Hono } from 'hono'
import type { Endpoint } from '../http/endpoint.ts'
import type { Env } from '../http/env.ts'
import type { Reads } from '../http/read-in-process.ts'
import { getBundles } from './bundles.php.ts'
import { deleteChat, putChat } from './chat.php.ts'
import { getChats } from './chats.php.ts'
import { getCities } from './cities.php.ts'
import type { SchemaOf } from './client-schema.ts'
import { getCompanyInfo } from './companyinfo.php.ts'
import { getCompleteSignup, putCompleteSignup } from './complete-signup.php.ts'
import { getEvents } from './events.php.ts'
import { getInterests } from './interests.php.ts'
import { postLike, putLike } from './like.php.ts'
import { getLikes } from './likes.php.ts'
import { getLogout } from './logout.php.ts'
import { getMember } from './member.php.ts'
import { getMembers } from './members.php.ts'
import { postMessage } from './message.php.ts'
import { getMessages } from './messages.php.ts'
import { getName } from './name.php.ts'
import { getOrder, postOrder } from './order.php.ts'
import { getOrders } from './orders.php.ts'
import { getProfile, putProfile } from './profile.php.ts'
import { getRegions } from './regions.php.ts'
import { getSandbox, postSandbox } from './sandbox.php.ts'
import { getSettings } from './settings.php.ts'
import { postSignup } from './signup.php.ts'
import { getUser, postUser, putUser } from './user.php.ts'
import { postWebhook } from './webhook.php.ts'

/** The API's table of contents, by noun. What is mounted, what pages read and what the client knows follow from it. */
const sites = [getSettings, getInterests, getRegions, getCities, getCompanyInfo]
const members = [getName, postSignup, postUser, getUser, putUser, getLogout]
const profiles = [getProfile, putProfile, getMembers, getMember]
const likes = [getCompleteSignup, putCompleteSignup, postLike, putLike, getLikes]
const conversations = [getChats, getMessages, postMessage, putChat, deleteChat, getEvents]
const payments = [getBundles, postOrder, getOrder, getOrders, getSandbox, postSandbox, postWebhook]

const nouns = { sites, members, profiles, likes, conversations, payments }
const endpoints: readonly Endpoint[] = Object.values(nouns).flat()

/** Reads that act (signing out) or stay open (live events) are none that a page makes while it is rendered. */
const notWhileRendering = new Set<Endpoint>([getLogout])

export const pageReads: Reads = new Map(
  endpoints
    .filter(
      (one) => one.spec.method === 'get' && one.spec.response !== 'events' && !notWhileRendering.has(one),
    )
    .map(({ spec, read }) => [spec.path, read]),
)

export const uploadPaths: ReadonlySet<string> = new Set(
  endpoints.filter(({ spec }) => spec.upload).map(({ spec }) => spec.path),
)

export function mountApi(app: OpenAPIHono<Env>): void {
  for (const { route, handler } of endpoints) app.openapi(route, handler)
}

/** What the typed client of the pages is made from. */
export type Api = Hono<Env, SchemaOf<(typeof nouns)[keyof typeof nouns][number]>>
