import type { Hono } from 'hono'
import { actingCalls } from '#server/http/cross-site.ts'
import type { SchemaOf } from '#server/http/endpoint/client-schema.ts'
import type { Reads } from '#server/http/endpoint/read-in-process.ts'
import type { SiteEndpoint } from '#server/site/endpoint.ts'
import type { SiteEnv } from '#server/site/env.ts'
import { deleteChat, putChat } from './conversations/chat.php.ts'
import { putChatOptions } from './conversations/chat-options.php.ts'
import { getChatSearch } from './conversations/chat-search.php.ts'
import { getChats } from './conversations/chats.php.ts'
import { getEvents } from './conversations/events.php.ts'
import { postGif } from './conversations/gif.php.ts'
import { getGifs } from './conversations/gifs.php.ts'
import { postGift } from './conversations/gift.php.ts'
import { getGifts } from './conversations/gifts.php.ts'
import { deleteMessage, postMessage } from './conversations/message.php.ts'
import { getMessages } from './conversations/messages.php.ts'
import { postPhotoMessage, putPhotoMessage } from './conversations/photo-message.php.ts'
import { putReaction } from './conversations/reaction.php.ts'
import { getStatement } from './conversations/statement.php.ts'
import { postTranslation } from './conversations/translation.php.ts'
import { postTyping } from './conversations/typing.php.ts'
import { getAutoLike } from './likes/auto-like.php.ts'
import { getCompleteSignup, putCompleteSignup } from './likes/complete-signup.php.ts'
import { deleteLike, postLike, putLike } from './likes/like.php.ts'
import { getLikes } from './likes/likes.php.ts'
import { getMatchFinder } from './likes/match-finder.php.ts'
import { deleteSwipe, getSwipe, postSwipe, putSwipe } from './likes/swipe.php.ts'
import { deleteOwnAccount, getAccount, putAccount } from './members/account.php.ts'
import { getActivation, postActivation, putActivation } from './members/activation.php.ts'
import { getAge, putAge } from './members/age/age.php.ts'
import { postAgeCheck, putAgeCheck } from './members/age/age-check.php.ts'
import { postAgeSandbox } from './members/age/age-sandbox.php.ts'
import { getChallenge } from './members/challenge.php.ts'
import { putFictional } from './members/fictional.php.ts'
import { getLink, postLink } from './members/link.php.ts'
import { getLogout } from './members/logout.php.ts'
import { postMailChange, putMailChange } from './members/mail-change.php.ts'
import { getName } from './members/name.php.ts'
import { getOwnData } from './members/own-data/own-data.php.ts'
import { postPasskeyChallenge } from './members/passkeys/passkey-challenge.php.ts'
import { postPasskeySignIn } from './members/passkeys/passkey-sign-in.php.ts'
import { deletePasskey, getPasskeys, postPasskey } from './members/passkeys/passkeys.php.ts'
import { putPassword } from './members/password.php.ts'
import { postProof } from './members/proof.php.ts'
import { postReactivate } from './members/reactivate.php.ts'
import { postReset, putReset } from './members/reset.php.ts'
import { deleteSession, getSessions } from './members/sessions.php.ts'
import { postSignup } from './members/signup.php.ts'
import { postTerms } from './members/terms.php.ts'
import { postUndo } from './members/undo.php.ts'
import { deleteUser, getUser, postUser, putUser } from './members/user.php.ts'
import { postInboundMail } from './notifications/inbound-mail.php.ts'
import { getNotifications, putNotifications } from './notifications/notifications.php.ts'
import { getOutbox } from './notifications/outbox.php.ts'
import { getUnsubscribe, postUnsubscribe } from './notifications/unsubscribe.php.ts'
import { getBundles } from './payments/bundles.php.ts'
import { deleteCard, getCards } from './payments/cards.php.ts'
import {
  deleteDirectDebit,
  getDirectDebit,
  postDirectDebit,
  putDirectDebit,
} from './payments/directdebit.php.ts'
import { deleteOrder, getOrder, postOrder } from './payments/order.php.ts'
import { getOrders } from './payments/orders.php.ts'
import { getPremium } from './payments/premium.php.ts'
import { getPricing } from './payments/pricing.php.ts'
import { getReceipt } from './payments/receipt.php.ts'
import { deleteRefund, getRefunds, postRefund } from './payments/refunds.php.ts'
import { getSandbox, postSandbox } from './payments/sandbox.php.ts'
import { getSpending, putSpending } from './payments/spending.php.ts'
import { getWaitingPayment } from './payments/waiting-payment.php.ts'
import { getWebhook, postWebhook } from './payments/webhook.php.ts'
import { deleteAlbum, getAlbum, postAlbum, putAlbum } from './profiles/album.php.ts'
import { deleteBlock, postBlock } from './profiles/block.php.ts'
import { getBlocks } from './profiles/blocks.php.ts'
import { getContact, putContact } from './profiles/contact.php.ts'
import { putCropPhoto } from './profiles/crop-photo.php.ts'
import { deleteFavourite, postFavourite } from './profiles/favourite.php.ts'
import { getFavourites } from './profiles/favourites.php.ts'
import { postLivePhoto } from './profiles/live-photo.php.ts'
import { getMember } from './profiles/member.php.ts'
import { getMembers } from './profiles/members.php.ts'
import { putNote } from './profiles/note.php.ts'
import { deletePhoto, postPhoto, putPhoto } from './profiles/photo.php.ts'
import { getPhotos } from './profiles/photos.php.ts'
import { getPreview } from './profiles/preview.php.ts'
import { getPrivacy, putPrivacy } from './profiles/privacy.php.ts'
import { putPrivatePhoto } from './profiles/private-photo.php.ts'
import { getProfile, putProfile } from './profiles/profile.php.ts'
import { putSearch } from './profiles/search.php.ts'
import { deleteSearches, getSearches, postSearches } from './profiles/searches.php.ts'
import { getSimilar } from './profiles/similar.php.ts'
import { getVerification, postVerification } from './profiles/verification.php.ts'
import { postVisit } from './profiles/visit.php.ts'
import { getVisitors } from './profiles/visitors.php.ts'
import { getDiscountCode, putDiscountCode } from './promotions/discountcode.php.ts'
import { getComplaint, postComplaint } from './safety/complaint.php.ts'
import { postReport } from './safety/report.php.ts'
import { getCities } from './sites/cities.php.ts'
import { getCompanyInfo } from './sites/companyinfo.php.ts'
import { getGeocode } from './sites/geocode.php.ts'
import { getInterests } from './sites/interests.php.ts'
import { postPageHidden } from './sites/page-hidden.php.ts'
import { getPlaces } from './sites/places.php.ts'
import { getRegions } from './sites/regions.php.ts'
import { getSettings } from './sites/settings.php.ts'

/** The API's table of contents, by noun. What is mounted, what pages read and what the client knows follow from it. */
const sites = [
  getSettings,
  getInterests,
  getRegions,
  getCities,
  getPlaces,
  getGeocode,
  getCompanyInfo,
  postPageHidden,
]
const members = [
  getChallenge,
  postSignup,
  postUser,
  getUser,
  putUser,
  deleteUser,
  postTerms,
  getLogout,
  getName,
]
const profiles = [
  getProfile,
  putProfile,
  getPreview,
  getMembers,
  getSimilar,
  putSearch,
  getSearches,
  postSearches,
  deleteSearches,
  getMember,
  getPhotos,
  postPhoto,
  putPhoto,
  putCropPhoto,
  deletePhoto,
  getPrivacy,
  putPrivacy,
  getContact,
  putContact,
]
const photoReview = [
  getVerification,
  postVerification,
  postLivePhoto,
  putPrivatePhoto,
  getAlbum,
  postAlbum,
  putAlbum,
  deleteAlbum,
]
const safety = [postBlock, deleteBlock, getBlocks, postReport, postComplaint, getComplaint]
const saved = [postVisit, getVisitors, postFavourite, deleteFavourite, getFavourites, putNote]
const notifications = [
  getNotifications,
  putNotifications,
  getUnsubscribe,
  postUnsubscribe,
  postInboundMail,
  getOutbox,
]
const account = [
  getActivation,
  postActivation,
  putActivation,
  getLink,
  postLink,
  postReset,
  putReset,
  putPassword,
  postMailChange,
  putMailChange,
  postUndo,
]
const leaving = [getAccount, putAccount, deleteOwnAccount, postReactivate]
const passkeys = [getPasskeys, postPasskey, deletePasskey, postPasskeyChallenge, postPasskeySignIn]
const ages = [getAge, putAge, postAgeCheck, putAgeCheck, postAgeSandbox]
const security = [getSessions, deleteSession, postProof, getOwnData, ...passkeys]
const likes = [postLike, putLike, deleteLike, getLikes, getAutoLike, getCompleteSignup, putCompleteSignup]
const games = [getSwipe, postSwipe, putSwipe, deleteSwipe, getMatchFinder]
const conversations = [
  putFictional,
  getChats,
  getChatSearch,
  getMessages,
  postMessage,
  deleteMessage,
  putChat,
  putChatOptions,
  deleteChat,
  postTyping,
  getEvents,
]
const messageKinds = [
  postGift,
  getGifts,
  postGif,
  getGifs,
  postPhotoMessage,
  putPhotoMessage,
  putReaction,
  postTranslation,
]
const promotions = [getDiscountCode, putDiscountCode]
const shop = [getPremium, getPricing, getBundles, getStatement, getReceipt]
const payments = [
  getCards,
  deleteCard,
  postOrder,
  getOrder,
  deleteOrder,
  getWaitingPayment,
  getOrders,
  getSandbox,
  postSandbox,
  postWebhook,
  getWebhook,
]
const directDebit = [getDirectDebit, postDirectDebit, putDirectDebit, deleteDirectDebit]
const spending = [getSpending, putSpending, getRefunds, postRefund, deleteRefund]

const nouns = {
  sites,
  members,
  account,
  leaving,
  ages,
  security,
  notifications,
  profiles,
  photoReview,
  safety,
  saved,
  likes,
  messageKinds,
  games,
  conversations,
  promotions,
  shop,
  payments,
  spending,
  directDebit,
}
export const endpoints: readonly SiteEndpoint[] = Object.values(nouns).flat()

/** Reads that act (signing out), stay open (live events) or are a file are none that a page makes while it is rendered. */
export const pageReads: Reads<SiteEnv> = new Map(
  endpoints
    .filter(({ spec }) => spec.method === 'get' && typeof spec.response !== 'string' && !spec.acting)
    .map(({ spec, read }) => [spec.path, read]),
)

/** Which calls no other site may send, and no browser may make ahead of its user. */
export const isActingCall = actingCalls(endpoints)

export const uploadPaths: ReadonlySet<string> = new Set(
  endpoints.filter(({ spec }) => spec.upload).map(({ spec }) => spec.path),
)

/** What the typed client of the pages is made from. */
export type Api = Hono<SiteEnv, SchemaOf<(typeof nouns)[keyof typeof nouns][number]>>
