import type { Hono } from 'hono'
import type { SchemaOf } from '../http/client-schema.ts'
import { actingCalls } from '../http/cross-site.ts'
import type { Reads } from '../http/read-in-process.ts'
import type { SiteEndpoint } from '../site/endpoint.ts'
import type { SiteEnv } from '../site/env.ts'
import { deleteOwnAccount, getAccount, putAccount } from './account.php.ts'
import { getActivation, postActivation, putActivation } from './activation.php.ts'
import { getAge, putAge } from './age.php.ts'
import { postAgeCheck, putAgeCheck } from './age-check.php.ts'
import { postAgeSandbox } from './age-sandbox.php.ts'
import { deleteAlbum, getAlbum, postAlbum, putAlbum } from './album.php.ts'
import { getAutoLike } from './auto-like.php.ts'
import { deleteBlock, postBlock } from './block.php.ts'
import { getBlocks } from './blocks.php.ts'
import { getBundles } from './bundles.php.ts'
import { deleteCard, getCards } from './cards.php.ts'
import { getChallenge } from './challenge.php.ts'
import { deleteChat, putChat } from './chat.php.ts'
import { putChatOptions } from './chat-options.php.ts'
import { getChatSearch } from './chat-search.php.ts'
import { getChats } from './chats.php.ts'
import { getCities } from './cities.php.ts'
import { getCompanyInfo } from './companyinfo.php.ts'
import { getComplaint, postComplaint } from './complaint.php.ts'
import { getCompleteSignup, putCompleteSignup } from './complete-signup.php.ts'
import { getContact, putContact } from './contact.php.ts'
import { putCropPhoto } from './crop-photo.php.ts'
import { deleteDirectDebit, getDirectDebit, postDirectDebit, putDirectDebit } from './directdebit.php.ts'
import { getDiscountCode, putDiscountCode } from './discountcode.php.ts'
import { getEvents } from './events.php.ts'
import { deleteFavourite, postFavourite } from './favourite.php.ts'
import { getFavourites } from './favourites.php.ts'
import { putFictional } from './fictional.php.ts'
import { getGeocode } from './geocode.php.ts'
import { postGif } from './gif.php.ts'
import { getGifs } from './gifs.php.ts'
import { postGift } from './gift.php.ts'
import { getGifts } from './gifts.php.ts'
import { postInboundMail } from './inbound-mail.php.ts'
import { getInterests } from './interests.php.ts'
import { deleteLike, postLike, putLike } from './like.php.ts'
import { getLikes } from './likes.php.ts'
import { getLink, postLink } from './link.php.ts'
import { postLivePhoto } from './live-photo.php.ts'
import { getLogout } from './logout.php.ts'
import { postMailChange, putMailChange } from './mail-change.php.ts'
import { getMatchFinder } from './match-finder.php.ts'
import { getMember } from './member.php.ts'
import { getMembers } from './members.php.ts'
import { deleteMessage, postMessage } from './message.php.ts'
import { getMessages } from './messages.php.ts'
import { getName } from './name.php.ts'
import { putNote } from './note.php.ts'
import { getNotifications, putNotifications } from './notifications.php.ts'
import { deleteOrder, getOrder, postOrder } from './order.php.ts'
import { getOrders } from './orders.php.ts'
import { getOutbox } from './outbox.php.ts'
import { getOwnData } from './own-data.php.ts'
import { postPageHidden } from './page-hidden.php.ts'
import { postPasskeyChallenge } from './passkey-challenge.php.ts'
import { postPasskeySignIn } from './passkey-sign-in.php.ts'
import { deletePasskey, getPasskeys, postPasskey } from './passkeys.php.ts'
import { putPassword } from './password.php.ts'
import { deletePhoto, postPhoto, putPhoto } from './photo.php.ts'
import { postPhotoMessage, putPhotoMessage } from './photo-message.php.ts'
import { getPhotos } from './photos.php.ts'
import { getPlaces } from './places.php.ts'
import { getPremium } from './premium.php.ts'
import { getPreview } from './preview.php.ts'
import { getPricing } from './pricing.php.ts'
import { getPrivacy, putPrivacy } from './privacy.php.ts'
import { putPrivatePhoto } from './private-photo.php.ts'
import { getProfile, putProfile } from './profile.php.ts'
import { postProof } from './proof.php.ts'
import { putReaction } from './reaction.php.ts'
import { postReactivate } from './reactivate.php.ts'
import { getReceipt } from './receipt.php.ts'
import { deleteRefund, getRefunds, postRefund } from './refunds.php.ts'
import { getRegions } from './regions.php.ts'
import { postReport } from './report.php.ts'
import { postReset, putReset } from './reset.php.ts'
import { getSandbox, postSandbox } from './sandbox.php.ts'
import { putSearch } from './search.php.ts'
import { deleteSearches, getSearches, postSearches } from './searches.php.ts'
import { deleteSession, getSessions } from './sessions.php.ts'
import { getSettings } from './settings.php.ts'
import { postSignup } from './signup.php.ts'
import { getSimilar } from './similar.php.ts'
import { getSpending, putSpending } from './spending.php.ts'
import { getStatement } from './statement.php.ts'
import { deleteSwipe, getSwipe, postSwipe, putSwipe } from './swipe.php.ts'
import { postTerms } from './terms.php.ts'
import { postTranslation } from './translation.php.ts'
import { postTyping } from './typing.php.ts'
import { postUndo } from './undo.php.ts'
import { getUnsubscribe, postUnsubscribe } from './unsubscribe.php.ts'
import { deleteUser, getUser, postUser, putUser } from './user.php.ts'
import { getVerification, postVerification } from './verification.php.ts'
import { postVisit } from './visit.php.ts'
import { getVisitors } from './visitors.php.ts'
import { getWaitingPayment } from './waiting-payment.php.ts'
import { getWebhook, postWebhook } from './webhook.php.ts'

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
