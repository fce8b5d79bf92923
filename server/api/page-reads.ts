import type { Reads } from '../http/read-in-process.ts'
import { getBundles } from './bundles.php.ts'
import { getChats } from './chats.php.ts'
import { getCities } from './cities.php.ts'
import { getCompanyInfo } from './companyinfo.php.ts'
import { getInterests } from './interests.php.ts'
import { getLikes } from './likes.php.ts'
import { getMember } from './member.php.ts'
import { getMembers } from './members.php.ts'
import { getMessages } from './messages.php.ts'
import { getOrder } from './order.php.ts'
import { getOrders } from './orders.php.ts'
import { getProfile } from './profile.php.ts'
import { getRegions } from './regions.php.ts'
import { getSandbox } from './sandbox.php.ts'
import { getSettings } from './settings.php.ts'
import { getUser } from './user.php.ts'

/** What pages read while they are rendered. Whatever acts (signing out) or stays open (live events) is not among it. */
export const pageReads: Reads = new Map(
  [
    getBundles,
    getChats,
    getCities,
    getCompanyInfo,
    getInterests,
    getLikes,
    getMember,
    getMembers,
    getMessages,
    getOrder,
    getOrders,
    getProfile,
    getRegions,
    getSandbox,
    getSettings,
    getUser,
  ].map(({ spec, read }) => [spec.path, read]),
)
