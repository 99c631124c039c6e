import { toGlobalId } from '../graphql/globalId.ts';
import { categoryPath, dishPath } from '../modules/sites/menuCode.rules.ts';
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
import type { DishView } from './renderer.ts';
import { BareReply, type Reply, type Route, type Visit } from './route.ts';
import { shelfFactsOf } from './shopRoutes.ts';
import { OrderService } from '../modules/orders/placeOrder.service.ts';
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
    status = 200,
  ): Promise<Reply> {
    const { slug, site, orderFor, scope } = visit;
    const look = await pages.look(slug, orderFor);
    if (!look) return pages.notFound(slug);
    const isSoldLater =
      orderFor === null &&
      !site.document.isShop &&
      (await scope.get(OrderService).isSoldAtAll(slug, product.id));
    const shelf = await shelfFactsOf(visit, product.id);
    const empty = { choice: null, errors: {}, formError: null, replaces: null, shelf, isSoldLater };
    const dish = { ...empty, ...view, id: toGlobalId('Product', product.id) };
    return pages.once(status, renderer.renderDishPage(look, dish, context));
  }

  /** The choice with what is carried over to the size that was chosen without script; null when nothing is. */
  async function carriedOver({ slug, form }: Visit, { product }: FoundDish, line: DishLine) {
    const shown = form.get('shown');
    const look = shown && shown !== form.get('size') ? await pages.look(slug) : null;
    if (!look || !shown) return null;
    const sent = choiceView({ ...line, options: readOptions(form) });
    return renderer.carriedChoice(look, toGlobalId('Product', product.id), sent, shown);
  }

  async function open(visit: Visit, dish: FoundDish, path: string): Promise<Reply> {
    const canonical = dishPath(dish.product);
    const query = visit.query.size > 0 ? `?${visit.query.toString()}` : '';
    if (path !== canonical) return BareReply.moved(`${canonical}${query}`);
    const replaces = visit.query.get('line');
    const known = decodeBasket(visit.basket).filter((line) => choiceKey(line) === replaces);
    const [line] = await requestedLines(visit, known);
    return show(visit, dish, line ? { choice: choiceView(line), replaces } : {});
  }

  async function add(visit: Visit, dish: FoundDish): Promise<Reply> {
    const { slug, site, form, basket } = visit;
    if (!visit.isOwnForm) return pages.problem(403, messages.notFromHere);
    const replaces = form.get('line') || null;
    const line = readDishForm(form, dish.product, site.document);
    const refuse = (problems: Pick<DishView, 'errors' | 'formError'>): Promise<Reply> =>
      show(visit, dish, { ...problems, choice: choiceView(line), replaces }, 422);

    if (!site.document.acceptsOrders) return refuse({ errors: {}, formError: messages.closed });
    const carried = await carriedOver(visit, dish, line);
    // The diner has not seen what is carried over: the page shows it first.
    if (carried)
      return show(visit, dish, { choice: carried, formError: messages.sizeChanged, replaces }, 422);
    const quote = await quoteOf(visit, [basketLine(line, null)]);
    const [priced] = quote?.lines ?? [];
    if (!priced) return pages.notFound(slug);
    const problems = dishProblems(line, priced.problems);
    if (problems.formError !== null || Object.keys(problems.errors).length > 0) return refuse(problems);
    const added = addLine(decodeBasket(basket), basketLine(line, priced.unitPrice), replaces);
    if (!added.ok) return refuse({ errors: {}, formError: added.error });

    const filled = encodeBasket(added.value);
    const cookie = basketHeader(filled, { ...visit, isSecure: headers.isSecure });
    // The island shows the new text in its bar.
    if (form.has('bar'))
      return new BareReply(200, ['cache-control', 'no-store', ...cookie], await basketBar(visit, filled));
    if (replaces !== null) return BareReply.seeOther('/basket', cookie);
    const back = form.get('back') ?? '';
    if (site.document.isShop) return BareReply.seeOther(backOf(back) ?? categoryPath(dish.section), cookie);
    return BareReply.seeOther(`/${FILTERS.test(back) ? back : ''}#s${dish.number}`, cookie);
  }

  const found =
    (handle: (visit: Visit, dish: FoundDish, path: string) => Promise<Reply>) =>
    async (visit: Visit): Promise<Reply> => {
      const dish = findDish(visit.site.document, visit.token.slice(0, CODE_LENGTH));
      return dish ? handle(visit, dish, `/dishes/${visit.token}`) : pages.notFound(visit.slug);
    };

  return [{ path: /^\/dishes\/([\w-]{8}(?:-[^/]{0,200})?)$/, GET: found(open), POST: found(add) }];
}

const CODE_LENGTH = 8;
