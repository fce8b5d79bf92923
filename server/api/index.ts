import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Env } from '../http/env.ts'
import { getBundles } from './bundles.php.ts'
import { deleteChat, putChat } from './chat.php.ts'
import { getChats } from './chats.php.ts'
import { getCities } from './cities.php.ts'
import { getCompanyInfo } from './companyinfo.php.ts'
import { getEvents } from './events.php.ts'
import { getInterests } from './interests.php.ts'
import { postLike, putLike } from './like.php.ts'
import { getLikes } from './likes.php.ts'
import { getLogout } from './logout.php.ts'
import { getMember } from './member.php.ts'
import { getMembers } from './members.php.ts'
import { postMessage } from './message.php.ts'
import { getMessages } from './messages.php.ts'
import { getOrder, postOrder } from './order.php.ts'
import { getOrders } from './orders.php.ts'
import { getProfile, putProfile } from './profile.php.ts'
import { getRegions } from './regions.php.ts'
import { getSandbox, postSandbox } from './sandbox.php.ts'
import { getSettings } from './settings.php.ts'
import { postSignup } from './signup.php.ts'
import { getUser, postUser, putUser } from './user.php.ts'
import { postWebhook } from './webhook.php.ts'

/** The API's table of contents: one line per endpoint. */
export function mountApi(app: OpenAPIHono<Env>) {
  return app
    .openapi(getSettings.route, getSettings.handler)
    .openapi(getInterests.route, getInterests.handler)
    .openapi(getRegions.route, getRegions.handler)
    .openapi(getCities.route, getCities.handler)
    .openapi(getCompanyInfo.route, getCompanyInfo.handler)
    .openapi(postSignup.route, postSignup.handler)
    .openapi(postUser.route, postUser.handler)
    .openapi(getUser.route, getUser.handler)
    .openapi(putUser.route, putUser.handler)
    .openapi(getLogout.route, getLogout.handler)
    .openapi(getProfile.route, getProfile.handler)
    .openapi(putProfile.route, putProfile.handler)
    .openapi(getMembers.route, getMembers.handler)
    .openapi(getMember.route, getMember.handler)
    .openapi(postLike.route, postLike.handler)
    .openapi(putLike.route, putLike.handler)
    .openapi(getLikes.route, getLikes.handler)
    .openapi(getChats.route, getChats.handler)
    .openapi(getMessages.route, getMessages.handler)
    .openapi(postMessage.route, postMessage.handler)
    .openapi(putChat.route, putChat.handler)
    .openapi(deleteChat.route, deleteChat.handler)
    .openapi(getEvents.route, getEvents.handler)
    .openapi(getBundles.route, getBundles.handler)
    .openapi(postOrder.route, postOrder.handler)
    .openapi(getOrder.route, getOrder.handler)
    .openapi(getOrders.route, getOrders.handler)
    .openapi(getSandbox.route, getSandbox.handler)
    .openapi(postSandbox.route, postSandbox.handler)
    .openapi(postWebhook.route, postWebhook.handler)
}

export type Api = ReturnType<typeof mountApi>
