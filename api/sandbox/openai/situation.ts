import { z } from 'zod';
import type { InputItem } from './responseRequest.ts';
import { type Step, asksFor, LATER, type OrderingPart, READY, START_OVER, STEPS } from './script.ts';
import { saysNoLogo } from './words/shortAnswers.ts';

const Sizes = z.array(z.object({ name: z.string(), price: z.number() })).default([]);

const State = z.object({
  plan: z.string(),
  draft: z.object({
    name: z.string().nullable(),
    primary: z.string().nullable(),
    addressLine: z.string().nullable().default(null),
    phone: z.string().nullable().default(null),
    openingHours: z.string().nullable().default(null),
    ordering: z
      .object({
        hours: z.array(z.object({ days: z.array(z.number()), from: z.string(), to: z.string() })).nullable(),
        collection: z.boolean().nullable(),
        zones: z.array(z.object({ prefixes: z.array(z.string()).nullable() })).nullable(),
      })
      .nullable()
      .default(null),
    popularItems: z.array(z.string()),
    logoKey: z.string().nullable(),
    logoSkipped: z.boolean(),
    isShop: z.boolean().default(false),
    touched: z.array(z.string()).default([]),
    unread: z.object({ count: z.number() }).default({ count: 0 }),
    sections: z.array(
      z.object({
        name: z.string(),
        // A correction sends the whole menu back, so all of a dish is kept.
        items: z.array(
          z.object({
            name: z.string(),
            description: z.string().default(''),
            price: z.number(),
            sizes: Sizes,
            dietaryTags: z.array(z.string()).default([]),
            spiceLevel: z.number().default(0),
          }),
        ),
        description: z.string().default(''),
        extras: z
          .array(
            z.object({
              name: z.string(),
              options: z.array(z.object({ name: z.string(), price: z.number(), sizes: Sizes })),
            }),
          )
          .default([]),
      }),
    ),
  }),
});

const Output = z.object({
  ok: z.boolean(),
  itemCount: z.number().optional(),
  extraCount: z.number().optional(),
  unread: z.array(z.string()).optional(),
  /** Favourites that the menu lacks. */
  notOnMenu: z.array(z.string()).optional(),
  addressLine: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
  openingHours: z.string().optional(),
  /** Lines for which a refused build waits. */
  unreadCount: z.number().optional(),
  /** Facts that were entered beside the chat, and stay. */
  kept: z.array(z.string()).default([]),
  /** Dishes that were entered beside the chat, and stay. */
  keptDishes: z.array(z.string()).default([]),
  /** Reason of the refusal. */
  error: z.string().optional(),
});

export type Draft = z.infer<typeof State>['draft'];

const Arguments = z.record(z.string(), z.unknown());

/** A tool call since the visitor's last message, and its result. */
export interface DoneCall {
  name: string;
  arguments: Record<string, unknown>;
  output: z.infer<typeof Output>;
}

/** The state of a conversation. */
export interface Situation {
  /** Null when the instructions do not name it. */
  plan: string | null;
  /** What is saved. */
  draft: Draft;
  /** The visitor's last message; empty before the first. */
  visitor: string;
  /** All messages of the visitor. */
  visitorSaid: readonly string[];
  calls: DoneCall[];
  /** Whether this is the first answer. */
  isFirst: boolean;
  /** Whether a preview was built and announced. */
  isReady: boolean;
  /** Whether the preview is ready and no question is open. */
  isSettled: boolean;
  /** Whether the last message asks for the address, the hours or the ways to order. */
  asksOrdering: boolean;
  hasLogo: boolean;
  hasMenu: boolean;
  /** The last question, or the first open one when the last was answered beside the chat. */
  pending: Step;
  /** The last question, when it was answered beside the chat; else null. */
  answeredBeside: Step | null;
  /** Answered or skipped steps. */
  done: ReadonlySet<Step>;
}

/** What a message is read with. */
export type Hearing = Pick<
  Situation,
  'visitor' | 'visitorSaid' | 'pending' | 'draft' | 'isSettled' | 'asksOrdering'
>;

/** The facts that answer a question when they are entered in the card. */
const FACT_OF_STEP: Partial<Record<Step, string>> = {
  name: 'name',
  colours: 'primary',
  popular: 'popularItems',
};

/** Reads the state of the conversation from the instructions and the input of the model. */
export function readSituation(instructions: string, items: readonly InputItem[]): Situation {
  const { plan, draft } = readState(instructions);
  const lastUser = items.findLastIndex((item) => item.type === 'message' && item.role === 'user');
  const said = items
    .slice(0, Math.max(lastUser, 0))
    .flatMap((item) => (isSaid(item) ? [plainText(item.content)] : []));
  const since = said.slice(
    Math.max(
      said.findLastIndex((text) => text.includes(START_OVER)),
      0,
    ),
  );
  const hasStartedOver = since[0]?.includes(START_OVER) === true;
  const asked = (step: Step) => since.some((text) => asksFor(step, text));

  const visitorSaid = items.flatMap((item) =>
    item.type === 'message' && item.role === 'user' ? [item.content] : [],
  );
  const hasMenu = draft.sections.some((section) => section.items.length > 0);
  const known: Record<Step, boolean> = {
    name: draft.name !== null,
    colours: draft.primary !== null,
    popular: draft.popularItems.length > 0,
    logo: draft.logoKey !== null || draft.logoSkipped || visitorSaid.some(saysNoLogo),
    menu: hasMenu,
    build: false,
  };
  const asking = STEPS.findLast((step) => asksFor(step, since.at(-1) ?? ''));
  const isDone = (step: Step): boolean => {
    if (known[step] && (!hasStartedOver || asked(step))) return true;
    // Dishes and logo are optional: asking once is enough.
    return (step === 'popular' || step === 'logo') && asked(step) && asking !== step;
  };
  const done = new Set(STEPS.filter(isDone));
  const isReady = said.some((text) => text.includes(READY));
  const fact = asking && FACT_OF_STEP[asking];
  const isBeside =
    fact !== undefined && !hasStartedOver && done.has(asking ?? 'build') && draft.touched.includes(fact);
  const visitor = items[lastUser];
  return {
    plan,
    draft,
    visitorSaid,
    visitor: visitor?.type === 'message' ? visitor.content : '',
    calls: readCalls(items.slice(lastUser + 1)),
    isFirst: said.length === 0,
    isReady,
    isSettled: isReady && asking === undefined,
    asksOrdering: said.at(-1)?.includes(LATER) === true,
    hasLogo: draft.logoKey !== null,
    hasMenu,
    pending: isBeside || asking === undefined ? firstOpen(done) : asking,
    answeredBeside: (isBeside && asking) || null,
    done,
  };
}

/** What real orders still need of the visitor. */
export const missingForOrders = ({ addressLine, ordering }: Draft): OrderingPart[] => [
  ...(addressLine === null ? (['address'] as const) : []),
  ...(ordering?.hours == null ? (['hours'] as const) : []),
  ...(ordering?.zones == null && ordering?.collection == null ? (['ways'] as const) : []),
];

/** The first step that is neither done nor in `answered`. */
export const firstOpen = (done: ReadonlySet<Step>, answered: readonly Step[] = []): Step =>
  STEPS.find((step) => !done.has(step) && !answered.includes(step)) ?? 'build';

const EMPTY: Draft = {
  name: null,
  primary: null,
  addressLine: null,
  phone: null,
  openingHours: null,
  ordering: null,
  popularItems: [],
  logoKey: null,
  logoSkipped: false,
  isShop: false,
  touched: [],
  unread: { count: 0 },
  sections: [],
};

function readState(instructions: string): { plan: string | null; draft: Draft } {
  const json = /<state>(.*?)<\/state>/s.exec(instructions)?.[1];
  return (json && State.safeParse(parseJson(json)).data) || { plan: null, draft: EMPTY };
}

function readCalls(items: readonly InputItem[]): DoneCall[] {
  return items.flatMap((item) => {
    if (item.type !== 'function_call') return [];
    const answer = items.find(
      (other) => other.type === 'function_call_output' && other.call_id === item.call_id,
    );
    const output =
      answer?.type === 'function_call_output' ? Output.safeParse(parseJson(answer.output)).data : undefined;
    return [
      {
        name: item.name,
        arguments: Arguments.safeParse(parseJson(item.arguments)).data ?? {},
        output: output ?? { ok: false, kept: [], keptDishes: [] },
      },
    ];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isSaid = (item: InputItem): item is Extract<InputItem, { type: 'message' }> =>
  item.type === 'message' && item.role === 'assistant';

/** The plain text of a message; the server may return it sanitised. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]{0,200}>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
