import { themeOf } from '../../lib/palette/themes.rules.ts';
import { presentErrors, type FieldErrors } from '../../forms/fields.ts';
import { isTypedEmail } from '@forkfront/common/email.ts';
import type { EditedSite, RestaurantChanges } from '../editor/useUpdateRestaurant.ts';
import { messages } from './messages.ts';

/** What the page about the restaurant says of its trader. */
export const LEGAL_FIELDS = ['companyName', 'companyNumber', 'vatNumber', 'hygieneUrl'] as const;
type LegalField = (typeof LEGAL_FIELDS)[number];

/** The saved settings as values of the form; a theme this version does not know counts as the first. */
export const settingsOf = ({
  theme,
  ...saved
}: Pick<
  EditedSite,
  | 'name'
  | 'isActive'
  | 'addressLine'
  | 'phone'
  | 'openingHours'
  | 'orderEmail'
  | 'brand'
  | LegalField
  | 'aboutText'
> & { theme: string }) => ({
  name: saved.name,
  isActive: saved.isActive,
  addressLine: saved.addressLine ?? '',
  phone: saved.phone ?? '',
  openingHours: saved.openingHours ?? '',
  orderEmail: saved.orderEmail ?? '',
  aboutText: saved.aboutText ?? '',
  companyName: saved.companyName ?? '',
  companyNumber: saved.companyNumber ?? '',
  vatNumber: saved.vatNumber ?? '',
  hygieneUrl: saved.hygieneUrl ?? '',
  primary: saved.brand.primary,
  secondary: saved.brand.secondary,
  theme: themeOf(theme),
});

/** The settings as the form holds them: no nulls, colours as `#rrggbb`. */
export type Settings = ReturnType<typeof settingsOf>;

/** The changes to send: only changed fields, but both colours together. */
export function toChanges(
  values: Settings,
  { primary, secondary, ...changes }: Partial<Settings>,
): RestaurantChanges {
  if (primary === undefined && secondary === undefined) return changes;
  return { ...changes, brand: { primary: values.primary, secondary: values.secondary } };
}

/** The errors of the settings, by field; the server checks more. */
export const checkSettings = ({ name, orderEmail }: Settings): FieldErrors =>
  presentErrors({
    name: name.trim() === '' ? messages.nameRequired : null,
    orderEmail: orderEmail.trim() === '' || isTypedEmail(orderEmail) ? null : messages.emailInvalid,
  });

export interface SettingsFields {
  values: Settings;
  errors: FieldErrors;
  set: <K extends keyof Settings>(field: K, value: Settings[K]) => void;
}
