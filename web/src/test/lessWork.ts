import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import CSSPropertyManager from 'happy-dom/lib/css/declaration/property-manager/CSSPropertyManager.js';
import type CSSRule from 'happy-dom/lib/css/CSSRule.js';
import CSSStyleRule from 'happy-dom/lib/css/rules/CSSStyleRule.js';
import type Document from 'happy-dom/lib/nodes/document/Document.js';
import type DocumentFragment from 'happy-dom/lib/nodes/document-fragment/DocumentFragment.js';
import type Element from 'happy-dom/lib/nodes/element/Element.js';
import Node from 'happy-dom/lib/nodes/node/Node.js';
import NodeList from 'happy-dom/lib/nodes/node/NodeList.js';
import * as Key from 'happy-dom/lib/PropertySymbol.js';
import QuerySelector from 'happy-dom/lib/query-selector/QuerySelector.js';
import SelectorParser from 'happy-dom/lib/query-selector/SelectorParser.js';
import * as React from 'react';

// React notes for each element where it was created. No test reads that, and above 10,000 in a second React stops itself.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null)
  throw new Error('This version of React has no internals.');
const ignore = (): void => undefined;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: ignore });

// Four internal functions of happy-dom take a large part of the tests' CPU. These versions give the same answers.

type Root = Element | Document | DocumentFragment;

/** Replaces function `name` of `owner`. `replacement` gets the original. */
function replace(owner: object, name: PropertyKey, replacement: (original: Function) => Function): void {
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') throw new Error(`This version of happy-dom has no ${String(name)}.`);
  Reflect.set(owner, name, replacement(original));
}

/** A selector without texts, arguments and attributes, which contain characters with another meaning. */
function bareSelector(selector: string): string {
  const bare = selector.replace(/"[^"]*"|'[^']*'|\([^()]*\)|\[[^[\]]*\]/g, '');
  return bare === selector ? bare : bareSelector(bare);
}

const classesOfSelector = new Map<string, string[] | null>();

/** Classes of which an element needs at least one to match `selector`; null when it may match without. */
function neededClasses(selector: string): string[] | null {
  let classes = classesOfSelector.get(selector);
  if (classes !== undefined) return classes;
  // The first class of the last element in each alternative.
  const found = bareSelector(selector)
    .split(',')
    .map((each) => /\.([\w-]+)[^\s>+~]*$/.exec(each.trim())?.[1]);
  classes = selector.includes('\\') ? null : found.filter((name) => name !== undefined);
  if (classes && classes.length < found.length) classes = null;
  classesOfSelector.set(selector, classes);
  return classes;
}

interface RuleOptions {
  elements: { element: Element }[];
  cssRules: CSSRule[];
}

// A computed style compares each rule of the page with the element. Most rules belong to other classes.
replace(
  CSSComputedStyle.prototype,
  'parseCSSRules',
  (original) =>
    function (this: CSSComputedStyle, options: RuleOptions): void {
      const present = new Set(
        options.elements.flatMap(({ element }) => (element.getAttribute('class') ?? '').split(/\s+/)),
      );
      const cssRules = options.cssRules.filter(
        (rule) =>
          !(rule instanceof CSSStyleRule) ||
          (neededClasses(rule.selectorText)?.some((name) => present.has(name)) ?? true),
      );
      Reflect.apply(original, this, [{ ...options, cssRules }]);
    },
);

// The original serialises all properties for each element (`structuredClone`).
replace(
  CSSPropertyManager.prototype,
  'clone',
  () =>
    function (this: CSSPropertyManager): CSSPropertyManager {
      const clone = new CSSPropertyManager();
      for (const [name, property] of Object.entries(this.properties))
        clone.properties[name] = { ...property };
      Reflect.set(clone, 'definedPropertyNames', { ...Reflect.get(this, 'definedPropertyNames') });
      return clone;
    },
);

/** Answers since the last change of a document. The original notes each answer at each element that it looked at. */
let answers: WeakMap<Root, Map<string, NodeList<Element>>> | null = null;
replace(
  Node.prototype,
  Key.clearCache,
  (original) =>
    function (this: Node): void {
      answers = null;
      Reflect.apply(original, this, []);
    },
);

const isOneElement = new Map<string, boolean>();

/** Whether `selector` only looks at the element itself: it has no combinators and no pseudo-classes. */
function looksAtOneElement(selector: string): boolean {
  let answer = isOneElement.get(selector);
  if (answer === undefined) {
    const bare = bareSelector(selector).replaceAll(/\s*,\s*/g, ',');
    answer = selector !== '' && !/[:\\\s>+~]|^[\d.#]/.test(bare);
    isOneElement.set(selector, answer);
  }
  return answer;
}

/** All elements in `root` that match `selector`, in the order of the document. */
function findAll(root: Root, selector: string): NodeList<Element> {
  const groups = new SelectorParser({
    window: root[Key.window],
    scope: 'documentElement' in root ? root.documentElement : root,
    globalMatchFunction: QuerySelector.globalMatchFunction,
  }).getSelectorGroups(selector);
  const items: Element[] = [];
  const visit = (parent: Root): void => {
    for (const child of parent[Key.elementArray]) {
      if (groups.some(([item]) => item?.match(child, child))) items.push(child);
      visit(child);
    }
  };
  visit(root);
  return new NodeList<Element>(Key.illegalConstructor, items);
}

replace(
  QuerySelector,
  'querySelectorAll',
  (original) =>
    function (root: Root, selector: unknown): unknown {
      if (typeof selector !== 'string' || !looksAtOneElement(selector))
        return Reflect.apply(original, QuerySelector, [root, selector]);
      answers ??= new WeakMap();
      const known = answers.get(root) ?? new Map<string, NodeList<Element>>();
      answers.set(root, known);
      let answer = known.get(selector);
      if (!answer) known.set(selector, (answer = findAll(root, selector)));
      return answer;
    },
);
