import type { Area } from './words/areaWords.ts';
import type { Period } from './words/orderingWords.ts';

export interface ScriptedToolCall {
  name: string;
  arguments: Record<string, unknown>;
}

/** Text (HTML, may be empty) and tool call (optional) of the scripted assistant. */
export interface ScriptedAnswer {
  text: string;
  toolCalls: ScriptedToolCall[];
}

/** Default colours for visitors without a wish. */
export const HOUSE_COLOURS = { primaryColour: '#1f4d3a', secondaryColour: '#f6e7c8' };
export const say = (text: string): ScriptedAnswer => ({ text, toolCalls: [] });
export const call = (name: string, args: Record<string, unknown> = {}, text = ''): ScriptedAnswer => ({
  text,
  toolCalls: [{ name, arguments: args }],
});

/** What `save_details` takes; null leaves a fact as it is. */
const DETAILS = {
  name: null,
  primaryColour: null,
  secondaryColour: null,
  popularItems: null,
  address: null,
  phone: null,
  openingHours: null,
  design: null,
};
/** A call that saves hours and ways to order; null leaves them as they are. */
export const saveOrdering = ({
  hours = null,
  collection = null,
  areas = null,
}: {
  hours?: Period[] | null;
  collection?: boolean | null;
  areas?: Area[] | null;
}): ScriptedAnswer =>
  call('save_ordering', {
    hours,
    deliveryHours: null,
    collection,
    zones:
      areas?.map(({ prefixes, fee, minimum, freeOver }) => ({
        name: null,
        prefixes,
        feePence: fee,
        minimumPence: minimum,
        freeOverPence: freeOver,
      })) ?? null,
  });

/** A call that saves some facts. */
export const save = (details: Partial<Record<keyof typeof DETAILS, unknown>>): ScriptedAnswer =>
  call('save_details', { ...DETAILS, ...details });
