/**
 * How a page names the member whom it shows, in each of its calls. A call that cannot have a header, as an event stream's
 * or a download's, names the member in its address.
 */
export const pageMemberHeader = 'X-Page-Member'
export const pageMemberParameter = 'page_member'
