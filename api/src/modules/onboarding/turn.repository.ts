import type { EntityManager } from '@mikro-orm/postgresql';
import type { AssistantItem } from '../../gateways/assistant/assistant.gateway.ts';
import { newId } from '../../lib/ids.ts';
import type { TurnState } from './conversation.entity.ts';
import type { OnboardingAction } from './onboarding.rules.ts';
import type { OnboardingDraft } from './onboardingDraft.rules.ts';

/** A turn that may be answered now, with all that is needed for it. */
export interface OpenTurn {
  conversationId: string;
  packageName: string;
  draft: OnboardingDraft;
  action: OnboardingAction;
  turnId: string;
  attempt: number;
  state: TurnState;
  startedAt: Date;
  /** Of a finished turn. */
  answerHtml: string;
  restaurantId: string | null;
  /** Earlier finished turns, as the model is told of them. */
  history: AssistantItem[];
}

export interface TurnOutcome {
  answerHtml: string;
  items: AssistantItem[];
  action: OnboardingAction;
  draft: OnboardingDraft;
  finishedAt: Date;
}

/** Reads and writes turns, each step in one statement: opening a turn stands before the first token. */
export class TurnStore {
  constructor(private readonly em: EntityManager) {}

  /**
   * Opens the turn of a message: a new one, the next try of an unfinished one, or a finished one to be replayed.
   * Other unfinished turns of the conversation are given up. null for an unknown conversation; 'full', with nothing
   * stored, for one that has its 80 turns.
   */
  async open(
    tokenHash: string,
    clientId: string,
    userText: string,
    now: Date,
  ): Promise<OpenTurn | 'full' | null> {
    const [row] = await this.em.execute<(OpenTurn & { isFull: boolean })[]>(OPEN, [
      tokenHash,
      clientId,
      tokenHash,
      clientId,
      clientId,
      newId(),
      clientId,
      userText,
      now,
    ]);
    if (!row) return null;
    const { isFull, ...turn } = row;
    return isFull ? 'full' : turn;
  }

  /** Writes the outcome unless a newer try has taken over; tells whether it was written. */
  async finish(turn: OpenTurn, outcome: TurnOutcome): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(FINISH, [
      outcome.answerHtml,
      JSON.stringify(outcome.items),
      outcome.action,
      outcome.finishedAt,
      turn.turnId,
      turn.attempt,
      JSON.stringify(outcome.draft),
      outcome.action,
    ]);
    return rows.length > 0;
  }

  /** Slug of a preview that nobody has claimed; null otherwise. */
  async unclaimedSite(restaurantId: string): Promise<string | null> {
    const [row] = await this.em.execute<{ slug: string }[]>(
      "select slug from restaurants where id = ? and status = 'unclaimed'",
      [restaurantId],
    );
    return row?.slug ?? null;
  }

  /** Marks a try as failed, unless a newer one has taken over. */
  async giveUp(turn: OpenTurn): Promise<void> {
    await this.em.execute(
      `update conversation_turns set state = 'failed' where id = ? and attempt = ? and state = 'answering'`,
      [turn.turnId, turn.attempt],
    );
  }
}

/** Turns that a conversation takes. */
const MAX_TURNS = 80;

const IS_REPEATED = `exists (
  select from conversation_turns r where r.conversation_id = conversations.id and r.client_id = ?
)`;

// Opening need not wait for the disk: a visitor whose message a crash forgot sends it again with its id. The count is
// in the row that is locked, so that parallel messages cannot pass the limit together.
const OPEN = `
  with quick as materialized (
    select set_config('synchronous_commit', 'off', true)
  ), known as (
    select id from conversations where token_hash = ?
  ), c as (
    update conversations set turn_count = turn_count + (not ${IS_REPEATED})::int
    from quick
    where token_hash = ? and (turn_count < ${MAX_TURNS} or ${IS_REPEATED})
    returning conversations.*
  ), superseded as (
    update conversation_turns set state = 'failed', attempt = attempt + 1
    where conversation_id = (select id from c) and state = 'answering' and client_id <> ?
  ), t as (
    insert into conversation_turns as t (id, conversation_id, client_id, state, attempt, user_text, items, started_at)
    select ?, c.id, ?, 'answering', 1, ?, '[]', ? from c
    on conflict (conversation_id, client_id) do update set
      attempt = t.attempt + 1,
      state = case t.state when 'finished' then 'finished' else 'answering' end,
      user_text = case t.state when 'finished' then t.user_text else excluded.user_text end,
      started_at = case t.state when 'finished' then t.started_at else excluded.started_at end
    returning *
  )
  select
    c.id is null as "isFull",
    c.id as "conversationId", c.package_name as "packageName", c.draft, c.restaurant_id as "restaurantId",
    coalesce(t.action, c.action) as action, t.id as "turnId", t.attempt, t.state, t.answer_html as "answerHtml",
    t.started_at as "startedAt",
    coalesce((
      select jsonb_agg(item order by h.id, item_number)
      from conversation_turns h, jsonb_array_elements(h.items) with ordinality as i (item, item_number)
      where h.conversation_id = c.id and h.state = 'finished'
    ), '[]'::jsonb) as history
  from known left join c on true left join t on true`;

const FINISH = `
  with t as (
    update conversation_turns
    set state = 'finished', answer_html = ?, items = ?::jsonb, action = ?, finished_at = ?
    where id = ? and attempt = ? and state = 'answering'
    returning conversation_id
  )
  update conversations c
  -- The logo comes by upload, perhaps while the turn was answered.
  set draft = ?::jsonb || jsonb_build_object('logoKey', c.draft -> 'logoKey'), action = ?
  from t where c.id = t.conversation_id returning c.id`;
