import type { FieldErrors } from '../../../forms/fields.ts';
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

/** A site's settings as the server tells them. */
interface Saved {
  readonly name: string;
  readonly isActive: boolean;
  readonly addressLine: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly orderEmail: string | null | undefined;
  readonly theme: string;
  readonly brand: { readonly primary: string; readonly secondary: string };
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The saved settings as values of the form; a theme this version does not know counts as the first. */
export function settingsOf({
  name,
  isActive,
  addressLine,
  phone,
  orderEmail,
  theme,
  brand,
}: Saved): Settings {
  return {
    name,
    isActive,
    addressLine: addressLine ?? '',
    phone: phone ?? '',
    orderEmail: orderEmail ?? '',
    primary: brand.primary,
    secondary: brand.secondary,
    theme: THEMES.find((known) => known === theme) ?? 'TRATTORIA',
  };
}

/** What the server is asked to change: the changed fields only, the two colours together. */
export function toChanges(
  { primary, secondary, ...changes }: Partial<Settings>,
  values: Settings,
): RestaurantChanges {
  if (primary === undefined && secondary === undefined) return changes;
  return { ...changes, brand: { primary: values.primary, secondary: values.secondary } };
}

/** What is wrong with the settings, by field; the server looks closer. */
export function checkSettings({ name, orderEmail }: Settings): FieldErrors {
  const email = orderEmail.trim();
  return {
    ...(name.trim() === '' ? { name: messages.nameRequired } : {}),
    ...(email === '' || EMAIL.test(email) ? {} : { orderEmail: messages.emailInvalid }),
  };
}

/** What the fields of the settings share. */
export interface SettingsFields {
  values: Settings;
  errors: FieldErrors;
  set: <K extends keyof Settings>(field: K, value: Settings[K]) => void;
}
