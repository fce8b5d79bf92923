/** SQL that ends a member's account ($1) as the site does it: no session outlives it. */
export function ended(status: 'suspended' | 'deleted'): string {
  return `with closed as (delete from session where member_id = $1)
    update member set status = '${status}', deleted_at = ${status === 'deleted' ? 'created_at' : 'null'} where id = $1`
}
