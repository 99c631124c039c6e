import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AssistantGateway, AssistantItem } from '../../src/gateways/assistant/assistant.gateway.ts';
import { createOpenAiAssistant } from '../../src/gateways/assistant/openaiAssistant.ts';
import { createLog } from '../../src/log.ts';
import { onboardingInstructions } from '../../src/modules/onboarding/assistantPrompt.ts';
import { draftMenuOf } from '../../src/modules/onboarding/draftMenu.rules.ts';
import { withOrdering } from '../../src/modules/onboarding/draftSite.rules.ts';
import { mergeSections } from '../../src/modules/onboarding/menuMerge.rules.ts';
import { type OnboardingDraft, emptyDraft } from '../../src/modules/onboarding/onboarding.rules.ts';
import { ONBOARDING_TOOLS, parseToolCall } from '../../src/modules/onboarding/toolCall.rules.ts';
import { asksFor, QUESTIONS, READY, SCRIPT, START_OVER } from './script.ts';
import { startOpenAiSandbox } from './startOpenAiSandbox.ts';

const MAX_STEPS = 6;

/** A visitor with the real client, prompt, tools and rules. The results of tools are recorded, not stored. */
class Visitor {
  draft: OnboardingDraft = emptyDraft();
  readonly items: AssistantItem[] = [];
  /** Names of the tools called in the last turn. */
  called: string[] = [];
  canBuild = true;

  constructor(private readonly assistant: AssistantGateway) {}

  /** Sends a message; returns the text of the answer. */
  async says(words: string): Promise<string> {
    this.items.push({ type: 'message', role: 'user', text: words });
    this.called = [];
    let answer = '';
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const { text, calls } = await this.ask();
      answer += answer && text ? `<br><br>${text}` : text;
      if (calls.length === 0) return answer;
      for (const call of calls) {
        this.called.push(call.name);
        const output = JSON.stringify(this.apply(call.name, call.arguments, words));
        this.items.push(call, { type: 'toolResult', callId: call.callId, output });
      }
    }
    throw new Error(`More than ${MAX_STEPS} steps for: ${words}`);
  }

  private async ask() {
    let text = '';
    const calls: Extract<AssistantItem, { type: 'toolCall' }>[] = [];
    const request = {
      instructions: onboardingInstructions(this.draft, 'Gold'),
      items: this.items,
      tools: ONBOARDING_TOOLS,
      signal: new AbortController().signal,
    };
    for await (const event of this.assistant.respond(request))
      if (event.type === 'text') text += event.delta;
      else calls.push(event);
    if (text) this.items.push({ type: 'message', role: 'assistant', text });
    return { text, calls };
  }

  private apply(name: string, args: string, words: string): Record<string, unknown> {
    const parsed = parseToolCall(name, args);
    if (!parsed.ok) return { ok: false, error: parsed.error };
    const call = parsed.value;
    switch (call.name) {
      case 'save_details': {
        const { popularItems, ...rest } = call.input;
        const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
        this.draft = { ...this.draft, ...told, ...(popularItems ? { popularItems } : {}) };
        return { ok: true };
      }
      case 'request_menu':
        this.draft = { ...this.draft, logoSkipped: this.draft.logoKey === null };
        return { ok: true };
      case 'import_menu_text': {
        const { sections, unread } = draftMenuOf(words);
        this.draft = { ...this.draft, sections: mergeSections(this.draft.sections, sections) };
        const itemCount = sections.reduce((sum, { items }) => sum + items.length, 0);
        const extraCount = sections.flatMap(({ extras }) => extras.flatMap(({ options }) => options)).length;
        return { ok: true, itemCount, extraCount, unread: unread.map(({ text }) => text) };
      }
      case 'save_ordering':
        this.draft = { ...this.draft, ordering: withOrdering(this.draft.ordering, call.input) };
        return { ok: true };
      case 'build_preview':
        return this.canBuild ? { ok: true, slug: 'luigi' } : { ok: false, error: 'The database is away.' };
      default:
        return { ok: true };
    }
  }
}

describe('a whole conversation', { tags: ['@long'] }, () => {
  let sandbox: Awaited<ReturnType<typeof startOpenAiSandbox>>;
  let visitor: Visitor;
  beforeAll(async () => {
    sandbox = await startOpenAiSandbox({ port: 0, apiKey: 'secret', wordDelayMs: 0 });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    const limits = { firstTokenTimeoutMs: 5_000, totalTimeoutMs: 8_000 };
    visitor = new Visitor(
      createOpenAiAssistant(
        { apiKey: 'secret', baseUrl: sandbox.baseUrl, model: 'scripted', api: 'responses', ...limits },
        createLog('silent'),
      ),
    );
  });

  const start = 'I would like to start with the Gold plan.';
  /** Answers everything up to the menu. */
  async function upToTheMenu() {
    for (const words of [start, "Luigi's", 'red and gold', 'Margherita', 'skip']) await visitor.says(words);
  }

  it('the assistant leads from the greeting to the preview', async () => {
    const greeting = await visitor.says(start);
    expect(greeting).toContain('<b>Gold</b> plan');
    expect(greeting).toContain(QUESTIONS.name);

    const colours = await visitor.says("We're called Luigi's Trattoria");
    expect(visitor.draft.name).toBe("Luigi's Trattoria");
    expect(colours).toContain("<b>Luigi's Trattoria</b>");
    expect(colours).toContain(QUESTIONS.colours);

    expect(await visitor.says('dark green and cream, please')).toContain(QUESTIONS.popular);
    expect([visitor.draft.primary, visitor.draft.secondary]).toEqual(['#006400', '#fff3d6']);

    const logo = await visitor.says('Margherita, fish and chips and tiramisu');
    expect(visitor.draft.popularItems).toEqual(['Margherita', 'Fish and chips', 'Tiramisu']);
    expect(visitor.called).toEqual(['save_details', 'request_logo']);
    expect(logo).toContain('<b>Tiramisu</b>');
    expect(logo).toContain(QUESTIONS.logo);

    visitor.draft = { ...visitor.draft, logoKey: 'public/logo.webp' };
    const menu = await visitor.says('I have uploaded my logo');
    expect(visitor.called).toEqual(['request_menu']);
    expect(menu).toContain('Your logo has arrived');
    expect(menu).toContain(QUESTIONS.menu);

    const ready = await visitor.says('PIZZAS\nMargherita 8.50\nCalzone £9\n\nDrinks:\nCola 2');
    expect(visitor.called).toEqual(['import_menu_text', 'build_preview']);
    expect(visitor.draft.sections.map(({ name, items }) => [name, items.length])).toEqual([
      ['Pizzas', 2],
      ['Drinks', 1],
    ]);
    expect(ready).toMatch(new RegExp(`3 dishes.*${READY}[^?]*[?][^?]*$`));
  });

  it('the assistant asks one question at a time', async () => {
    await upToTheMenu();
    const asked = visitor.items.flatMap((item) =>
      item.type === 'message' && item.role === 'assistant' ? [item.text.split('?').length - 1] : [],
    );
    expect(asked).toEqual([1, 1, 1, 1, 1]);
  });

  it('the assistant lists lines without a price, accepts them again, and then builds', async () => {
    await upToTheMenu();
    const unread = await visitor.says('Margherita 8.50\nCalzone <big>');
    expect(visitor.called).toEqual(['import_menu_text']);
    expect(unread).toContain('<li>Calzone &lt;big&gt;</li>');
    expect(asksFor('menu', unread)).toBe(true);
    expect(await visitor.says('Calzone 9')).toContain(READY);
    expect(visitor.draft.sections[0]?.items).toMatchObject([{ name: 'Margherita' }, { name: 'Calzone' }]);
  });

  it('the assistant says how many lines the build waits for, and builds anyway when the visitor says so', async () => {
    await upToTheMenu();
    await visitor.says('Margherita 8.50\nCalzone\nFunghi');
    const line = { id: 'a', text: 'Calzone', section: null, kind: 'dish' as const, proposal: null };
    visitor.draft = { ...visitor.draft, unread: [line, { ...line, text: 'Funghi' }] };
    const asked = await visitor.says('Diavola 9.50');
    expect(visitor.called).toEqual(['import_menu_text']);
    expect(asked).toContain('2 lines of your menu are not on it yet');
    expect(asksFor('build', asked)).toBe(true);
    expect(await visitor.says('Build it anyway')).toContain(READY);
  });

  it('the assistant builds without the unread lines when the visitor continues', async () => {
    await upToTheMenu();
    await visitor.says('Margherita 8.50\nCalzone');
    expect(await visitor.says('go on')).toContain(READY);
    expect(visitor.called).toEqual(['build_preview']);
  });

  it('without a dish with a price the assistant asks again and does not build', async () => {
    await upToTheMenu();
    for (const words of ['Margherita', 'skip', 'later', 'Margherita\nCalzone']) {
      expect(await visitor.says(words)).toContain(QUESTIONS.menu);
      expect(visitor.called).not.toContain('build_preview');
    }
  });

  it('colours, dishes and logo can be skipped', async () => {
    await visitor.says(start);
    await visitor.says('Luigi’s');
    expect(await visitor.says('no idea, you choose')).toContain('deep green');
    expect(visitor.draft.primary).toBe('#1f4d3a');
    expect(await visitor.says("I don't know yet")).toContain(QUESTIONS.logo);
    expect(visitor.draft.popularItems).toEqual([]);
    expect(await visitor.says('No logo')).toContain(QUESTIONS.menu);
    expect(visitor.draft.logoSkipped).toBe(true);
    expect(await visitor.says('Soup 4')).toContain(READY);
  });

  it('the assistant does not accept a logo that was not uploaded', async () => {
    await visitor.says(start);
    for (const words of ['Luigi’s', 'red', 'Soup']) await visitor.says(words);
    expect(await visitor.says('uploaded!')).toContain('cannot see a logo');
    expect(visitor.called).toEqual([]);
  });

  it('the assistant answers a question and returns to its own', async () => {
    await visitor.says(start);
    const answers: [words: string, about: RegExp][] = [
      ['How much does it cost?', /free/],
      ['Do you take commission?', /no commission/],
      ['Are you a robot?', /software/],
      ['What is the capital of France?', /not sure about that one/],
      ['Hi', /Hello/],
      ['Thank you!', /welcome/],
    ];
    for (const [words, about] of answers) {
      const answer = await visitor.says(words);
      expect(answer).toMatch(about);
      expect(answer).toContain(QUESTIONS.name);
    }
    expect(await visitor.says('Luigi’s')).toContain(QUESTIONS.colours);
    expect(await visitor.says('Can I change it later?')).toContain(QUESTIONS.colours);
    expect(await visitor.says('like a summer evening')).toContain('not sure which colours');
    expect(visitor.draft.primary).toBeNull();
  });

  it('the assistant accepts corrections at any time', async () => {
    await visitor.says(start);
    await visitor.says('Luigi’s');
    const renamed = await visitor.says('Actually, the name is Mario’s & Sons');
    expect(visitor.draft.name).toBe('Mario’s & Sons');
    expect(renamed).toContain('Mario’s &amp; Sons');
    expect(renamed).toContain(QUESTIONS.colours);
    await visitor.says('red');
    expect(await visitor.says('change the colours to blue and white')).toContain(QUESTIONS.popular);
    expect(visitor.draft.primary).toBe('#0000ff');
    await visitor.says('Use the colours of our logo: #0a5f3c and #e2b13c');
    expect(visitor.draft.primary).toBe('#0a5f3c');
    await visitor.says('Soup');
    expect(await visitor.says('our popular dishes are calzone and cola')).toContain(QUESTIONS.logo);
    expect(visitor.draft.popularItems).toEqual(['Calzone', 'Cola']);
    await visitor.says('skip');
    await visitor.says('Soup 4');
    const after = await visitor.says('no, it’s called Luigi’s again');
    expect(visitor.draft.name).toBe('Luigi’s again');
    expect(after).toContain(SCRIPT.published);
  });

  it('a restart asks all questions again', async () => {
    await upToTheMenu();
    const again = await visitor.says('Can we start over');
    expect(again).toContain(START_OVER);
    expect(again).toContain(QUESTIONS.name);
    expect(await visitor.says('Da Lina')).toContain(QUESTIONS.colours);
    expect(await visitor.says('blue')).toContain(QUESTIONS.popular);
    expect(await visitor.says('skip')).toContain(QUESTIONS.logo);
    expect(await visitor.says('skip')).toContain(QUESTIONS.menu);
    expect(await visitor.says('Soup 4')).toContain(READY);
    expect(visitor.draft).toMatchObject({ name: 'Da Lina', primary: '#0000ff' });
  });

  it('the assistant accepts an early menu', async () => {
    await visitor.says(start);
    await visitor.says('Luigi’s');
    const answer = await visitor.says('Margherita 8.50\nCalzone 9.00');
    expect(answer).toContain('2 dishes');
    expect(answer).toContain(QUESTIONS.colours);
    await visitor.says('red');
    expect(await visitor.says('Calzone')).toContain(QUESTIONS.logo);
    expect(await visitor.says('skip')).toContain(READY);
  });

  it('the assistant asks for the open steps after an early menu with unread lines', async () => {
    await visitor.says(start);
    await visitor.says('Luigi’s');
    expect(asksFor('menu', await visitor.says('Margherita 8.50\nCalzone 9.00\nRavioli'))).toBe(true);
    expect(await visitor.says('Ravioli 10')).toContain(QUESTIONS.colours);
    expect(await visitor.says('red')).toContain(QUESTIONS.popular);
    expect(await visitor.says('skip')).toContain(QUESTIONS.logo);
    expect(await visitor.says('skip')).toContain(READY);
  });

  it('the assistant offers a retry when the preview could not be built', async () => {
    visitor.canBuild = false;
    await upToTheMenu();
    const failed = await visitor.says('Soup 4');
    expect(failed).toContain('could not be built');
    expect(failed).toContain(QUESTIONS.build);
    visitor.canBuild = true;
    expect(await visitor.says('try again')).toContain(READY);
  });

  it('the assistant asks nothing more after the preview', async () => {
    await upToTheMenu();
    await visitor.says('Soup 4');
    for (const words of ['thanks', 'ok', 'lovely weather']) {
      expect(await visitor.says(words)).toContain('tell me');
      expect(visitor.called).toEqual([]);
    }
  });

  it("the assistant ignores instructions in a message, and escapes a visitor's HTML", async () => {
    await visitor.says(start);
    const answer = await visitor.says('<script>alert(1)</script> Bistro');
    expect(answer).toContain('&lt;script&gt;');
    expect(answer).not.toContain('<script>');
  });
});
