import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { randomMenu } from '../../../test/randomMenu.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import {
  MENU_DEFAULTS,
  PRODUCT_DEFAULTS,
  SECTION_DEFAULTS,
  type MenuContent,
} from '@forkfront/common/menu.ts';
import { readMenuContent, replaceMenu } from './menuContent.repository.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

const read = (of = site) => readMenuContent(app.scope().em, of.restaurantId);
const write = (content: MenuContent, of = site) =>
  app.scope().em.transactional((em) => replaceMenu(em, of.restaurantId, content));

/** Times in one notation, and option groups in one order. */
const comparable = (content: MenuContent): unknown =>
  JSON.parse(
    JSON.stringify({
      ...content,
      optionGroups: content.optionGroups.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    }),
    (key, value: unknown) =>
      typeof value === 'string' && /(?:At|Until)$/.test(key) ? new Date(value).toISOString() : value,
  );

const pool = () => app.container.infrastructure.database.pool;

const pizza = { ...PRODUCT_DEFAULTS, id: newId(), name: 'Pizza', description: '', price: 800 };
const sauces = {
  id: newId(),
  name: 'Sauces',
  min: 0,
  max: 0,
  options: [{ ...MENU_DEFAULTS, id: newId(), name: 'Garlic', price: 50, maxQuantity: 1, isDefault: false }],
};
const section = { ...SECTION_DEFAULTS, id: newId(), name: 'Mains', items: [pizza] };

describe('replaceMenu', () => {
  it('what is written is what is read', async () => {
    await fc.assert(
      fc.asyncProperty(randomMenu, async (content) => {
        await write(content);
        expect(comparable(await read())).toEqual(comparable(content));
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('a product can move to another section, with its size, while its old section is deleted', async () => {
    const size = { id: newId(), name: 'Large', price: 800, groupIds: [sauces.id] };
    const sized = { ...pizza, sizes: [size] };
    await write({ sections: [{ ...section, items: [sized] }], optionGroups: [sauces] });
    const after = {
      sections: [{ ...section, id: newId(), items: [{ ...pizza, id: newId(), sizes: [size] }, pizza] }],
      optionGroups: [sauces],
    };
    await write(after);
    expect(comparable(await read())).toEqual(comparable(after));
  });

  it('only changed products have a new time of change', async () => {
    const other = { ...pizza, id: newId(), name: 'Salad' };
    await write({ sections: [{ ...section, items: [pizza, other] }], optionGroups: [] });
    await pool().query("update products set updated_at = '2020-01-01' where restaurant_id = $1", [
      site.restaurantId,
    ]);
    await write({ sections: [{ ...section, items: [{ ...pizza, price: 900 }, other] }], optionGroups: [] });
    const { rows } = await pool().query<{ id: string }>(
      "select id from products where restaurant_id = $1 and updated_at > '2020-01-01'",
      [site.restaurantId],
    );
    expect(rows).toEqual([{ id: pizza.id }]);
  });

  it('a large menu needs as many statements as a small one', async () => {
    const ofSize = (count: number): MenuContent => ({
      sections: [
        {
          ...section,
          items: Array.from({ length: count }, () => ({ ...pizza, id: newId(), groupIds: [sauces.id] })),
        },
      ],
      optionGroups: [sauces],
    });
    const small = await statementsOf(() => write(ofSize(1)));
    const large = await statementsOf(() => write(ofSize(500)));
    expect(large.statements).toHaveLength(small.statements.length);
  });

  it.each<[string, MenuContent]>([
    ['section', { sections: [{ ...section, items: [] }], optionGroups: [] }],
    ['product', { sections: [{ ...section, id: newId() }], optionGroups: [] }],
    ['option group', { sections: [], optionGroups: [{ ...sauces, options: [] }] }],
    ['option', { sections: [], optionGroups: [{ ...sauces, id: newId() }] }],
  ])('the %s of another menu is refused, and both menus stay', async (_, stolen) => {
    await write({ sections: [section], optionGroups: [sauces] });
    const other = await makeSite(app);
    const before = await read(other);
    await expect(write(stolen, other)).rejects.toThrow('belongs to another menu');
    expect(await read(other)).toEqual(before);
    expect(comparable(await read())).toEqual(comparable({ sections: [section], optionGroups: [sauces] }));
  });

  it('allergens stay confirmed when the account that confirmed them is gone', async () => {
    const confirmed = { allergensConfirmedAt: '2026-01-02T03:04:05.000Z', allergensConfirmedBy: newId() };
    await write({ sections: [{ ...section, items: [{ ...pizza, ...confirmed }] }], optionGroups: [] });
    const [found] = (await read()).sections.flatMap(({ items }) => items);
    expect(found).toMatchObject({ allergensConfirmedBy: null });
    expect(found?.allergensConfirmedAt).not.toBeNull();
  });
});
