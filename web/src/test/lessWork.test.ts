import { expect, it } from 'vitest';

function page(html: string): (selector: string) => string[] {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  return (selector) => Array.from(document.querySelectorAll(selector), ({ id }) => id);
}

it('elements of several selectors are found once, in the order of the document', () => {
  const ids = page(
    '<p id="a" class="x"><b id="b" title="1, 2 > 3"></b></p><form id="c"><i id="d" class="x y"></i></form>',
  );
  expect(ids('i, p,.x , b')).toEqual(['a', 'b', 'd']);
  expect(ids('[title="1, 2 > 3"]')).toEqual(['b']);
  expect(ids('.x.y, #c')).toEqual(['c', 'd']);
  expect(ids('p > b, form .x')).toEqual(['b', 'd']);
});

it('what is found changes with the document', () => {
  const ids = page('<p id="a"></p>');
  expect(ids('p')).toEqual(['a']);
  document.body.append(Object.assign(document.createElement('p'), { id: 'b' }));
  expect(ids('p')).toEqual(['a', 'b']);
  document.querySelector('p')?.remove();
  expect(ids('p')).toEqual(['b']);
  expect(ids('[lang]')).toEqual([]);
  document.querySelector('p')?.setAttribute('lang', 'en');
  expect(ids('[lang]')).toEqual(['b']);
});

it('elements outside the document are found too', () => {
  const form = document.createElement('form');
  expect(form.querySelectorAll('input')).toHaveLength(0);
  form.append(document.createElement('input'));
  expect(form.querySelectorAll('input')).toHaveLength(1);
});

it.each([
  ['.a', 'none'],
  ['p.a.c', 'none'],
  ['.b, .a', 'none'],
  ['.b .a', 'block'],
  ['div > .a:not(.b)', 'none'],
  ['.a:not(.c)', 'block'],
  ['.b', 'block'],
  ['.a .b', 'block'],
  ['div p', 'none'],
  [':is(.b, .a)', 'none'],
  ['[class~="a"]', 'none'],
])('the rule of %s gives an element with the classes a and c the display %s', (selector, display) => {
  page(`<style>${selector} { display: none }</style><div><p class="a c"></p></div>`);
  const paragraph = document.querySelector('p');
  expect(paragraph && getComputedStyle(paragraph).display).toBe(display);
});

it('a style is inherited, and a change of a child leaves its parent as it was', () => {
  page('<div style="visibility: hidden"><p style="visibility: visible"></p><b></b></div>');
  const [parent, child, other] = ['div', 'p', 'b'].map((name) => document.querySelector(name));
  if (!parent || !child || !other) throw new Error('an element is missing');
  expect([child, other, parent].map((each) => getComputedStyle(each).visibility)).toEqual([
    'visible',
    'hidden',
    'hidden',
  ]);
});
