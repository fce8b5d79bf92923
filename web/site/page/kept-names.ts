/** What the browser keeps for the time without a connection: the offline page, the last chats, a shared picture. */
export const offlineCache = 'offline-page'
export const chatsCache = 'last-chats'
export const sharedCache = 'shared-photo'
/** Pictures of messages that wait. They stay until these are sent, or their sender signs out. */
export const outboxCache = 'outbox-photos'
export const offlinePath = '/offline'
export const keptChatsPath = '/offline/chats'
export const sharedPath = '/share'
export const photosPage = '/profile/photos'
/** Which takes the shared picture. */
export const sharedPhotoPage = `${photosPage}?shared=1`

/** A page asks the worker to fetch the offline page again, since its language or colours have changed. */
export const renewOfflinePage = 'renew offline page'
