import type { Migration } from '@mikro-orm/migrations';
import { Migration20261120060909_initial } from './Migration20261120060909_initial.ts';
import { Migration20261120060910_rate_limits } from './Migration20261120060910_rate_limits.ts';
import { Migration20261120075737_password_resets } from './Migration20261120075737_password_resets.ts';
import { Migration20261120083212_accounts_and_portal } from './Migration20261120083212_accounts_and_portal.ts';
import { Migration20261120083919_site_archive } from './Migration20261120083919_site_archive.ts';
import { Migration20261120084822_uploads_lifecycle } from './Migration20261120084822_uploads_lifecycle.ts';
import { Migration20261120092049_site_life } from './Migration20261120092049_site_life.ts';
import { Migration20261120092202_billing } from './Migration20261120092202_billing.ts';
import { Migration20261120092312_contact_and_approvals } from './Migration20261120092312_contact_and_approvals.ts';
import { Migration20261120121455_uploads_caller } from './Migration20261120121455_uploads_caller.ts';
import { Migration20261120155757_paid_subscriptions_refunded } from './Migration20261120155757_paid_subscriptions_refunded.ts';
import { Migration20261122103000_abuse_limits } from './Migration20261122103000_abuse_limits.ts';
import { Migration20261122104000_order_life } from './Migration20261122104000_order_life.ts';
import { Migration20261122105000_plan_interests } from './Migration20261122105000_plan_interests.ts';
import { Migration20261122107000_abuse } from './Migration20261122107000_abuse.ts';
import { Migration20261122143123_paid_subscriptions_version } from './Migration20261122143123_paid_subscriptions_version.ts';
import { Migration20261122150000_data_rules } from './Migration20261122150000_data_rules.ts';
import { Migration20261122233835_opening_hours } from './Migration20261122233835_opening_hours.ts';
import { Migration20261123000955_first_steps } from './Migration20261123000955_first_steps.ts';
import { Migration20261123025757_menu_in_full } from './Migration20261123025757_menu_in_full.ts';
import { Migration20261123061855_ordering_settings } from './Migration20261123061855_ordering_settings.ts';
import { Migration20261123063436_order_outbox } from './Migration20261123063436_order_outbox.ts';
import { Migration20261123071232_postcodes } from './Migration20261123071232_postcodes.ts';
import { Migration20261123073604_order_moves } from './Migration20261123073604_order_moves.ts';
import { Migration20261123074015_site_pages } from './Migration20261123074015_site_pages.ts';
import { Migration20261123112231_opening_hours_needed } from './Migration20261123112231_opening_hours_needed.ts';
import { Migration20261123165259_order_desk } from './Migration20261123165259_order_desk.ts';
import { Migration20261123171808_members } from './Migration20261123171808_members.ts';
import { Migration20261123175654_diner_data } from './Migration20261123175654_diner_data.ts';
import { Migration20261123180400_restaurant_activities } from './Migration20261123180400_restaurant_activities.ts';
import { Migration20261123182500_reports } from './Migration20261123182500_reports.ts';
import { Migration20261123224500_open_boards } from './Migration20261123224500_open_boards.ts';
import { Migration20261123224500_order_delays } from './Migration20261123224500_order_delays.ts';
import { Migration20261123225844_push_devices } from './Migration20261123225844_push_devices.ts';
import { Migration20261123231324_promotions } from './Migration20261123231324_promotions.ts';
import { Migration20261124021000_designs } from './Migration20261124021000_designs.ts';
import { Migration20261124023313_groceries } from './Migration20261124023313_groceries.ts';
import { Migration20261124024706_promotion_activities } from './Migration20261124024706_promotion_activities.ts';
import { Migration20261124030203_redesigns } from './Migration20261124030203_redesigns.ts';
import { Migration20261124030403_automatic_activities } from './Migration20261124030403_automatic_activities.ts';
import { Migration20261125220634_redesign_pictures } from './Migration20261125220634_redesign_pictures.ts';
import { Migration20261125221500_if_missing } from './Migration20261125221500_if_missing.ts';
import { Migration20261126001000_document_storage } from './Migration20261126001000_document_storage.ts';
import { Migration20261128130000_shop_documents } from './Migration20261128130000_shop_documents.ts';
import { Migration20261128131000_told_boards } from './Migration20261128131000_told_boards.ts';
import { Migration20261128165251_stock_updates } from './Migration20261128165251_stock_updates.ts';
import { Migration20261128180000_google_issuer } from './Migration20261128180000_google_issuer.ts';
import { Migration20261128203000_kept_forms } from './Migration20261128203000_kept_forms.ts';
import { Migration20261128210000_order_numbers } from './Migration20261128210000_order_numbers.ts';
import { Migration20261129010000_diner_mailboxes } from './Migration20261129010000_diner_mailboxes.ts';
import { Migration20261129070000_calories } from './Migration20261129070000_calories.ts';
import { Migration20261129131955_operator_moves } from './Migration20261129131955_operator_moves.ts';
import { Migration20261129132000_session_confirmations } from './Migration20261129132000_session_confirmations.ts';
import { Migration20261129133500_restaurants_words } from './Migration20261129133500_restaurants_words.ts';
import { Migration20261129133600_users_words } from './Migration20261129133600_users_words.ts';
import { Migration20261129135200_settled_reports } from './Migration20261129135200_settled_reports.ts';
import { Migration20261129135300_operator_activities } from './Migration20261129135300_operator_activities.ts';
import { Migration20261129134000_authenticators } from './Migration20261129134000_authenticators.ts';
import { Migration20261129134100_recovery_codes } from './Migration20261129134100_recovery_codes.ts';
import { Migration20261129134200_second_steps } from './Migration20261129134200_second_steps.ts';
import { Migration20261129142500_watched_sessions } from './Migration20261129142500_watched_sessions.ts';
import { Migration20261129142600_logged_changes } from './Migration20261129142600_logged_changes.ts';
import { Migration20261129150900_logged_settings } from './Migration20261129150900_logged_settings.ts';
import { Migration20261129151000_logged_prices } from './Migration20261129151000_logged_prices.ts';
import { Migration20261129150200_passkeys } from './Migration20261129150200_passkeys.ts';
import { Migration20261129150300_passkey_challenges } from './Migration20261129150300_passkey_challenges.ts';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

const classes: MigrationClass[] = [
  Migration20261120060909_initial,
  Migration20261120060910_rate_limits,
  Migration20261120075737_password_resets,
  Migration20261120083212_accounts_and_portal,
  Migration20261120083919_site_archive,
  Migration20261120084822_uploads_lifecycle,
  Migration20261120092049_site_life,
  Migration20261120092202_billing,
  Migration20261120092312_contact_and_approvals,
  Migration20261120121455_uploads_caller,
  Migration20261120155757_paid_subscriptions_refunded,
  Migration20261122103000_abuse_limits,
  Migration20261122104000_order_life,
  Migration20261122105000_plan_interests,
  Migration20261122107000_abuse,
  Migration20261122143123_paid_subscriptions_version,
  Migration20261122150000_data_rules,
  Migration20261122233835_opening_hours,
  Migration20261123000955_first_steps,
  Migration20261123025757_menu_in_full,
  Migration20261123061855_ordering_settings,
  Migration20261123063436_order_outbox,
  Migration20261123071232_postcodes,
  Migration20261123073604_order_moves,
  Migration20261123074015_site_pages,
  Migration20261123112231_opening_hours_needed,
  Migration20261123165259_order_desk,
  Migration20261123171808_members,
  Migration20261123175654_diner_data,
  Migration20261123180400_restaurant_activities,
  Migration20261123182500_reports,
  Migration20261123224500_open_boards,
  Migration20261123224500_order_delays,
  Migration20261123225844_push_devices,
  Migration20261123231324_promotions,
  Migration20261124021000_designs,
  Migration20261124023313_groceries,
  Migration20261124024706_promotion_activities,
  Migration20261124030203_redesigns,
  Migration20261124030403_automatic_activities,
  Migration20261125220634_redesign_pictures,
  Migration20261125221500_if_missing,
  Migration20261126001000_document_storage,
  Migration20261128130000_shop_documents,
  Migration20261128131000_told_boards,
  Migration20261128165251_stock_updates,
  Migration20261128180000_google_issuer,
  Migration20261128203000_kept_forms,
  Migration20261128210000_order_numbers,
  Migration20261129010000_diner_mailboxes,
  Migration20261129070000_calories,
  Migration20261129131955_operator_moves,
  Migration20261129132000_session_confirmations,
  Migration20261129133500_restaurants_words,
  Migration20261129133600_users_words,
  Migration20261129135200_settled_reports,
  Migration20261129135300_operator_activities,
  Migration20261129134000_authenticators,
  Migration20261129134100_recovery_codes,
  Migration20261129134200_second_steps,
  Migration20261129142500_watched_sessions,
  Migration20261129142600_logged_changes,
  Migration20261129150900_logged_settings,
  Migration20261129151000_logged_prices,
  Migration20261129150200_passkeys,
  Migration20261129150300_passkey_challenges,
];

/** All migrations in their order; listed by name so that a bundled build runs the same ones. */
export const migrations = classes.map((migration) => ({ name: migration.name, class: migration }));
