import { newId } from '../src/lib/ids.ts';

/** Ids of `GOOD_ROWS`. */
export const ids = {
  user: newId(),
  session: newId(),
  restaurant: newId(),
  other: newId(),
  section: newId(),
  otherSection: newId(),
  product: newId(),
  otherProduct: newId(),
  size: newId(),
  group: newId(),
  otherGroup: newId(),
  order: newId(),
  line: newId(),
  promotion: newId(),
  redesign: newId(),
  service: newId(),
  price: newId(),
  conversation: newId(),
  turn: newId(),
  approval: newId(),
  attempt: newId(),
  subscription: newId(),
};

/** One valid row of each table, as SQL. */
export const GOOD_ROWS = `
  insert into users (id, name, email, created_at) values ('${ids.user}', 'Ann', 'ann@example.org', now());
  insert into sessions (id, user_id, token_hash, created_at, confirmed_at, last_used_at, expires_at)
    values ('${ids.session}', '${ids.user}', 'hash', now(), now(), now(), now());
  insert into authenticators (id, user_id, sealed_secret, created_at)
    values (gen_random_uuid(), '${ids.user}', 'sealed', now());
  insert into recovery_codes (id, user_id, code_hash) values (gen_random_uuid(), '${ids.user}', 'hash');
  insert into passkeys (id, user_id, credential_id, public_key, name, created_at)
    values (gen_random_uuid(), '${ids.user}', 'credential', 'key', 'Phone', now());
  insert into passkey_challenges (id, user_id, ticket_hash, challenge, expires_at)
    values (gen_random_uuid(), '${ids.user}', 'hash', 'challenge', now());
  insert into push_devices (id, session_id, user_id, endpoint, p256dh, auth, label, created_at)
    values (gen_random_uuid(), '${ids.session}', '${ids.user}', 'https://push.example', 'key', 'secret', 'Firefox', now());
  insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at)
    select id::uuid, 'Place', id, 'counter', '#000000', '#ffffff', now(), now()
    from unnest(array['${ids.restaurant}', '${ids.other}']) id;
  insert into restaurant_members (id, restaurant_id, email, role, user_id, invited_at, accepted_at)
    values (gen_random_uuid(), '${ids.restaurant}', 'm@example.org', 'KITCHEN', '${ids.user}', now(), now());
  insert into restaurant_activities (id, restaurant_id, user_id, kind, at)
    values (gen_random_uuid(), '${ids.restaurant}', '${ids.user}', 'SITE_CLOSED', now());
  insert into operator_moves (id, kind, subject, at) values (gen_random_uuid(), 'SITE_SUSPENDED', 'place', now());
  insert into kept_forms (id, place, fields, words, expires_at)
    values (gen_random_uuid(), '/basket', 'name=Bo', '{}', now());
  insert into open_boards (restaurant_id, seen_at) values ('${ids.restaurant}', now());
  insert into menu_sections (id, restaurant_id, name, position)
    values ('${ids.section}', '${ids.restaurant}', 'Menu', 0), ('${ids.otherSection}', '${ids.other}', 'Menu', 0);
  insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
    values ('${ids.product}', '${ids.restaurant}', '${ids.section}', 'Dish', 0, 0, now()),
      ('${ids.otherProduct}', '${ids.restaurant}', '${ids.section}', 'Other dish', 0, 1, now());
  insert into postcodes (postcode, latitude, longitude, found_at) values ('SE1 7PB', 51.5, -0.1, now());
  insert into product_sizes (id, product_id, name, price, position) values ('${ids.size}', '${ids.product}', 'Small', 0, 0);
  insert into option_groups (id, restaurant_id, name, min_choices, max_choices)
    values ('${ids.group}', '${ids.restaurant}', 'Dips', 0, 0), ('${ids.otherGroup}', '${ids.other}', 'Dips', 0, 0);
  insert into menu_options (id, group_id, name, price, position) values (gen_random_uuid(), '${ids.group}', 'Garlic', 0, 0);
  insert into option_group_uses (id, restaurant_id, group_id, product_id, size_id, position)
    values (gen_random_uuid(), '${ids.restaurant}', '${ids.group}', '${ids.product}', '${ids.size}', 0);
  insert into menu_versions (restaurant_id, version, content, created_at) values ('${ids.restaurant}', 1, '{}', now());
  insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
      idempotency_key, body_hash, placed_at)
    values ('${ids.order}', '${ids.restaurant}', 1, false, 'Bo', '', '', 0, 'key', 'hash', now());
  insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
    values ('${ids.line}', '${ids.order}', 0, '${ids.product}', 'Dish', 1, 0);
  insert into order_moves (id, order_id, to_state, made_by, user_id, made_at)
    values (gen_random_uuid(), '${ids.order}', 'ACCEPTED', 'RESTAURANT', '${ids.user}', now());
  insert into order_counters (restaurant_id, day, last) values ('${ids.restaurant}', now(), 0);
  insert into order_outbox (order_id, restaurant_id, is_demo, day, month_count, order_limit)
    values ('${ids.order}', '${ids.restaurant}', false, now(), 1, 30);
  insert into order_slots (restaurant_id, starts_at, orders, items) values ('${ids.restaurant}', now(), 0, 0);
  insert into promotions (id, restaurant_id, name, kind, percent, created_at)
    values ('${ids.promotion}', '${ids.restaurant}', 'Autumn', 'PERCENT', 10, now());
  insert into promotion_uses (order_id, restaurant_id, promotion_id, used_at, saving, value)
    values ('${ids.order}', '${ids.restaurant}', '${ids.promotion}', now(), 0, 0);
  insert into grocery_shops (restaurant_id, opened_at) values ('${ids.restaurant}', now());
  insert into stock_items (product_id, restaurant_id, barcode, unit_amount, unit_measure, stock, changed_at)
    values ('${ids.product}', '${ids.restaurant}', '20000004', 500, 'GRAM', 1, now());
  insert into stock_reservations (order_id, product_id, restaurant_id, quantity, taken)
    values ('${ids.order}', '${ids.product}', '${ids.restaurant}', 1, 1);
  insert into stock_updates (restaurant_id, key, content, answers, made_at)
    values ('${ids.restaurant}', 'till-0000000001', 'digest', '[]', now());
  insert into redesigns (id, restaurant_id, state, brief, links, requested_at)
    values ('${ids.redesign}', '${ids.restaurant}', 'REQUESTED', 'Warmer', '[]', now());
  insert into redesign_moves (id, redesign_id, to_state, user_id, at)
    values (gen_random_uuid(), '${ids.redesign}', 'REQUESTED', '${ids.user}', now());
  insert into report_hours values ('${ids.restaurant}', now(), 12, 'COLLECTION', 0, 0, 0, 0, 0, 0, 0);
  insert into report_items values ('${ids.restaurant}', now(), 'PRODUCT', '${ids.product}', 'Dish', '', 1, 0);
  insert into report_diners values ('${ids.restaurant}', '${ids.user}', now());
  insert into published_sites (slug, restaurant_id, version, document) values ('place', '${ids.restaurant}', 1, '{}');
  insert into retired_slugs (slug, restaurant_id, retired_at) values ('old-place', '${ids.restaurant}', now());
  insert into services (id, key, name, features, order_limit) values ('${ids.service}', 'plan', 'Plan', '[]', 0);
  insert into prices (id, service_id, interval, unit_amount) values ('${ids.price}', '${ids.service}', 'week', 0);
  insert into conversations (id, token_hash, package_name, draft, created_at)
    values ('${ids.conversation}', 'hash', 'Gold', '{}', now());
  insert into conversation_turns (id, conversation_id, client_id, state, user_text, items, started_at)
    values ('${ids.turn}', '${ids.conversation}', 'client', 'answering', '', '[]', now());
  insert into approvals (id, office_email, client_email, image_key, created_at, expires_at)
    values ('${ids.approval}', 'a@example.org', 'b@example.org', 'key', now(), now());
  insert into checkout_attempts (id, user_id, price_id, stripe_price_id, trial_days, created_at)
    values ('${ids.attempt}', '${ids.user}', '${ids.price}', 'price_1', 0, now());
  insert into paid_subscriptions (id, user_id, stripe_subscription_id, status, cancel_at_period_end, started_at, due_at,
      created_at, updated_at, refunded_amount)
    values ('${ids.subscription}', '${ids.user}', 'sub_1', 'active', false, now(), now(), now(), now(), 0);
  insert into billing_customers (user_id, stripe_customer_id, created_at) values ('${ids.user}', 'cus_1', now());
  insert into uploads (object_key, caller, context, resource_id, restaurant_id, content_type, size_bytes, sweep_at, created_at)
    values ('key', 'user:1', 'new_product', '1', '${ids.restaurant}', 'image/png', 1, now(), now());
  insert into site_notices (restaurant_id, kind, period, created_at) values ('${ids.restaurant}', 'trial-ended', '1', now());
  insert into site_reports (id, slug, restaurant_id, reason, text, created_at)
    values (gen_random_uuid(), 'place', '${ids.restaurant}', 'other', '', now());`;
