import { describe, expect, it } from 'vitest';
import { readMenu } from './readMenu.rules.ts';

/** The dishes of a menu as `Section: name | prices in pence | tags`. */
const dishesOf = (menu: string): string[] =>
  readMenu(menu).sections.flatMap(({ name: section, dishes }) =>
    dishes.map(({ name, prices, tags, isExtra }) => {
      const priced = prices.map(({ label, pence }) => (label ? `${label} ${pence}` : `${pence}`)).join(', ');
      const said = [section && `${section}:`, isExtra && '+', name].filter(Boolean).join(' ');
      return [said, priced, tags.join(' ')].filter(Boolean).join(' | ');
    }),
  );
const unreadOf = (menu: string): string[] => readMenu(menu).unread;
const factsOf = (menu: string): string[] => readMenu(menu).facts.map(({ kind, text }) => `${kind}: ${text}`);

describe('numbers beside a price with a sign', () => {
  it.each([
    ['Prawn toast 3 £4.20', 'Prawn toast 3 | 420'],
    ['Drumsticks 8 £6.75', 'Drumsticks 8 | 675'],
    ['Banquet 2 £24.00', 'Banquet 2 | 2400'],
    ['Bagel 1 £2.50', 'Bagel 1 | 250'],
    ['Gyoza 5,9 £5.80', 'Gyoza 5,9 | 580'],
    ['Bitter 4.2 £4.90', 'Bitter 4.2 | 490'],
    ['Family box 14 £21', 'Family box 14 | 2100'],
    ['Satay (1,3,7) £7.20', 'Satay | 720'],
    ['24 wings £13', '24 wings | 1300'],
    ['Olives 90p', 'Olives | 90'],
  ])('%s is one dish at the price with the sign', (line, dish) => expect(dishesOf(line)).toEqual([dish]));

  it.each([
    ['Rolls 5 / £7'],
    ['Ribs 9 14'],
    ['Ribs 14.00 9.00'],
    ['Ramen 8.50, 9.50 or 12.00'],
    ['Kebab £7 large +£2'],
  ])('%s is asked about', (line) => {
    expect(dishesOf(line)).toEqual([]);
    expect(unreadOf(line)).toEqual([line]);
  });
});

describe('tags', () => {
  it.each([
    ['Broth £4\nwith noodles\nVegan\n\nHam hock £7', ['Broth | 400 | vegan', 'Ham hock | 700']],
    ['Broth £4\nV\nHam hock £7\nGF', ['Broth | 400 | v', 'Ham hock | 700 | gf']],
    ['Broth £4\nNEW\nHam hock £7', ['Broth | 400 | new', 'Ham hock | 700']],
    ['Cobbler £4\nGluten-free\nHam hock £7', ['Cobbler | 400 | gluten free', 'Ham hock | 700']],
  ])('a line of tags belongs to the dish above: %j', (menu, dishes) =>
    expect(dishesOf(menu)).toEqual(dishes),
  );

  it('a tag of one part stays with this part', () =>
    expect(dishesOf('Lamb & mint, leek & potato (v), beef & onion all £3.60')).toEqual([
      'Lamb & mint | 360',
      'Leek & potato | 360 | v',
      'Beef & onion | 360',
    ]));

  it.each([
    ['(VG) vegetarian, (VN) vegan', 'vegetarian', 'vegan'],
    ['VG = vegetarian   VN = vegan', 'vegetarian', 'vegan'],
    ['Vegetarian (VG), vegan (VN)', 'vegetarian', 'vegan'],
  ])('the key of the menu decides: %s', (key, first, second) =>
    expect(dishesOf(`${key}\n\nHalloumi wrap (VG) 7.50\nFalafel wrap VN 7.00`)).toEqual([
      `Halloumi wrap | 750 | ${first}`,
      `Falafel wrap | 700 | ${second}`,
    ]),
  );

  it.each([
    [
      'Pad see ew £9\nContains soya, egg and gluten',
      ['SOYBEANS CONTAINS', 'EGGS CONTAINS', 'CEREALS_WITH_GLUTEN CONTAINS'],
    ],
    ['Rocky road £3\nMay contain tree nuts', ['NUTS MAY_CONTAIN']],
    ['Rocky road £3\nAllergens: milk', ['MILK CONTAINS']],
  ])('a line of allergens is about the dish above: %j', (menu, answers) => {
    const [dish] = readMenu(menu).sections[0]?.dishes ?? [];
    expect(dish?.allergens.map(({ allergen, state }) => `${allergen} ${state}`)).toEqual(answers);
  });
});

describe('prices of several dishes', () => {
  const CURRIES = 'CURRIES\n(Chicken 8.95, lamb 9.95, king prawn 11.50)';
  const SIZES = 'Chicken 895, Lamb 995, King prawn 1150';

  it('a price list below a heading is the price of each dish of the section, and of one that has the same prices', () =>
    expect(
      dishesOf(`${CURRIES}\nMassaman\nPanang\n\nSTIR FRIES same prices as curries\nGinger\nCashew`),
    ).toEqual([
      `Curries: Massaman | ${SIZES}`,
      `Curries: Panang | ${SIZES}`,
      `Stir Fries: Ginger | ${SIZES}`,
      `Stir Fries: Cashew | ${SIZES}`,
    ]));

  it.each([['All priced at £3.10'], ['All £3.10'], ['£3.10 each'], ['Everything £3.10']])(
    '“%s” is the price of the lines below',
    (line) =>
      expect(dishesOf(`Sides\n${line}\nBraised leeks\nMinted peas`)).toEqual([
        'Sides: Braised leeks | 310',
        'Sides: Minted peas | 310',
      ]),
  );

  it('a count below a price for all is asked about', () => {
    const menu = 'Sides\nAll £3.10\nBraised leeks\nHash browns 4';
    expect(dishesOf(menu)).toEqual(['Sides: Braised leeks | 310']);
    expect(unreadOf(menu)).toEqual(['Hash browns 4']);
  });

  it('what is added keeps its own price, and the name has none', () =>
    expect(dishesOf('Chilli dog £6 – add cheese 80p, jalapeños 60p')).toEqual([
      'Chilli dog | 600',
      '+ Add cheese | 80',
      '+ Add jalapeños | 60',
    ]));
});

describe('lines that are no dishes', () => {
  it.each([
    ['15% off all collections over £30', 'offer'],
    ['Any 3 tapas for £15', 'offer'],
    ['Free delivery over £18', 'offer'],
    ['Spend £40 and get a free dessert', 'offer'],
    ['2 for 1 on Mondays', 'offer'],
    ['Brunch served until 12.30', 'notice'],
    ['Delivery to LS6 £2.50', 'notice'],
  ])('%s is a fact', (line, kind) => {
    expect(dishesOf(`${line}\nPie £5`)).toEqual(['Pie | 500']);
    expect(factsOf(`${line}\nPie £5`)).toEqual([`${kind}: ${line}`]);
  });

  it.each([
    ['Any pizza or pasta. Add garlic bread £2.00'],
    ['Sunday lunch one course - £15 | Two courses - £18'],
    ['Pasta dishes are £9.50'],
  ])('%s is asked about', (line) => {
    expect(dishesOf(`${line}\nPie £5`)).toEqual(['Pie | 500']);
    expect(unreadOf(`${line}\nPie £5`)).toEqual([line]);
  });

  it('a dish with a remark to ask is a dish', () =>
    expect(dishesOf('Cake of the day £3.20 (please ask!)\nScone £2')).toEqual([
      'Cake of the day | 320',
      'Scone | 200',
    ]));
});

describe('layouts', () => {
  it('descriptions on the lines below, without blank lines, belong to the dishes above', () =>
    expect(
      readMenu(
        'Bream £18.40\nFillet with fennel and orange\nGuinea fowl £17.90\nBreast in red wine\nVenison £21\nHaunch with beetroot',
      ).sections[0]?.dishes.map(({ name, description }) => `${name}: ${description}`),
    ).toEqual([
      'Bream: Fillet with fennel and orange',
      'Guinea fowl: Breast in red wine',
      'Venison: Haunch with beetroot',
    ]));

  it.each([
    ['Stew\nfrom £4.10\nPie £5', ['Stew', 'from £4.10']],
    ['MAINS\n£12 each\nCod\nHake', []],
    ['BAKED ALASKA\n6.50\nPie £5', ['BAKED ALASKA', '6.50']],
  ])('what could be a heading or a dish is asked about: %j', (menu, unread) =>
    expect(unreadOf(menu)).toEqual(unread),
  );
});
