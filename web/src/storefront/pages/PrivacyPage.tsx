import { aboutMessages } from '../aboutMessages.ts';
import { Footer, TopBar } from '../parts/Frame.tsx';
import { Banners, CallText, ProductLink } from '../parts/Notices.tsx';
import type { Storefront } from '../queries/storefrontPage.ts';
import type { PageContext } from '../renderer.types.ts';
import { phoneHref } from '@forkfront/common/phoneNumber.ts';
import { safeUrl } from '../rules/address.rules.ts';

const texts = aboutMessages.privacy;

type Props = { storefront: Storefront; context: PageContext };

/** The restaurant's privacy notice: it is responsible, and the product processes the data for it (UK GDPR, article 13). */
export function PrivacyPage({ storefront, context }: Props) {
  const { name, addressLine, phone, isPreview } = storefront;
  const trader = storefront.companyName ?? name;
  const { productName, productUrl } = context;
  const policy = safeUrl(`${productUrl}/privacy-policy`);
  const contact = safeUrl(`${productUrl}/contact`);
  return (
    <>
      <Banners site={storefront} context={context} />
      <TopBar site={storefront} />
      <main className="wrap">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead(name)}</p>
        <section aria-labelledby="who">
          <h2 id="who">{texts.whoTitle}</h2>
          <p>{isPreview ? texts.whoPreview(productName) : texts.who(trader, addressLine)}</p>
          {!isPreview && <p>{texts.processor(productName, trader)}</p>}
          {policy && (
            <p>
              <ProductLink href={policy}>{texts.productPolicy(productName)}</ProductLink>
            </p>
          )}
        </section>
        <section aria-labelledby="what">
          <h2 id="what">{texts.whatTitle}</h2>
          <dl>
            {texts.what.map(([what, why]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.noTracking}</p>
        </section>
        <section aria-labelledby="how-long">
          <h2 id="how-long">{texts.howLongTitle}</h2>
          {texts.howLong(storefront.ordering.dinerDataMonths).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
        <section aria-labelledby="others">
          <h2 id="others">{texts.othersTitle}</h2>
          <p>{texts.others(productName)}</p>
        </section>
        <section aria-labelledby="rights">
          <h2 id="rights">{texts.rightsTitle}</h2>
          <p>{texts.rights}</p>
          <p>
            {texts.contact(productName)}{' '}
            {contact && <ProductLink href={contact}>{texts.contactLink}</ProductLink>}
          </p>
          {phoneHref(phone) && (
            <p>
              <CallText phone={phone} call={texts.contactCall} text="" />
            </p>
          )}
        </section>
      </main>
      <Footer context={context} site={storefront} />
    </>
  );
}
