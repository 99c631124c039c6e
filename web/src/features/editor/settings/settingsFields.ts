import type { FieldErrors } from '../../../lib/formFailure.ts';
import type { Settings } from './settings.rules.ts';

/** What the fields of the settings share. */
export interface SettingsFields {
  values: Settings;
  errors: FieldErrors;
  set: <K extends keyof Settings>(field: K, value: Settings[K]) => void;
}
