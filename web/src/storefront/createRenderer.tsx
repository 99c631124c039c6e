import type { BasketView } from '@forkfront/common/basketView.ts';
import type {
  DishView,
  ErrorView,
  MenuQuery,
  OwnerAnswerForm,
  RenderedPage,
  ReportForm,
  StatusNotice,
} from '@forkfront/common/renderer.ts';
import type { ShopView } from '@forkfront/common/shopView.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { aboutMessages } from './aboutMessages.ts';
import { messages } from './messages.ts';
import { AboutPage } from './pages/AboutPage.tsx';
import { BasketPage } from './pages/BasketPage.tsx';
import { DishPage } from './pages/DishPage.tsx';
import { MenuPage } from './pages/MenuPage.tsx';
import { MessagePage } from './pages/MessagePage.tsx';
import { OwnerAnswerPage } from './pages/OwnerAnswerPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { ReportPage } from './pages/ReportPage.tsx';
import { ShopPage } from './pages/ShopPage.tsx';
import { StatusPage } from './pages/StatusPage.tsx';
import { pageLook, paletteStyle, styleHash } from './palette/siteColours.ts';
import { Document, type DocumentHead, type PageKind } from './parts/Document.tsx';
import { hasSign } from './parts/Masthead.tsx';
import { behind, describe, menuHead, picturesOf, shopHead, titled } from './parts/heads.ts';
import type { OrderPageView, OwnerOrderPageView } from '@forkfront/common/orderPage.ts';
import type { Storefront } from './queries/storefrontPage.ts';
import type { PageContext, StorefrontAssets } from './renderer.types.ts';
import { blurStyle, safeUrl } from './rules/address.rules.ts';
import { motifOf } from './rules/motif.rules.ts';
import { stockedItem } from './rules/shelf.rules.ts';
import { orderProgress } from './rules/orderState.rules.ts';
import { appIcon, APP_ICONS, manifest, siteMap } from './rules/siteFiles.rules.ts';
import { favicon, shareCard, shareImage } from './rules/siteImages.rules.ts';

/** Pages with a fixed text: an expired link, an unknown address, a closed site, and one that we have suspended. */
type MessageKind = 'expired' | 'notFound' | 'gone' | 'suspended';

/** The link of a page with a message: to the menu, or without a site to the product. */
function wayOut({ site, productName, productUrl }: PageContext): { href: string; label: string } | null {
  if (site) return { href: '/', label: messages.basket.toMenu };
  const product = safeUrl(productUrl);
  return product ? { href: product, label: messages.toProduct(productName) } : null;
}

/** Seconds between reloads of the status page without JavaScript. */
const REFRESH_SECONDS = 15;

const timeOf = ({ now }: PageContext): Date => now ?? new Date();

/** lucide names each drawing in a class that no rule uses: 70 bytes of a menu page. */
const ICON_NAMES = / class="lucide [\w-]+ icon"/g;

/** The pages of the diners' sites as functions from data to HTML. The pages link to the built files `assets`. */
export function createRenderer(assets: StorefrontAssets) {
  function render(
    { isTest = false, isLook = false }: PageContext,
    page: PageKind,
    site: Storefront | null | undefined,
    head: DocumentHead,
    body: ReactNode,
  ): RenderedPage {
    const { theme, brand } = pageLook(site);
    const palette = paletteStyle({ theme, brand });
    const { band, sign } = assets.motif[motifOf(site?.cuisine)];
    const motif = `:root{--band:url(${band})${hasSign(theme) ? `;--sign:url(${sign})` : ''}}`;
    const style = palette.css + motif + blurStyle(head.pictures ?? []);
    // Its address is not one of the site, so it does not describe it to machines.
    const own = isLook ? { title: head.title, siteName: head.siteName } : head;
    const html = renderToStaticMarkup(
      <Document {...{ head: own, theme, palette, style, assets, page, isTest, isLook }}>{body}</Document>,
    );
    return {
      html: `<!doctype html>${html.replaceAll(ICON_NAMES, ' class="icon"')}`,
      styleHash: styleHash(style),
    };
  }

  function message(
    context: PageContext,
    title: string,
    text: string,
    aside: string | null = null,
  ): RenderedPage {
    const { site, productName } = context;
    const link = wayOut(context);
    return render(
      context,
      'words',
      site,
      titled(title, site?.name ?? productName),
      <MessagePage {...{ context, title, text, aside }} link={link || null} />,
    );
  }

  return {
    /** `bar`: text of the basket bar, empty without a basket. `note`: a sentence above the menu, may be empty. */
    renderMenuPage(
      storefront: Storefront,
      context: PageContext,
      asked?: { filter: MenuQuery; bar: string; note: string },
    ): RenderedPage {
      const filtered = asked && { asked: asked.filter, bar: asked.bar, note: asked.note };
      const menu = <MenuPage {...{ storefront, context, ...filtered, now: timeOf(context) }} />;
      return render(context, 'front', storefront, menuHead(storefront), menu);
    },

    /** The end of the place in the menu page where the text of the basket bar belongs. */
    basketMark: 'data-sum="">',

    /** The end of the place where the note belongs. */
    noteMark: 'data-note="">',

    renderShopPage(storefront: Storefront, view: ShopView, context: PageContext): RenderedPage {
      const body = <ShopPage {...{ storefront, view, context, now: timeOf(context) }} />;
      return render(context, 'shop', storefront, shopHead(storefront, view), body);
    },

    renderDishPage(storefront: Storefront, dish: DishView, context: PageContext): RenderedPage {
      const section = storefront.sections.find(({ items }) => items.some(({ id }) => id === dish.id));
      const found = section?.items.find(({ id }) => id === dish.id);
      if (!section || !found) throw new Error('The menu has no such dish.');
      const item = stockedItem(found, dish.shelf ?? undefined);
      const head = {
        ...behind(storefront, item.name, item.path),
        description: item.description || describe(storefront),
        image: safeUrl(item.imageUrl) ?? shareImage(storefront),
        pictures: [item.imageUrl ?? ''],
      };
      const body = <DishPage {...{ storefront, item, section, dish, context, now: timeOf(context) }} />;
      return render(context, 'dish', storefront, head, body);
    },

    renderDraftPage(storefront: Storefront, popular: readonly string[], context: PageContext): RenderedPage {
      // Without its address: links of a draft would leave the frame.
      const own = { ...context, productUrl: '', isDraft: true };
      const { name } = storefront;
      const head = { title: name, siteName: name, pictures: picturesOf(storefront) };
      const menu = <MenuPage {...{ storefront, popular, context: own, now: timeOf(context) }} />;
      return render(context, 'front', storefront, head, menu);
    },

    renderBasketPage(storefront: Storefront, basket: BasketView, context: PageContext): RenderedPage {
      const head = titled(messages.basket.title, storefront.name);
      const body = <BasketPage {...{ storefront, basket, context, now: timeOf(context) }} />;
      return render(context, 'basket', storefront, head, body);
    },

    /** `path`: of the page itself. */
    renderStatusPage(
      order: OrderPageView,
      path: string,
      context: PageContext,
      notice: StatusNotice = { problem: null, gone: null, answerPath: null },
    ): RenderedPage {
      const head = {
        ...titled(messages.status.title(order.number), order.restaurantName),
        ...(orderProgress(order).isFinal ? {} : { refresh: `${REFRESH_SECONDS};url=${path}` }),
      };
      const body = <StatusPage {...{ order, path, notice, context, now: timeOf(context) }} />;
      return render(context, 'status', context.site, head, body);
    },

    renderOwnerAnswerPage(
      order: OwnerOrderPageView,
      form: OwnerAnswerForm,
      context: PageContext,
    ): RenderedPage {
      const head = titled(messages.answer.title(order.number), order.restaurantName);
      return render(context, 'answer', context.site, head, <OwnerAnswerPage {...{ order, form, context }} />);
    },

    renderOrderEmailPage(email: string, action: string | null, context: PageContext): RenderedPage {
      const texts = messages.orderEmail;
      const { site } = context;
      const restaurant = site?.name ?? texts.thisRestaurant;
      const title = action === null ? texts.done : texts.title;
      const text = (action === null ? texts.doneText : texts.text)(email, restaurant);
      return render(
        context,
        'words',
        site,
        titled(title, restaurant),
        <MessagePage
          {...{ context, title, text }}
          form={action === null ? null : { action, label: texts.confirm }}
        />,
      );
    },

    renderMessagePage(kind: MessageKind, context: PageContext): RenderedPage {
      const { title, text } = messages[kind === 'notFound' && context.site ? 'notFoundOnSite' : kind];
      return message(context, title, text);
    },

    renderReportPage(storefront: Storefront, form: ReportForm, context: PageContext): RenderedPage {
      const { title, sentTitle, sentText } = messages.report;
      if (form.isSent) return message({ ...context, site: storefront }, sentTitle, sentText);
      const head = titled(title, storefront.name);
      return render(context, 'report', storefront, head, <ReportPage {...{ storefront, form, context }} />);
    },

    renderAboutPage(storefront: Storefront, context: PageContext): RenderedPage {
      const head = behind(storefront, aboutMessages.about.title(storefront.name), '/about');
      return render(
        context,
        'about',
        storefront,
        { ...head, description: describe(storefront), image: shareImage(storefront) },
        <AboutPage {...{ storefront, context, now: timeOf(context) }} />,
      );
    },

    renderPrivacyPage(storefront: Storefront, context: PageContext): RenderedPage {
      const head = behind(storefront, aboutMessages.privacy.title, '/privacy');
      return render(context, 'about', storefront, head, <PrivacyPage {...{ storefront, context }} />);
    },

    renderErrorPage({ text, reference, form, isOutage }: ErrorView, context: PageContext): RenderedPage {
      const texts = messages.error;
      const title = isOutage ? texts.outageTitle : texts.title;
      const { site } = context;
      const again = isOutage ? { href: '', label: texts.again } : wayOut(context);
      const head = {
        ...titled(title, site?.name ?? context.productName),
        ...(isOutage && !form ? { refresh: String(REFRESH_SECONDS) } : {}),
      };
      const body = (
        <MessagePage
          {...{ context, title, text }}
          aside={reference === null ? null : texts.reference(reference)}
          call={isOutage ? (site?.phone ?? null) : null}
          form={form && { ...form, label: texts.again }}
          link={form ? null : again}
        />
      );
      return render(context, 'words', site, head, body);
    },

    renderFavicon: favicon,
    shareCard,
    appIcon,
    appIcons: APP_ICONS,
    manifest,
    siteMap,
  };
}
