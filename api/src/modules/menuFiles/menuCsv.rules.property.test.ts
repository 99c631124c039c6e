import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomMenu } from '../../../test/randomMenu.ts';
import type { MenuContent } from '@forkfront/common/menu.ts';
import { menuCsv } from './menuCsv.rules.ts';
import { readMenuFile } from './menuFile.rules.ts';
import { mergeMenu } from './menuMerge.rules.ts';

const EMPTY: MenuContent = { sections: [], optionGroups: [] };

/** Reads a file as the import does. */
function read(text: string, present: MenuContent, isWholeMenu = true) {
  const file = readMenuFile(text);
  const { content, problems } = mergeMenu(file, present, { isWholeMenu });
  return { content, problems: [...file.problems, ...problems] };
}

/** Names and prices; ids are new in another menu. */
const wordsOf = ({ sections, optionGroups }: MenuContent) => ({
  sections: sections.map(({ name, description, periods, items }) => ({
    name,
    description,
    periods,
    items: items.map((item) => [item.name, item.description, item.price, item.dietaryTags, item.spiceLevel]),
    sizes: items.map(({ sizes }) => sizes.map((size) => [size.name, size.price, size.groupIds.length])),
  })),
  groups: optionGroups.map(({ name, min, max, options }) => [
    name,
    min,
    max,
    options.map((option) => [option.name, option.price, option.maxQuantity, option.isDefault]),
  ]),
});

describe('a menu file', { tags: ['@long'] }, () => {
  it('an exported menu that is imported again changes nothing', () => {
    fc.assert(
      fc.property(randomMenu, (content) => {
        for (const isWholeMenu of [true, false])
          expect(read(menuCsv(content), content, isWholeMenu)).toEqual({ content, problems: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('an exported menu makes the same menu in an empty restaurant', () => {
    fc.assert(
      fc.property(randomMenu, (content) => {
        const made = read(menuCsv(content), EMPTY);
        expect(made.problems).toEqual([]);
        expect(wordsOf(made.content)).toEqual(wordsOf(content));
      }),
    );
  });

  it('a mangled file never throws', () => {
    const mangled = fc
      .tuple(
        randomMenu,
        fc.array(fc.tuple(fc.nat(), fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 20 }),
      )
      .map(([content, cuts]) =>
        cuts.reduce((text, [at, put]) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + put + text.slice(place + 2);
        }, menuCsv(content)),
      );
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string({ unit: 'binary' })), randomMenu, (text, present) => {
        const { content, problems } = read(text, present);
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
        expect(content.sections).toBeInstanceOf(Array);
      }),
      { numRuns: 300 },
    );
  });
});
