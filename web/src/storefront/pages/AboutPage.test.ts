import { describe, expect, it } from 'vitest';
import { demoOrdering, demoStorefront } from '../test/demoStorefront.ts';
import { context, openPage, renderer, textOf } from '../test/openPage.ts';

const about = (changes = {}) => openPage(renderer.renderAboutPage(demoStorefront(changes), context));
const privacy = (changes = {}) => openPage(renderer.renderPrivacyPage(demoStorefront(changes), context));

describe('the page about the restaurant', () => {
  it('the page about a restaurant has its address with a map, its phone and who runs it', () => {
    const page = about();
    expect(textOf(page, 'h1')).toBe('About Olive & Ember');
    expect(page.querySelector('[rel=canonical]')?.getAttribute('href')).toBe(
      'https://olive-and-ember.example/about',
    );
    expect(page.querySelector('main a[target=_blank]')?.getAttribute('href')).toBe(
      'https://www.openstreetmap.org/search?query=12+Picton+Lane%2C+Bristol',
    );
    expect(page.querySelector('main a[href^=tel]')?.getAttribute('href')).toBe('tel:01174960123');
    expect(textOf(page, '[aria-labelledby=legal] p')).toBe('Olive & Ember, 12 Picton Lane, Bristol');
    expect(textOf(page, '[aria-labelledby=allergens]')).toContain('please speak to us before you order');
  });

  it('the legal lines have the trader, its numbers and the hygiene rating when they are given', () => {
    const page = about({
      aboutText: 'Since 2014.\n\nThree farms.',
      companyName: 'Olive Foods Ltd',
      companyNumber: '01234567',
      vatNumber: 'GB123456789',
      hygieneUrl: 'https://ratings.food.gov.uk/business/1',
    });
    expect(textOf(page, '.lines')).toBe('Since 2014. Three farms.');
    const lines = [...page.querySelectorAll('[aria-labelledby=legal] p')].map((line) => line.textContent);
    expect(lines).toEqual([
      'Olive Foods Ltd, 12 Picton Lane, Bristol',
      'Company number 01234567',
      'VAT number GB123456789',
      'Food hygiene rating',
    ]);
    expect(textOf(privacy({ companyName: 'Olive Foods Ltd' }), '[aria-labelledby=who]')).toContain(
      'Olive Foods Ltd, 12 Picton Lane, Bristol, is responsible',
    );
  });

  it('hours that are only a text are shown once, as written', () => {
    expect(about().body.textContent.match(/Monday closed/g)).toHaveLength(1);
  });

  it('saved hours and delivery areas are tables', () => {
    const zone = { name: 'Near', prefixes: ['BS1'], radiusKm: null, fee: 250, minimum: 0, freeOver: null };
    const ordering = demoOrdering({ hasHours: true, zones: [zone] });
    const tables = [...about({ ordering }).querySelectorAll('caption')].map((title) => title.textContent);
    expect(tables).toEqual(['Opening hours', 'Delivery areas']);
  });

  it('without address and phone there is nothing to find', () => {
    const page = about({ addressLine: null, phone: null });
    expect(page.querySelector('[aria-labelledby=find-us]')).toBeNull();
    expect(textOf(page, '[aria-labelledby=legal] p')).toBe('Olive & Ember');
  });
});

describe('the privacy notice', () => {
  it('the privacy notice names the restaurant as responsible, and the product as its processor', () => {
    const who = textOf(privacy(), '[aria-labelledby=who]');
    expect(who).toContain('Olive & Ember, 12 Picton Lane, Bristol, is responsible for your data.');
    expect(who).toContain('Forkfront runs this website for Olive & Ember');
  });

  it('the privacy notice tells what is stored, for how long, and how to ask', () => {
    const page = privacy();
    expect(textOf(page, '[aria-labelledby=what]')).toContain('Your name, phone number, email address');
    expect(textOf(page, '[aria-labelledby=how-long]')).toContain(
      'removed from an order 24 months after you placed it',
    );
    const { ordering } = demoStorefront();
    const short = privacy({ ordering: { ...ordering, dinerDataMonths: 1 } });
    expect(textOf(short, '[aria-labelledby=how-long]')).toContain('one month after you placed it');
    const links = [...page.querySelectorAll('main section a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://forkfront.example/privacy-policy',
      'https://forkfront.example/contact',
      'tel:01174960123',
    ]);
  });

  it('nobody but the product is responsible for a preview', () => {
    expect(textOf(privacy({ isPreview: true }), '[aria-labelledby=who]')).toContain(
      'Forkfront is responsible for what you enter here.',
    );
  });
});

it('the footer of a site links to the pages about the restaurant; a draft has none', () => {
  const linksOf = (page: Document) =>
    [...page.querySelectorAll('.by a')].map((link) => link.getAttribute('href'));
  expect(linksOf(openPage(renderer.renderMenuPage(demoStorefront(), context)))).toEqual([
    'https://forkfront.example/',
    '/about',
    '/privacy',
    '/report',
  ]);
  expect(linksOf(openPage(renderer.renderDraftPage(demoStorefront(), [], context)))).toEqual([]);
});

it('only the menu page of a claimed site names the manifest', () => {
  const manifestOf = (page: Document) => page.querySelector('link[rel=manifest]')?.getAttribute('href');
  expect(manifestOf(openPage(renderer.renderMenuPage(demoStorefront(), context)))).toBe(
    '/manifest.webmanifest',
  );
  expect(manifestOf(openPage(renderer.renderMenuPage(demoStorefront({ isPreview: true }), context)))).toBe(
    undefined,
  );
});
