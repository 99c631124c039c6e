import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type ExpressionBuilder } from 'kysely';
import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import { newId } from '../../lib/ids.ts';
import type { OnboardingTables, TurnState } from './conversation.entity.ts';
import { draftFrom, type OnboardingAction, type OnboardingDraft } from './onboarding.rules.ts';

const tablesOf = (em: EntityManager) => em.getKysely<OnboardingTables>();

/** Maximum number of turns per conversation. */
const MAX_TURNS = 80;

/**
 * Opens the turn of a message in one statement, because the visitor waits: a new turn, a retry, or a finished one to
 * repeat. Other unfinished turns of the conversation fail. Null for an unknown conversation; 'full' (nothing stored)
 * for a new message after the 80 turns.
 */
export async function openTurn(
  em: EntityManager,
  { tokenHash, clientId, text, at }: { tokenHash: string; clientId: string; text: string; at: Date },
) {
  const isRepeated = ({ exists, selectFrom }: ExpressionBuilder<OnboardingTables, 'conversations'>) =>
    exists(
      selectFrom('conversation_turns as earlier')
        .select('earlier.id')
        .whereRef('earlier.conversation_id', '=', 'conversations.id')
        .where('earlier.client_id', '=', clientId),
    );
  const turn = await tablesOf(em)
    // The commit need not wait for the disk: after a crash the client sends the message again.
    .with(
      (name) => name('quick').materialized(),
      (tables) =>
        tables.selectNoFrom(({ fn, val, lit }) =>
          fn('set_config', [val('synchronous_commit'), val('off'), lit(true)]).as('mode'),
        ),
    )
    // The count is in the row that this statement locks, so parallel messages cannot exceed the limit.
    .with('conversation', (tables) =>
      tables
        .updateTable('conversations')
        .from('quick')
        .set((row) => ({
          turn_count: row
            .case()
            .when(isRepeated(row))
            .then(row.ref('turn_count'))
            .else(row('turn_count', '+', 1))
            .end(),
        }))
        .where('token_hash', '=', tokenHash)
        .where((row) => row.or([row('turn_count', '<', MAX_TURNS), isRepeated(row)]))
        .returningAll('conversations'),
    )
    .with('superseded', (tables) =>
      tables
        .updateTable('conversation_turns')
        .set((row) => ({ state: 'failed', attempt: row('attempt', '+', 1) }))
        .where('conversation_id', '=', (row) => row.selectFrom('conversation').select('conversation.id'))
        .where('state', '=', 'answering')
        .where('client_id', '<>', clientId),
    )
    .with('turn', (tables) =>
      tables
        .insertInto('conversation_turns')
        .columns(['id', 'conversation_id', 'client_id', 'state', 'user_text', 'items', 'started_at'])
        .expression(({ selectFrom }) =>
          selectFrom('conversation').select(({ val, cast }) => [
            val(newId()).as('id'),
            'conversation.id as conversation_id',
            val(clientId).as('client_id'),
            val<TurnState>('answering').as('state'),
            val(text).as('user_text'),
            cast<AssistantItem[]>(val('[]'), 'jsonb').as('items'),
            val(at).as('started_at'),
          ]),
        )
        .onConflict((conflict) =>
          conflict.columns(['conversation_id', 'client_id']).doUpdateSet((row) => {
            /** The value of a finished turn does not change. */
            const unlessFinished = <Column extends 'state' | 'user_text' | 'started_at'>(column: Column) =>
              row
                .case('conversation_turns.state')
                .when('finished')
                .then(row.ref(`conversation_turns.${column}`))
                .else(row.ref(`excluded.${column}`))
                .end();
            return {
              attempt: row('conversation_turns.attempt', '+', 1),
              state: unlessFinished('state'),
              user_text: unlessFinished('user_text'),
              started_at: unlessFinished('started_at'),
            };
          }),
        )
        .returningAll(),
    )
    .selectFrom('conversation')
    .innerJoin('turn', (join) => join.onTrue())
    .select([
      'conversation.id as conversationId',
      'conversation.package_name as packageName',
      'conversation.draft',
      'conversation.restaurant_id as restaurantId',
      'turn.id as turnId',
      'turn.attempt',
      'turn.state',
      'turn.answer_html as answerHtml',
      'turn.started_at as startedAt',
    ])
    .select(({ fn, selectFrom }) => [
      fn.coalesce('turn.action', 'conversation.action').as('action'),
      selectFrom('conversation_turns as earlier')
        .select(({ fn: of }) =>
          of.agg<AssistantItem[][]>('jsonb_agg', ['earlier.items']).orderBy('earlier.id').as('items'),
        )
        .whereRef('earlier.conversation_id', '=', 'conversation.id')
        .where('earlier.state', '=', 'finished')
        .as('history'),
    ])
    .executeTakeFirst();
  if (turn) return { ...turn, draft: draftFrom(turn.draft), history: turn.history?.flat() ?? [] };
  const known = await tablesOf(em)
    .selectFrom('conversations')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return known ? 'full' : null;
}

/** A turn and the data for its answer. `history` are the items of earlier finished turns, oldest first. */
export type OpenTurn = Exclude<Awaited<ReturnType<typeof openTurn>>, 'full' | null>;

interface TurnOutcome {
  answerHtml: string;
  items: AssistantItem[];
  action: OnboardingAction;
  draft: OnboardingDraft;
  finishedAt: Date;
}

const jsonb = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;

/** Writes the outcome unless a newer attempt exists; returns whether it was written. */
export async function finishTurn(
  em: EntityManager,
  { turnId, attempt }: OpenTurn,
  { answerHtml, items, action, draft, finishedAt }: TurnOutcome,
): Promise<boolean> {
  const written = await tablesOf(em)
    .with('turn', (tables) =>
      tables
        .updateTable('conversation_turns')
        .set({
          state: 'finished',
          answer_html: answerHtml,
          items: jsonb(items),
          action,
          finished_at: finishedAt,
        })
        .where('id', '=', turnId)
        .where('attempt', '=', attempt)
        .where('state', '=', 'answering')
        .returning('conversation_id'),
    )
    .updateTable('conversations')
    .from('turn')
    .set((row) => ({
      action,
      // An upload may have set the logo while the turn was running.
      draft: sql<OnboardingDraft>`${jsonb(draft)} || jsonb_build_object('logoKey', ${row.ref('conversations.draft')} -> 'logoKey')`,
    }))
    .whereRef('conversations.id', '=', 'turn.conversation_id')
    .returning('conversations.id')
    .executeTakeFirst();
  return written !== undefined;
}

/** Marks an attempt as failed unless a newer one exists. */
export async function failTurn(em: EntityManager, { turnId, attempt }: OpenTurn): Promise<void> {
  await tablesOf(em)
    .updateTable('conversation_turns')
    .set({ state: 'failed' })
    .where('id', '=', turnId)
    .where('attempt', '=', attempt)
    .where('state', '=', 'answering')
    .execute();
}
