import type { SettingsForm_restaurant$data } from '../../../__generated__/SettingsForm_restaurant.graphql.ts';
import { isEmail, presentErrors, type FieldErrors } from '../../../forms/fields.ts';
import type { RestaurantChanges } from '../useUpdateRestaurant.ts';
import { messages } from './messages.ts';

/** The settings as the form holds them: no nulls, colours as `#rrggbb`. */
export interface Settings {
  name: string;
  isActive: boolean;
  addressLine: string;
  phone: string;
  orderEmail: string;
  primary: string;
  secondary: string;
  theme: Theme;
}

export const THEMES = ['TRATTORIA', 'COUNTER'] as const;
export type Theme = (typeof THEMES)[number];

type Saved = Omit<
  SettingsForm_restaurant$data,
  'updatedAt' | ' $fragmentSpreads' | ' $fragmentType' | 'theme'
>;

/** The saved settings as values of the form; a theme this version does not know counts as the first. */
export const settingsOf = ({ theme, ...saved }: Saved & { theme: string }): Settings => ({
  name: saved.name,
  isActive: saved.isActive,
  addressLine: saved.addressLine ?? '',
  phone: saved.phone ?? '',
  orderEmail: saved.orderEmail ?? '',
  primary: saved.brand.primary,
  secondary: saved.brand.secondary,
  theme: THEMES.find((known) => known === theme) ?? 'TRATTORIA',
});

/** The changes to send: only changed fields, but both colours together. */
export function toChanges(
  { primary, secondary, ...changes }: Partial<Settings>,
  values: Settings,
): RestaurantChanges {
  if (primary === undefined && secondary === undefined) return changes;
  return { ...changes, brand: { primary: values.primary, secondary: values.secondary } };
}

/** The errors of the settings, by field; the server checks more. */
export const checkSettings = ({ name, orderEmail }: Settings): FieldErrors =>
  presentErrors({
    name: name.trim() === '' ? messages.nameRequired : null,
    orderEmail: orderEmail.trim() === '' || isEmail(orderEmail) ? null : messages.emailInvalid,
  });

export interface SettingsFields {
  values: Settings;
  errors: FieldErrors;
  set: <K extends keyof Settings>(field: K, value: Settings[K]) => void;
}
