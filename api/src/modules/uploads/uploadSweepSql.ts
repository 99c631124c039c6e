/**
 * Whether anything shows the picture of upload `u`. A new place that keeps the key of a picture belongs in here, and
 * has to ask `OwnPictures` for the key before it writes it down.
 */
// Unlike `exists`, these are never planned as one reading of the whole table.
const IS_SHOWN = `coalesce(
  (select true from restaurants where logo_key = u.public_key limit 1),
  (select true from restaurants where cover_image_key = u.public_key limit 1),
  (select true from products where image_key = u.public_key limit 1),
  (select true from approvals where image_key = u.public_key limit 1),
  (
    select true from conversations
    where id = case when u.caller like 'conversation:%' then u.resource_id::uuid end
      and draft ->> 'logoKey' = u.public_key
  ),
  false
)`;

/**
 * Looks at the next $5 uploads that are due at $1: discards those that nothing shows and that were never confirmed or
 * are unused since before $3, notes which are unused, and puts off the others to $2, the discarded to $4. Whoever
 * confirms an upload or is about to show a picture puts it off too (OwnPictures), so that it is not due.
 */
export const DISCARD_UNUSED = `
  with due as (
    select * from uploads where sweep_at <= $1
    order by sweep_at limit $5 for update skip locked
  ), seen as (
    select object_key, confirmed_at, unused_since, discarded_at, ${IS_SHOWN} as is_shown from due u
  ), judged as (
    select object_key,
      case when confirmed_at is not null and not is_shown then coalesce(unused_since, $1::timestamptz) end as unused_since,
      case
        when discarded_at is not null then discarded_at
        when not is_shown and (confirmed_at is null or unused_since <= $3) then $1::timestamptz
      end as discarded_at
    from seen
  )
  update uploads u set
    unused_since = j.unused_since,
    discarded_at = j.discarded_at,
    sweep_at = case when j.discarded_at is null then $2::timestamptz else $4::timestamptz end
  from judged j
  where u.object_key = j.object_key
  returning u.object_key, u.public_key, u.discarded_at is not null as is_discarded,
    u.discarded_at is null and u.confirmed_at is not null and u.original_gone_at is null as may_have_original`;

/** Notes at $1 that nothing is left of what was sent for the uploads $2. */
export const NOTE_ORIGINALS_GONE = `update uploads set original_gone_at = $1 where object_key = any($2)`;

/** Forgets the discarded uploads $1. */
export const DELETE_DISCARDED = `delete from uploads where object_key = any($1) and discarded_at is not null`;
