import { describe, expect, it } from 'vitest';
import type { InputItem } from './responseRequest.ts';
import { QUESTIONS } from './script.ts';
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

describe('scriptedAnswer', () => {
  it('greets with the plan, escaped, when nothing was said yet', () => {
    for (const items of [[], [user('I would like to start with the Gold plan.')], [user('hello')]]) {
      const { text, toolCalls } = scriptedAnswer({ instructions: instructions({}, 'A & B'), items });
      expect(text).toContain('<b>A &amp; B</b> plan');
      expect(text.endsWith(QUESTIONS.name)).toBe(true);
      expect(toolCalls).toEqual([]);
    }
  });

  it.each(['', 'Be kind.', '<state>{"plan":</state>', '<state>{"plan":7}</state>', '<state></state>'])(
    'begins at the beginning when the instructions are %j',
    (text) => {
      expect(scriptedAnswer({ instructions: text, items: [] }).text).toContain(QUESTIONS.name);
    },
  );

  it('goes on with what is open when the page comes back with a draft', () => {
    const known = { name: 'Luigi’s', primary: '#ff0000' };
    expect(scriptedAnswer({ instructions: instructions(known), items: [user('hello')] }).text).toContain(
      QUESTIONS.popular,
    );
  });

  it('takes the question it asked last from words that were sanitised on their way', () => {
    const items = [assistant(`Fine &amp; good.<br />  ${QUESTIONS.colours}\n Say <b>so</b>.`), user('red')];
    expect(scriptedAnswer({ instructions: instructions({ name: 'A' }), items }).toolCalls).toEqual([
      {
        name: 'save_details',
        arguments: { name: null, primaryColour: 'red', secondaryColour: null, popularItems: null },
      },
    ]);
  });

  it('works when the draft in the instructions is still the one from before the tool', () => {
    const items = [
      assistant(QUESTIONS.name),
      user('Luigi’s'),
      ...did('save_details', { name: 'Luigi’s', primaryColour: null, popularItems: null }, { ok: true }),
    ];
    expect(scriptedAnswer({ instructions: instructions(), items }).text).toContain(QUESTIONS.colours);
  });

  it('asks for the name again when it could not be saved', () => {
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

  it('takes an output that it cannot read for a failure', () => {
    const call: InputItem = { type: 'function_call', call_id: 'c', name: 'build_preview', arguments: '{}' };
    const output: InputItem = { type: 'function_call_output', call_id: 'c', output: 'oops' };
    const { text } = scriptedAnswer({ instructions: instructions(), items: [user('yes'), call, output] });
    expect(text).toContain('could not be built');
  });

  it('shows five of many unread lines', () => {
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

  const answerToMenu = (popularItems: string[], said: string, menu: string) => {
    const items = [
      assistant(QUESTIONS.popular),
      user(said),
      assistant(QUESTIONS.menu),
      user(menu),
      ...did('import_menu_text', {}, { ok: true, itemCount: 1, unread: [] }),
    ];
    const known = { name: 'A', primary: '#ff0000', popularItems, logoSkipped: true };
    return scriptedAnswer({ instructions: instructions(known), items });
  };

  it.each([
    [['Tiramisu'], 'Margherita, Tiramisu 6', '<b>Tiramisu</b>, but your menu does not list it'],
    [
      ['Tiramisu', 'Calzone'],
      'Tiramisu £6.50 and Calzone 9',
      '<b>Tiramisu</b> and <b>Calzone</b>, but your menu does not list them',
    ],
  ])('says which of the dishes %j, given as "%s", the menu lacks', (popularItems, said, words) => {
    const { text, toolCalls } = answerToMenu(popularItems, said, 'Margherita 8.50');
    expect(text).toContain(words);
    expect(toolCalls.map(({ name }) => name)).toEqual(['build_preview']);
  });

  it.each([
    ['Margherita, Tiramisu 6', 'Margherita 8.50\nTiramisu 6'],
    ['Margherita, Tiramisu', 'Margherita 8.50'],
  ])('says nothing of missing dishes about "%s" with the menu "%s"', (said, menu) => {
    expect(answerToMenu(['Tiramisu'], said, menu).text).not.toContain('does not list');
  });

  it.each(['I have a PDF menu', 'Can I upload my menu as a PDF?', 'our menu is a pdf'])(
    'answers "%s" truthfully and asks for the menu again',
    (words) => {
      const items = [assistant(QUESTIONS.menu), user(words)];
      const known = { name: 'A', primary: '#ff0000', logoSkipped: true };
      const { text, toolCalls } = scriptedAnswer({ instructions: instructions(known), items });
      expect(text).toContain("I can't read PDFs yet. Please paste the text, or attach a .txt or .csv file.");
      expect(text).toContain(QUESTIONS.menu);
      expect(toolCalls).toEqual([]);
    },
  );

  it('is pure: the same request gives the same answer, and stays as it was', () => {
    const request = { instructions: instructions(), items: [assistant(QUESTIONS.name), user('Luigi’s')] };
    const before = structuredClone(request);
    expect(scriptedAnswer(request)).toEqual(scriptedAnswer(request));
    expect(request).toEqual(before);
  });
});
