import { describe, expect, it } from 'vitest';
import type { InputItem } from './responseRequest.ts';
import { QUESTIONS, START_OVER } from './script.ts';
import { scriptedAnswer } from './scriptedAnswer.ts';

const draft = {
  name: null,
  primary: null,
  secondary: null,
  popularItems: [],
  logoKey: null,
  logoSkipped: false,
  sections: [],
};
const instructions = (known: Record<string, unknown> = {}, plan = 'Gold') =>
  `Be kind.\n<state>${JSON.stringify({ plan, draft: { ...draft, ...known } })}</state>`;
const user = (content: string): InputItem => ({ type: 'message', role: 'user', content });
const assistant = (content: string): InputItem => ({ type: 'message', role: 'assistant', content });
const did = (name: string, args: unknown, output: unknown): InputItem[] => [
  { type: 'function_call', call_id: name, name, arguments: JSON.stringify(args) },
  { type: 'function_call_output', call_id: name, output: JSON.stringify(output) },
];

describe('scriptedAnswer', { tags: ['@long'] }, () => {
  it('the first answer greets with the escaped plan', () => {
    for (const items of [[], [user('I would like to start with the Gold plan.')], [user('hello')]]) {
      const { text, toolCalls } = scriptedAnswer({ instructions: instructions({}, 'A & B'), items });
      expect(text).toContain('<b>A &amp; B</b> plan');
      expect(text.endsWith(QUESTIONS.name)).toBe(true);
      expect(toolCalls).toEqual([]);
    }
  });

  it.each(['', 'Be kind.', '<state>{"plan":</state>', '<state>{"plan":7}</state>', '<state></state>'])(
    'the answer starts from the first step when the instructions are %j',
    (text) => {
      expect(scriptedAnswer({ instructions: text, items: [] }).text).toContain(QUESTIONS.name);
    },
  );

  it('the answer continues with the open step of a draft', () => {
    const known = { name: 'Luigi’s', primary: '#ff0000' };
    expect(scriptedAnswer({ instructions: instructions(known), items: [user('hello')] }).text).toContain(
      QUESTIONS.popular,
    );
  });

  it.each([
    ['name', 'Build it'],
    ['colours', 'please build my website now!'],
  ] as const)('with a name and a dish the preview is built although the %s are asked for', (step, text) => {
    const section = { name: 'Mains', items: [{ name: 'Soup', price: 400 }] };
    const items = [assistant(QUESTIONS[step]), user(text)];
    const build = (known: object) =>
      scriptedAnswer({ instructions: instructions({ ...known }), items }).toolCalls.map(({ name }) => name);
    expect(build({ name: 'A', sections: [section] })).toEqual(['build_preview']);
    expect(build({ name: 'A' })).not.toContain('build_preview');
  });

  const dish = { name: 'Mains', items: [{ name: 'Soup', price: 400 }] };
  it.each([
    ['name', {}, ['name'], QUESTIONS.colours],
    ['colours', { primary: '#ff0000' }, ['name', 'primary'], QUESTIONS.popular],
    ['popular', { primary: '#ff0000', popularItems: ['Soup'] }, ['popularItems'], 'request_logo'],
    [
      'popular',
      { primary: '#ff0000', popularItems: ['Soup'], logoSkipped: true, sections: [dish] },
      ['popularItems'],
      'build_preview',
    ],
  ] as const)(
    'after the question about the %s was answered in the card, “Go on” leads on',
    (step, facts, touched, next) => {
      const known = { name: 'Roma', touched, ...facts };
      const items = [assistant(QUESTIONS[step]), user('Go on')];
      const { text, toolCalls } = scriptedAnswer({ instructions: instructions(known), items });
      expect(text).not.toContain(QUESTIONS[step]);
      expect([text, ...toolCalls.map(({ name }) => name)].join(' ')).toContain(next);
    },
  );

  it.each([
    ['dark green and cream', { primaryColour: 'dark green and cream' }],
    ["Luigi's", { name: "Luigi's" }],
  ])('the words “%s” after a name in the card answer what they fit', (words, saved) => {
    const items = [assistant(QUESTIONS.name), user(words)];
    const known = { name: 'Roma', touched: ['name'] };
    const { toolCalls } = scriptedAnswer({ instructions: instructions(known), items });
    expect(toolCalls).toMatchObject([{ name: 'save_details', arguments: saved }]);
  });

  it('after a new start the name is asked for, whatever the card has', () => {
    const items = [assistant(START_OVER + QUESTIONS.name), user('Dark Green')];
    const known = { name: 'Roma', touched: ['name'] };
    const { toolCalls } = scriptedAnswer({ instructions: instructions(known), items });
    expect(toolCalls).toMatchObject([{ arguments: { name: 'Dark Green' } }]);
  });

  it('what was entered beside the chat is named as kept, not as changed', () => {
    const items = [
      assistant(QUESTIONS.popular),
      user('red is nice'),
      ...did('save_details', { primaryColour: 'red' }, { ok: true, primary: '#00ff00', kept: ['primary'] }),
    ];
    const { text } = scriptedAnswer({ instructions: instructions({ name: 'A', primary: '#00ff00' }), items });
    expect(text).toContain('I have kept the choice of colours as you entered it under');
    expect(text).not.toContain('changed');
  });

  it('the last question is recognised in sanitised text', () => {
    const items = [assistant(`Fine &amp; good.<br />  ${QUESTIONS.colours}\n Say <b>so</b>.`), user('red')];
    expect(scriptedAnswer({ instructions: instructions({ name: 'A' }), items }).toolCalls).toEqual([
      {
        name: 'save_details',
        arguments: expect.objectContaining({
          name: null,
          primaryColour: 'red',
          popularItems: null,
        }) as unknown,
      },
    ]);
  });

  it('the answer is right when the instructions still have the draft from before the tool', () => {
    const items = [
      assistant(QUESTIONS.name),
      user('Luigi’s'),
      ...did('save_details', { name: 'Luigi’s', primaryColour: null, popularItems: null }, { ok: true }),
    ];
    expect(scriptedAnswer({ instructions: instructions(), items }).text).toContain(QUESTIONS.colours);
  });

  it('the answer asks for the name again when it could not be saved', () => {
    const items = [
      assistant(QUESTIONS.name),
      user('x'),
      ...did(
        'save_details',
        { name: 'x', primaryColour: null, popularItems: null },
        { ok: false, error: 'No.' },
      ),
    ];
    expect(scriptedAnswer({ instructions: instructions(), items }).text).toContain(QUESTIONS.name);
  });

  it('an unreadable tool output counts as a failure', () => {
    const call: InputItem = { type: 'function_call', call_id: 'c', name: 'build_preview', arguments: '{}' };
    const output: InputItem = { type: 'function_call_output', call_id: 'c', output: 'oops' };
    const { text } = scriptedAnswer({ instructions: instructions(), items: [user('yes'), call, output] });
    expect(text).toContain('could not be built');
  });

  it('the answer shows five of many unread lines', () => {
    const unread = Array.from({ length: 9 }, (_, i) => `Dish ${i}`);
    const items = [
      assistant(QUESTIONS.menu),
      user('…'),
      ...did('import_menu_text', {}, { ok: true, itemCount: 2, unread }),
    ];
    const { text } = scriptedAnswer({ instructions: instructions({ name: 'A', primary: '#ff0000' }), items });
    expect(text.match(/<li>/g)?.length).toBe(6);
    expect(text).toContain('<li>and 4 more</li>');
    expect(text).toContain('9 lines');
  });

  it.each([
    [['Tiramisu'], 'does not list <b>Tiramisu</b>, which you named as a favourite', ['Leave Tiramisu out']],
    [
      ['Tiramisu', 'Calzone'],
      'does not list <b>Tiramisu</b> and <b>Calzone</b>, which you named as favourites',
      ['Leave Tiramisu out', 'Leave Calzone out'],
    ],
  ])('the favourites %j that the menu lacks are asked about', (notOnMenu, words, replies) => {
    const items = [
      assistant(QUESTIONS.menu),
      user('Margherita 8.50'),
      ...did('import_menu_text', {}, { ok: true, itemCount: 1, unread: [], notOnMenu }),
    ];
    const known = { name: 'A', primary: '#ff0000', popularItems: notOnMenu, logoSkipped: true };
    const { text, toolCalls } = scriptedAnswer({ instructions: instructions(known), items });
    expect(text).toContain(words);
    expect(toolCalls.map(({ name }) => name)).toEqual(['offer_replies', 'build_preview']);
    expect(toolCalls[0]?.arguments).toEqual({ replies });
  });

  it.each(['I have a PDF menu', 'Can I upload my menu as a PDF?', 'our menu is a pdf'])(
    'the message "%s" gets a truthful answer, and the menu is asked for again',
    (words) => {
      const items = [assistant(QUESTIONS.menu), user(words)];
      const known = { name: 'A', primary: '#ff0000', logoSkipped: true };
      const { text, toolCalls } = scriptedAnswer({ instructions: instructions(known), items });
      expect(text).toContain('I can read PDFs: when we come to the menu, attach yours with the paper clip');
      expect(text).toContain(QUESTIONS.menu);
      expect(toolCalls).toEqual([]);
    },
  );

  it('the same request gives the same answer and is not changed', () => {
    const request = { instructions: instructions(), items: [assistant(QUESTIONS.name), user('Luigi’s')] };
    const before = structuredClone(request);
    expect(scriptedAnswer(request)).toEqual(scriptedAnswer(request));
    expect(request).toEqual(before);
  });

  it.each([
    ['spaces', `a${' '.repeat(19_998)}a`],
    ['tabs', `a${'\t'.repeat(19_998)}a`],
    ['commas', `a${', '.repeat(9_999)}a`],
    ['words between spaces', `a${' '.repeat(39)}`.repeat(500)],
  ])('a message full of %s is answered at once', (_what, text) => {
    const items = [assistant(QUESTIONS.name), user('Roma'), assistant(QUESTIONS.colours), user(text)];
    const startedAt = performance.now();
    scriptedAnswer({ instructions: instructions({ name: 'Roma' }), items });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
