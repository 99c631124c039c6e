import { readFact } from './facts.rules.ts';
import { isRemark } from './lineKinds.rules.ts';
import { MenuCollector } from './menuCollector.rules.ts';
import type { Price } from './namedSizes.rules.ts';
import { hasNoLabels, readPrices } from './prices.rules.ts';
import type { ReadMenu } from './readMenu.types.ts';
import type { Row, Table } from './table.rules.ts';

/** Reads the menu in a table whose first line names the columns, a row at a time. `above`: the lines that stand over it. */
export function* collectTable(table: Table, above: readonly string[]): Generator<void, ReadMenu> {
  const menu = new MenuCollector();
  for (const source of above) {
    if (!/[\p{L}\d]/u.test(source)) continue;
    const fact = readFact(source);
    if (fact) menu.facts.push(fact);
    menu.add(
      { source, text: source, indent: 0 },
      fact ? 'fact' : isRemark(source.trim()) ? 'remark' : 'unread',
    );
  }
  menu.add({ source: table.heading, text: table.heading, indent: 0 }, 'remark');
  for (const row of table.rows) {
    if (/[\p{L}\d]/u.test(row.source)) collectRow(menu, table, row);
    yield;
  }
  return menu.finish();
}

function collectRow(menu: MenuCollector, table: Table, { cells, source }: Row): void {
  const cell = (column: number | null) =>
    column === null ? '' : (cells[column] ?? '').replace(/\s+/gu, ' ');
  const section = cell(table.section);
  const piece = { source, text: source, indent: 0, ...(section !== '' && { section }) };
  const name = cell(table.name);
  if (name !== '' && cells.filter(Boolean).length === 1) {
    menu.open(name, '');
    menu.add(piece, 'heading');
    return;
  }
  const size = cell(table.size);
  const prices = pricesOf(table, cell)?.map((price, _at, all) =>
    all.length === 1 && size !== '' ? { ...price, label: size } : price,
  );
  if (prices && size !== '' && menu.addSizeOf(piece, name, prices)) return;
  const description = [cell(table.description), cell(table.barcode)].filter(Boolean).join(' ');
  if (!prices || !menu.addDish(piece, name, description, prices)) {
    const told = [name, ...table.sizes.map(({ column }) => cell(column))].join('    ');
    menu.add({ ...piece, text: told }, 'unread');
  } else
    menu.last?.tags.push(
      ...(cell(table.tags)
        .toLowerCase()
        .match(/[\p{L}\d+]+/gu) ?? []),
    );
}

/** Null without a price, and where one of them is unclear. */
function pricesOf({ sizes }: Table, cell: (column: number) => string): Price[] | null {
  const read = sizes.map(({ label, column }) => ({ label, price: readPrices(cell(column), []) }));
  if (
    read.some(
      ({ price }) => price.kind === 'unclear' || (price.kind === 'prices' && hasNoLabels(price.prices)),
    )
  )
    return null;
  const prices = read.flatMap(({ label, price }) =>
    price.kind === 'prices' && price.name === ''
      ? price.prices.map((each) => ({
          label: [label, each.label].filter(Boolean).join(' '),
          pence: each.pence,
        }))
      : [],
  );
  if (prices.length === 0) return null;
  // Beside the sizes stands the price of the smallest one, or another one that nothing explains.
  const sized = prices.filter(({ label }) => label !== '');
  if (sized.length === 0 || sized.length === prices.length) return prices;
  const least = Math.min(...sized.map(({ pence }) => pence));
  return prices.every(({ label, pence }) => label !== '' || pence === least) ? sized : null;
}
