import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import type { RenderedPage, ReportForm } from '@forkfront/common/renderer.ts';
import type { FormTexts } from '../modules/keptForms/keptForm.entity.ts';
import { SiteReportService } from '../modules/siteReports/siteReport.service.ts';
import { LookDraftService } from '../modules/restaurants/lookDraft.service.ts';
import { themeName, themeNamed } from '@forkfront/common/themes.ts';
import { DraftViewService } from '../modules/onboarding/draftView.service.ts';
import { timeText } from '@forkfront/common/orderTimes.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { DRAFTS_SLUG, SiteLinks } from '../modules/sites/siteLinks.ts';
import { toStorefrontType } from '../modules/sites/storefront.graphql.ts';
import { Scope } from '../composition/container.ts';
import { basketBar } from './basketLines.ts';
import { codeNote, linkReply } from './linkedCode.ts';
import { messages } from './messages.ts';
import { type Again, BareReply, FormAnswer, NO_TEXTS, type Route, type Reply, type Visit } from './route.ts';
import { shopFront, shopFrontView } from './shopRoutes.ts';
import type { SitePages, StorefrontParts } from './sitePages.ts';

const NOT_INDEXED = ['x-robots-tag', 'noindex'];

/** The menu page of a site, and the pages about the restaurant. */
export function menuRoutes(parts: StorefrontParts, pages: SitePages): Route[] {
  const { renderer, context, headers, container } = parts;
  const { clock } = container.infrastructure;

  async function menu(visit: Visit): Promise<Reply | null> {
    const linked = linkReply(visit, '/', headers);
    if (linked) return linked;
    const { slug, query, basket, orderFor } = visit;
    const note = [timeNote(visit, clock()), await codeNote(visit)].filter(Boolean).join(' ');
    const shop = await shopFront(visit, note, parts, pages);
    if (shop) return shop;
    const bar = basket === '' ? '' : await basketBar(visit);
    const filter = {
      diet: chosenOf(query, 'diet'),
      without: chosenOf(query, 'without'),
      find: (query.get('find') ?? '').slice(0, MAX_SEARCH_LENGTH).trim(),
    };
    if (filter.diet.length + filter.without.length > 0 || filter.find !== '' || orderFor) {
      const look = await pages.look(slug, orderFor);
      return (
        look && pages.once(200, renderer.renderMenuPage(look, context, { filter, bar, note }), NOT_INDEXED)
      );
    }
    const isPlain = bar === '' && note === '' && !context.isTest;
    return isPlain ? pages.menu(slug) : pages.menuWith(slug, { bar, note });
  }

  async function about(slug: string, render: 'renderAboutPage' | 'renderPrivacyPage'): Promise<Reply> {
    const look = await pages.look(slug);
    return look ? pages.once(200, renderer[render](look, context)) : pages.notFound(slug);
  }

  return [
    { path: /^\/$/, GET: async (visit) => (await menu(visit)) ?? pages.notFound(visit.slug) },
    { path: /^\/about$/, GET: ({ slug }) => about(slug, 'renderAboutPage') },
    { path: /^\/privacy$/, GET: ({ slug }) => about(slug, 'renderPrivacyPage') },
  ];
}

/** What the menu says about the time for which the visitor orders; empty without one. */
const timeNote = ({ orderFor, site }: Visit, now: Date): string =>
  orderFor && !site.document.isShop ? messages.orderFor(timeText(site.document.timeZone, orderFor, now)) : '';

/** More than there are diets or allergens. */
const MAX_CHOSEN = 20;

const chosenOf = (query: URLSearchParams, name: string): string[] =>
  [...new Set(query.getAll(name))].slice(0, MAX_CHOSEN);

/** A draft can be looked at, and does nothing else. */
const DRAFT_SANDBOX = ['sandbox allow-scripts allow-same-origin'];

/** The page of a draft or of a mail, on its own host, so that a frame can show it. It writes nothing. */
export async function draftReply(
  path: string,
  query: URLSearchParams,
  parts: StorefrontParts,
  pages: SitePages,
): Promise<Reply> {
  const scope = new Scope(parts.container);
  if (path.endsWith('/mail')) {
    const mail = await scope.get(DraftViewService).findTestMail(path.slice(0, -'/mail'.length));
    return mail === null ? pages.notFound(DRAFTS_SLUG) : pages.mail(mail);
  }
  const page = path.includes('/')
    ? await lookPage(path, query, parts, pages)
    : await setupPage(path, query.get('theme'), parts);
  return page ? pages.once(200, page, NOT_INDEXED, DRAFT_SANDBOX) : pages.notFound(DRAFTS_SLUG);
}

/** The site that a chat would build, with another design if the address names one; null for an unknown key or design. */
async function setupPage(
  key: string,
  theme: string | null,
  { container, renderer, context }: StorefrontParts,
): Promise<RenderedPage | null> {
  const draft = await new Scope(container).get(DraftViewService).find(key);
  const design = themeNamed(theme);
  if (!draft || (theme !== null && design === undefined)) return null;
  const site = toStorefrontType({ version: 1, document: draft.document }, container.get(SiteLinks));
  // The renderer reads enums as GraphQL writes them.
  const look = { ...site, theme: themeName(design ?? site.theme) };
  return renderer.renderDraftPage(look, draft.popularItems, context);
}

/** The front page of a site with a look that is not saved; null for an address that shows none. */
async function lookPage(
  path: string,
  query: URLSearchParams,
  { container, renderer, context }: StorefrontParts,
  pages: SitePages,
): Promise<RenderedPage | null> {
  const scope = new Scope(container);
  const found = await scope.get(LookDraftService).find(path, query);
  const site = found && (await container.get(SiteService).find(found.slug));
  const saved = site && (await pages.look(found.slug));
  if (!saved) return null;
  const { brandPrimary: primary, brandSecondary: secondary, theme, ...words } = found.look;
  const look = {
    ...saved,
    ...words,
    ...(theme && { theme: themeName(theme) }),
    ...(primary && secondary && { brand: { primary, secondary } }),
  };
  const own = { ...context, isLook: true };
  const view = await shopFrontView({ site, scope });
  return view ? renderer.renderShopPage(look, view, own) : renderer.renderMenuPage(look, own);
}

/** The form that reports a site to the support. */
export function reportRoutes({ renderer, context }: StorefrontParts, pages: SitePages): Route[] {
  async function show({ slug, form, query }: Visit, { words, status, headers }: Again): Promise<Reply> {
    const site = await pages.look(slug);
    if (!site) return pages.notFound(slug);
    const { errors, formError } = words;
    const shown = { values: reportOf(form), errors, formError, isSent: query.get('sent') === '1' };
    return pages.once(status, renderer.renderReportPage(site, shown, context), [...NOT_INDEXED, ...headers]);
  }

  async function send(visit: Visit): Promise<Reply | FormAnswer> {
    const values = reportOf(visit.form);
    const sent = await visit.scope.get(SiteReportService).report(visit.slug, values, visit.ip);
    if (sent.ok) return BareReply.seeOther('/report?sent=1');
    const { error } = sent;
    const refuse = (status: number, words: Partial<FormTexts>): FormAnswer =>
      new FormAnswer('/report', new URLSearchParams(values), words, { status });
    if (error.kind !== 'validation')
      return refuse(error.kind === 'rateLimited' ? 429 : 404, { formError: error.message });
    return refuse(422, {
      errors: Object.fromEntries(error.fields.map(({ path, message }) => [path, message])),
    });
  }

  return [
    {
      path: /^\/report$/,
      GET: (visit) => show(visit, { words: NO_TEXTS, status: 200, headers: [] }),
      POST: send,
      again: show,
    },
  ];
}

/** What the form of a report sends. */
const reportOf = (form: URLSearchParams): ReportForm['values'] => ({
  reason: form.get('reason') ?? '',
  text: form.get('text') ?? '',
  email: form.get('email') ?? '',
});
