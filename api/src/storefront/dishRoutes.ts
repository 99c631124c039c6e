import type { DishView } from '@forkfront/common/renderer.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { categoryPath, dishPath } from '@forkfront/common/menuCode.ts';
import { addLine, basketHeader, choiceKey, decodeBasket, encodeBasket } from './basketCookie.rules.ts';
import { basketBar, basketLine, quoteOf, requestedLines } from './basketLines.ts';
import {
  choiceView,
  type DishLine,
  dishProblems,
  findDish,
  type FoundDish,
  readDishForm,
  readOptions,
} from './dishForm.rules.ts';
import { messages } from './messages.ts';
import type { FormTexts } from '../modules/keptForms/keptForm.entity.ts';
import { DETAILS } from './basketForm.rules.ts';
import { addressOf } from './formPages.ts';
import { type Again, BareReply, FormAnswer, type Reply, type Route, type Visit } from './route.ts';
import { shelfFactsOf } from './shopRoutes.ts';
import { BasketQuoteService } from '../modules/orders/basketQuote.service.ts';
import { backOf } from './shopView.rules.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

/** A query of the menu's filters, to which a form may return. */
const FILTERS = /^\?[\w=&%+.-]{1,300}$/;

/** The page of a product. Its form adds a line to the basket, or changes the line that the address names. */
export function dishRoutes({ renderer, context, headers }: StorefrontParts, pages: SitePages): Route[] {
  async function show(
    visit: Visit,
    { product }: FoundDish,
    view: Partial<DishView> = {},
    { status, headers: more }: Pick<Again, 'status' | 'headers'> = { status: 200, headers: [] },
  ): Promise<Reply> {
    const { slug, site, orderFor, scope } = visit;
    const look = await pages.look(slug, orderFor);
    if (!look) return pages.notFound(slug);
    const isSoldLater =
      orderFor === null &&
      !site.document.isShop &&
      (await scope.get(BasketQuoteService).isSoldAtAll(slug, product.id));
    const shelf = await shelfFactsOf(visit, product.id);
    const empty = {
      choice: null,
      errors: {},
      formError: null,
      replaces: null,
      details: null,
      shelf,
      isSoldLater,
    };
    const dish = { ...empty, ...view, id: toGlobalId('Product', product.id) };
    return pages.once(status, renderer.renderDishPage(look, dish, context), more);
  }

  /** The choice with what is carried over to the size that was chosen without script; null when nothing is. */
  async function carriedOver({ slug, form }: Visit, { product }: FoundDish, line: DishLine) {
    const shown = form.get('shown');
    const look = shown && shown !== form.get('size') ? await pages.look(slug) : null;
    if (!look || !shown) return null;
    const sent = choiceView({ ...line, options: readOptions(form) });
    return renderer.carriedChoice(look, toGlobalId('Product', product.id), sent, shown);
  }

  async function open(visit: Visit, dish: FoundDish): Promise<Reply> {
    const path = `/dishes/${visit.token}`;
    const canonical = dishPath(dish.product);
    const query = visit.query.size > 0 ? `?${visit.query.toString()}` : '';
    if (path !== canonical) return BareReply.moved(`${canonical}${query}`);
    const replaces = visit.query.get('line');
    const known = decodeBasket(visit.basket).filter((line) => choiceKey(line) === replaces);
    const [line] = await requestedLines(visit, known);
    return show(visit, dish, {
      details: detailsOf(visit.query),
      ...(line && { choice: choiceView(line), replaces }),
    });
  }

  /** The page with what was chosen, and what is wrong with it. */
  async function again(visit: Visit, dish: FoundDish, { words, ...answer }: Again): Promise<Reply> {
    const { form, site } = visit;
    const line = readDishForm(form, dish.product, site.document);
    const choice = (await carriedOver(visit, dish, line)) ?? choiceView(line);
    const { errors, formError } = words;
    const view = { errors, formError, choice, replaces: form.get('line') || null, details: detailsOf(form) };
    return show(visit, dish, view, answer);
  }

  async function add(visit: Visit, dish: FoundDish): Promise<Reply | FormAnswer> {
    const { slug, site, form, basket } = visit;
    if (!visit.isOwnForm) return pages.problem(403, messages.notFromHere);
    const replaces = form.get('line') || null;
    const line = readDishForm(form, dish.product, site.document);
    const refuse = (words: Partial<FormTexts>): FormAnswer =>
      new FormAnswer(dishPath(dish.product), withoutBar(form), words, { status: 422 });

    if (!site.document.acceptsOrders) return refuse({ formError: messages.closed });
    // The diner has not seen what is carried over: the page shows it first.
    if (await carriedOver(visit, dish, line)) return refuse({ formError: messages.sizeChanged });
    const quote = await quoteOf(visit, [basketLine(line, null)]);
    const [priced] = quote?.lines ?? [];
    if (!priced) return pages.notFound(slug);
    const problems = dishProblems(line, priced.problems);
    if (problems.formError !== null || Object.keys(problems.errors).length > 0) return refuse(problems);
    const added = addLine(decodeBasket(basket), basketLine(line, priced.unitPrice), replaces);
    if (!added.ok) return refuse({ formError: added.error });

    const filled = encodeBasket(added.value);
    const cookie = basketHeader(filled, { ...visit, isSecure: headers.isSecure });
    // The island shows the new text in its bar.
    if (form.has('bar'))
      return new BareReply(200, ['cache-control', 'no-store', ...cookie], await basketBar(visit, filled));
    if (replaces !== null) return BareReply.seeOther(addressOf('/basket', detailsOf(form)), cookie);
    const back = form.get('back') ?? '';
    if (site.document.isShop) return BareReply.seeOther(backOf(back) ?? categoryPath(dish.section), cookie);
    return BareReply.seeOther(`/${FILTERS.test(back) ? back : ''}#s${dish.number}`, cookie);
  }

  const found =
    <Rest extends unknown[], R>(handle: (visit: Visit, dish: FoundDish, ...rest: Rest) => Promise<R>) =>
    async (visit: Visit, ...rest: Rest): Promise<R | Reply> => {
      const dish = findDish(visit.site.document, visit.token.slice(0, CODE_LENGTH));
      return dish ? handle(visit, dish, ...rest) : pages.notFound(visit.slug);
    };

  return [
    {
      path: /^\/dishes\/([\w-]{8}(?:-[^/]{0,200})?)$/,
      GET: found(open),
      POST: found(add),
      again: found(again),
    },
  ];
}

const CODE_LENGTH = 8;

const KEY_LENGTH = 36;

/** The key of the details that were typed in the basket; null without one. */
const detailsOf = (fields: URLSearchParams): string | null =>
  fields.get(DETAILS)?.slice(0, KEY_LENGTH) || null;

/** The fields of the page; `bar` only says how the island wants its answer. */
function withoutBar(form: URLSearchParams): URLSearchParams {
  const fields = new URLSearchParams(form);
  fields.delete('bar');
  return fields;
}
