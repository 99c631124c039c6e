import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { THEMES } from '@forkfront/common/themes.ts';
import { ONBOARDING_ACTIONS } from '../src/modules/onboarding/onboarding.rules.ts';

const FOLDER = join(import.meta.dirname, 'dialogues');

const Text = z.union([z.string(), z.number().transform(String)]);
/** Phrases that mean the same are separated by ` | `; one of them is enough. */
const Phrases = z.array(Text).default([]);

/** A message of the visitor, and what its answer has to contain and must not contain, in any casing. */
const Message = z.union([
  Text.transform((say) => ({ say, mentions: [] as string[], avoids: [] as string[] })),
  z.strictObject({ say: Text, mentions: Phrases, avoids: Phrases }),
]);

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** What is saved at the end. A goal that is missing is not checked. */
const Goals = z.strictObject({
  name: Text.optional(),
  /** Part of the address line. */
  address: z.string().optional(),
  phone: z.string().optional(),
  /** Part of the opening hours. */
  hours: z.string().optional(),
  /** Hours of some weekdays: `Mon: 12:00-14:30 17:00-22:00`, or `closed`. */
  week: z.partialRecord(z.enum(WEEKDAYS), z.string()).optional(),
  /** Fee in pounds for postcodes of delivery; none: there is no delivery. */
  areas: z.record(z.string(), z.number()).optional(),
  /** Whether people can collect. */
  collection: z.boolean().optional(),
  design: z.enum(THEMES).optional(),
  /** Words or codes, in their order. Similar colours count. */
  colours: z.array(z.string()).optional(),
  popular: z.array(z.string()).optional(),
  /** Price in pounds for each dish. */
  dishes: z.record(z.string(), z.number()).optional(),
  /** Dishes that the menu must not have. */
  without: z.array(z.string()).optional(),
  /** Dishes under each heading. */
  sections: z.record(z.string(), z.array(z.string())).optional(),
  /** Answers that are offered at the end, in their order. */
  chips: z.array(z.string()).optional(),
  /** Number of lines that are shown as unread. */
  unread: z.int().optional(),
  action: z.enum(ONBOARDING_ACTIONS).optional(),
});
export type Goals = z.infer<typeof Goals>;

const Dialogues = z.array(
  z.strictObject({ title: z.string(), talk: z.array(Message).min(1), goals: Goals.prefault({}) }),
);

/** A conversation with the assistant, and what it has to lead to. */
export type Dialogue = z.infer<typeof Dialogues>[number] & { kind: string };

/** All dialogues in the order of the files; the name of a file is the kind of its dialogues. */
export function readDialogues(): Dialogue[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  return files.sort().flatMap((file) => {
    const dialogues = Dialogues.parse(parse(readFileSync(join(FOLDER, file), 'utf8')));
    return dialogues.map((dialogue) => ({ ...dialogue, kind: basename(file, '.yaml') }));
  });
}
