import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import type { OnboardingTables } from './conversation.entity.ts';
import type { OnboardingDraft } from './onboarding.rules.ts';

const tablesOf = (em: EntityManager) => em.getKysely<OnboardingTables & RestaurantTables>();

/**
 * Sets the logo in the draft without reading the draft first, because an answer may be written at the same time.
 * Returns the id of the preview; null when none is built.
 */
export async function putLogoIntoDraft(
  em: EntityManager,
  conversationId: string,
  logoKey: string,
): Promise<string | null> {
  const changed = await tablesOf(em)
    .updateTable('conversations')
    .set((row) => ({
      draft: sql<OnboardingDraft>`${row.ref('draft')} || jsonb_build_object('logoKey', ${logoKey}::text, 'logoSkipped', false)`,
    }))
    .where('id', '=', conversationId)
    .returning('restaurant_id as restaurantId')
    .executeTakeFirst();
  return changed?.restaurantId ?? null;
}

/**
 * Deletes conversations without a preview that began before `before` and had no message since, with their turns. Skips
 * locked rows. Returns the number of deleted conversations, at most `limit`.
 */
export async function deleteOldConversations(
  em: EntityManager,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await tablesOf(em)
    .deleteFrom('conversations')
    .where('id', 'in', (tables) =>
      tables
        .selectFrom('conversations as old')
        .select('old.id')
        .where('old.restaurant_id', 'is', null)
        .where('old.created_at', '<=', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('conversation_turns as recent')
                .select('recent.id')
                .whereRef('recent.conversation_id', '=', 'old.id')
                .where('recent.started_at', '>', before),
            ),
          ),
        )
        .orderBy('old.created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** One message with its answer, as JSON. */
interface ExportedTurn {
  you: string;
  answerHtml: string;
  /** RFC 3339. */
  at: string;
}

const exportedTurn = sql`json_build_object(
  'you', ${sql.ref('turn.user_text')}, 'answerHtml', ${sql.ref('turn.answer_html')}, 'at', ${sql.ref('turn.started_at')}
)`;

/** The conversations that created a person's sites, oldest first. */
async function conversationsOf(em: EntityManager, userId: string) {
  const conversations = await tablesOf(em)
    .selectFrom('conversations')
    .innerJoin('restaurants', 'restaurants.id', 'conversations.restaurant_id')
    .select([
      'restaurants.slug as site',
      'conversations.package_name as package',
      'conversations.created_at as createdAt',
      'conversations.draft',
    ])
    .select(({ selectFrom }) =>
      selectFrom('conversation_turns as turn')
        .select(({ fn }) => fn.agg<ExportedTurn[]>('json_agg', [exportedTurn]).orderBy('turn.id').as('turns'))
        .whereRef('turn.conversation_id', '=', 'conversations.id')
        .as('turns'),
    )
    .where('restaurants.owner_id', '=', userId)
    .orderBy('conversations.id')
    .execute();
  return conversations.map(({ turns, ...conversation }) => ({
    ...conversation,
    turns: (turns ?? []).map((turn) => ({ ...turn, at: new Date(turn.at) })),
  }));
}

/** The conversations that created a person's sites. They are removed with their turns. */
export const conversationsPart: AccountPart = {
  name: 'conversations',
  export: conversationsOf,
  async remove(em, userId) {
    await tablesOf(em)
      .deleteFrom('conversations')
      .where('restaurant_id', 'in', (tables) =>
        tables.selectFrom('restaurants').select('id').where('owner_id', '=', userId),
      )
      .execute();
  },
};

/** Locks the chats of previews. Returns the ids of the previews that have a chat which another transaction holds. */
export async function lockChatsOf(em: EntityManager, restaurantIds: readonly string[]): Promise<Set<string>> {
  const rows = await tablesOf(em)
    .with('locked', (db) =>
      db
        .selectFrom('conversations')
        .select('id')
        .where('restaurant_id', 'in', restaurantIds)
        .forUpdate()
        .skipLocked(),
    )
    .selectFrom('conversations')
    .select((eb) => eb.ref('restaurant_id').$notNull().as('restaurantId'))
    .where('restaurant_id', 'in', restaurantIds)
    .where('id', 'not in', (eb) => eb.selectFrom('locked').select('locked.id'))
    .execute();
  return new Set(rows.map(({ restaurantId }) => restaurantId));
}

/** Removes the chats of previews. */
export async function removeChatsOf(em: EntityManager, restaurantIds: readonly string[]): Promise<void> {
  await tablesOf(em).deleteFrom('conversations').where('restaurant_id', 'in', restaurantIds).execute();
}
